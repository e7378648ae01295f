import type { ProductDetail } from '@afterimage/contract/catalogue.ts';
import type { SoldSlot } from '@afterimage/contract/filled-slot.ts';
import type { Photo } from '@afterimage/contract/files.ts';
import type { Project, ProjectChange } from '@afterimage/contract/projects.ts';
import { templateOf } from '@afterimage/scene/slot-template.ts';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { SlotEdit } from '../edit-slot.ts';
import { photoUploads } from '../photo/photo-uploads.ts';
import { PhotoStep } from '../photo/PhotoStep.tsx';
import { TextStep } from '../text/TextStep.tsx';
import { words } from './order.words.ts';
import { PaidChoices } from './PaidChoices.tsx';
import { projectScene } from './project-scene.ts';
import {
  editedSold,
  paidChoices,
  photosOfProject,
  printChanges,
  slotsAsPaid,
  slotsOfProject,
} from './project-slots.ts';
import { ProofSurfaces } from './ProofSurfaces.tsx';
import styles from './ProjectPersonalization.module.css';

interface ProjectPersonalizationProps {
  project: Project;
  product: Pick<ProductDetail, 'customizationList' | 'currency'>;
  /** The extras of the whole product, by their titles. */
  extras: readonly string[];
  errorAt: (slotId: number) => string | undefined;
  /** What would have to be told to the shop; empty when nothing is other than it was. */
  onChanges: (changes: ProjectChange['projectCustomizationItemList']) => void;
  /** How many photos are on their way. */
  onBusy: (count: number) => void;
}

/** The first step of the studio for something that was ordered: its photos and its words, and how it will look. */
export function ProjectPersonalization(props: ProjectPersonalizationProps) {
  const { project, product, extras, errorAt, onChanges, onBusy } = props;
  const { customizationList: slots, currency } = product;
  const items = project.projectCustomizationItemList;
  const [slotValues, setSlotValues] = useState(() => slotsOfProject(items));
  const [photos, setPhotos] = useState(() => photosOfProject(items));
  const template = project.printTemplate ?? templateOf(slots);
  const paidSlots = useMemo(() => slotsAsPaid(slots, items), [slots, items]);
  const reportChanges = useEffectEvent((now: typeof slotValues) => onChanges(printChanges(items, now)));
  useEffect(() => reportChanges(slotValues), [slotValues]);
  // What was on its way to this thing is not for the next one.
  useEffect(() => () => photoUploads.interrupt(), []);
  const change = (slotId: number, next: (slot: SoldSlot) => SoldSlot) =>
    setSlotValues((before) => {
      const slot = before.get(slotId);
      return slot ? new Map(before).set(slotId, next(slot)) : before;
    });
  const edit = (slotId: number, part: SlotEdit) => change(slotId, (slot) => editedSold(slot, part, slots));
  const setPhoto = (slotId: number, photo: Photo | null) => {
    if (photo) setPhotos((before) => new Map(before).set(photo.id, photo));
    change(slotId, (slot) => (slot.kind === 'photo' ? { ...slot, photo: photo?.id ?? null } : slot));
  };
  const scene = useMemo(() => {
    const input = { customizations: slots, viewerUrl: project.viewer.url, slots: [...slotValues.values()], photos };
    return projectScene(project, input);
  }, [project, slots, slotValues, photos]);
  const choices = useMemo(() => paidChoices(slots, items), [slots, items]);
  const hasTexts = paidSlots.some(({ kind }) => kind === 'text');
  return (
    <div className={styles.room}>
      <div className={styles.tools}>
        <PhotoStep
          product={{ customizationList: paidSlots }}
          template={template}
          filled={slotValues}
          photos={photos}
          errorAt={errorAt}
          expired={[]}
          onPhoto={setPhoto}
          onLook={(id, look) => edit(id, { look })}
          onRemove={(id) => setPhoto(id, null)}
          onBusy={onBusy}
          resumesUploads={false}
        />
        {hasTexts ? (
          <TextStep
            slots={paidSlots}
            template={template}
            filled={slotValues}
            currency={currency}
            errorAt={errorAt}
            onChange={edit}
          />
        ) : null}
        <PaidChoices
          slots={choices}
          filled={slotValues}
          extras={extras}
          currency={currency}
          errorAt={errorAt}
          onChoose={(id, selectedIds) => edit(id, { choices: selectedIds })}
        />
      </div>
      <section aria-label={words.preview} className={styles.preview}>
        <ProofSurfaces scene={scene} photos={photos} />
      </section>
    </div>
  );
}
