import type { ProductDetail } from '@afterimage/contract/catalogue.ts';
import type { Project, ProjectChange } from '@afterimage/contract/projects.ts';
import { templateOf } from '@afterimage/scene/scene-of.ts';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { photoUploads } from '../photo/photo-uploads.ts';
import { PhotoStep } from '../photo/PhotoStep.tsx';
import type { StepEntry } from '../product-customization.state.ts';
import { TextStep } from '../text/TextStep.tsx';
import { words } from './order.words.ts';
import { entriesOf, printChanges, slotsAsPaid } from './project-entries.ts';
import { withEntries } from './project-scene.ts';
import { ProjectProof } from './ProjectProof.tsx';
import styles from './ProjectPersonalization.module.css';

interface ProjectPersonalizationProps {
  project: Project;
  product: Pick<ProductDetail, 'customizationList' | 'currency'>;
  errorAt: (slotId: number) => string | undefined;
  /** What would have to be told to the shop; empty when nothing is other than it was. */
  onChanges: (changes: ProjectChange['projectCustomizationItemList']) => void;
  /** How many photos are on their way. */
  onBusy: (count: number) => void;
}

/** The first step of the studio for something that was ordered: its photos and its words, and how it will look. */
export function ProjectPersonalization(props: ProjectPersonalizationProps) {
  const { project, product, errorAt, onChanges, onBusy } = props;
  const { customizationList: slots, currency } = product;
  const items = project.projectCustomizationItemList;
  const [entries, setEntries] = useState(() => entriesOf(items));
  const template = project.printTemplate ?? templateOf(slots);
  const ordered = useMemo(() => slotsAsPaid(slots, items), [slots, items]);
  const tell = useEffectEvent((now: typeof entries) => onChanges(printChanges(items, now)));
  useEffect(() => tell(entries), [entries]);
  // What was on its way to this thing is not for the next one.
  useEffect(() => () => photoUploads.interrupt(), []);
  const change = (slotId: number, part: Partial<StepEntry>) =>
    setEntries((before) => {
      const entry = before.get(slotId);
      return entry ? new Map(before).set(slotId, { ...entry, ...part }) : before;
    });
  const shown = useMemo(
    () => ({ ...project, projectCustomizationItemList: withEntries(items, entries, slots) }),
    [project, items, entries, slots],
  );
  const hasTexts = ordered.some(({ kind }) => kind === 'text');
  return (
    <div className={styles.room}>
      <div className={styles.tools}>
        <PhotoStep
          product={{ customizationList: ordered }}
          template={template}
          entries={entries}
          errorAt={errorAt}
          expired={[]}
          onPhoto={(id, { url, width, height, id: file }) => change(id, { file, value: url, size: { width, height } })}
          onPlacement={(id, placement) => change(id, { placement })}
          onMat={(id, mat) => change(id, { mat })}
          onRemove={(id) => change(id, { file: null, value: null, size: null })}
          onBusy={onBusy}
          keeps={false}
        />
        {hasTexts ? (
          <TextStep
            slots={ordered}
            template={template}
            entries={entries}
            currency={currency}
            errorAt={errorAt}
            onChange={change}
          />
        ) : null}
      </div>
      <section aria-label={words.preview} className={styles.preview}>
        <ProjectProof project={shown} slots={slots} />
      </section>
    </div>
  );
}
