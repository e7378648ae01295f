import type { ProductDetail } from '@afterimage/contract/catalogue.ts';
import type { FilledSlot } from '@afterimage/contract/filled-slot.ts';
import type { Photo } from '@afterimage/contract/files.ts';
import type { PhotoLook } from '@afterimage/contract/look.ts';
import type { PrintTemplate } from '@afterimage/contract/print.ts';
import { asItFits } from '@afterimage/scene/place-photo.ts';
import { type ReactNode, useState } from 'react';
import { slotKey } from '../payload.ts';
import { useAcceptedTypes } from './accepted-types.ts';
import { distribute } from './distribute.ts';
import { photoUploads } from './photo-uploads.ts';
import { words } from './photo.words.ts';
import { PhotoPanel } from './PhotoPanel.tsx';
import styles from './PhotoStep.module.css';
import { PhotoTiles } from './PhotoTiles.tsx';
import { type SlotView, slotView } from './slot-view.ts';
import { useArrivingFiles } from './use-arriving-files.ts';
import { usePhotoUploads } from './use-photo-uploads.ts';

interface PhotoStepProps {
  product: Pick<ProductDetail, 'customizationList'>;
  template: PrintTemplate;
  /** What lies in the slots, by their ids, and the photos in them by theirs. */
  filled: ReadonlyMap<number, FilledSlot>;
  photos: ReadonlyMap<string, Photo>;
  /** Where photos are seen, by their ids, when not at their own addresses: on the person's own device. */
  photoUrls?: ReadonlyMap<string, string>;
  errorAt: (slotId: number) => string | undefined;
  /** The slots whose photo was kept for a time and is gone. */
  expired: readonly number[];
  /** A photo has come into a slot. `localUrl` shows it from the person's own device; whoever gets it revokes it. */
  onPhoto: (slotId: number, photo: Photo, localUrl: string | null) => void;
  /** The parts of a photo's look that change; what is undefined is taken away. */
  onLook: (slotId: number, look: Partial<PhotoLook>) => void;
  /** What else is to be said of a slot's photo. */
  aside?: ((slotId: number) => ReactNode) | undefined;
  onRemove: (slotId: number) => void;
  /** Called when a slot is opened for editing. */
  onOpen?: (slotId: number) => void;
  /** How many photos are on their way. */
  onBusy: (count: number) => void;
  /** Whether what is on its way when the page is left goes on when somebody comes back. */
  resumesUploads?: boolean;
}

const nowhere: ReadonlyMap<string, string> = new Map();

/** What is seen in each slot: its photo, or the one that is on its way. */
function useSlotViews(props: PhotoStepProps, slots: ProductDetail['customizationList']): SlotView[] {
  const { template, filled, photos, photoUrls = nowhere, onPhoto, onLook, onBusy, resumesUploads = true } = props;
  const uploads = usePhotoUploads(
    {
      onArrived({ slotId, photo, placement, localUrl }) {
        onPhoto(slotId, photo, localUrl);
        onLook(slotId, { placement });
      },
      onBusy,
      resumesUploads,
    },
    slots.filter(({ id }) => !hasPhoto(filled.get(id))).map(({ id }) => id),
  );

  return slots.map((slot) =>
    slotView(slot, template, { filled: filled.get(slot.id), photos, upload: uploads.get(slot.id), photoUrls }),
  );
}

/** The photos of a product: chosen, dropped, pasted or taken, several at once, and laid in their slots. */
export function PhotoStep(props: PhotoStepProps) {
  const { product, errorAt, expired, onLook, onRemove } = props;
  const accept = useAcceptedTypes();
  const slots = product.customizationList.filter(({ kind }) => kind === 'photo');
  const [selectedSlot, setSelectedSlot] = useState<number | null>(null);
  const [note, setNote] = useState('');
  const views = useSlotViews(props, slots);
  const isEmpty = (id: number) => views.some(({ slot, photo, upload }) => slot.id === id && !photo && !upload);
  const active = selectedSlot ?? slots.find(({ id }) => isEmpty(id))?.id ?? slots[0]?.id ?? 0;

  const { turn, give, swap } = useGiving(
    { slots, views, active, isEmpty, onChoose: setSelectedSlot, onNote: setNote },
    props,
  );
  // What is pasted goes to the slot at work, while that is empty or the only one; else to the first that is empty.
  const { over, drop } = useArrivingFiles({
    onFiles: (files, slot) => give(files, slot ?? (isEmpty(active) || slots.length === 1 ? active : null)),
    onSwap: swap,
  });

  const at = Math.max(
    0,
    views.findIndex(({ slot }) => slot.id === active),
  );
  const view = views[at];
  if (!view) return null;
  const { slot } = view;
  const several = slots.length > 1;
  const neighbours = [views[at - 1], views[at + 1]].filter((one) => one !== undefined);
  return (
    <div className={styles.step} data-over={over !== null || undefined} {...drop}>
      {several ? (
        <PhotoTiles
          views={views}
          active={active}
          over={over}
          isWrong={(id) => errorAt(id) !== undefined}
          onOpen={(id) => {
            setSelectedSlot(id);
            setNote('');
            props.onOpen?.(id);
          }}
        />
      ) : null}
      <output className={styles.note}>{note}</output>
      {isEmpty(slot.id) && hasStandIns(props.template, slot.id) ? <p>{words.standIns}</p> : null}
      <PhotoPanel
        key={slot.id}
        view={view}
        id={several ? `${slotKey(slot.id)}-photo` : slotKey(slot.id)}
        error={errorAt(slot.id)}
        expired={expired.includes(slot.id)}
        over={over === slot.id || over === 'step'}
        accept={accept}
        several={several}
        turn={turn}
        neighbours={neighbours}
        aside={props.aside?.(slot.id)}
        onLook={(look) => onLook(slot.id, look)}
        onFiles={(files) => give(files, slot.id)}
        onPlacement={(placement) =>
          view.photo?.uploaded ? onLook(slot.id, { placement }) : photoUploads.place(slot.id, placement)
        }
        onSwap={(to) => swap(slot.id, to)}
        onRemove={() => {
          setNote('');
          onRemove(slot.id);
        }}
        onCancel={() => photoUploads.cancel(slot.id)}
      />
    </div>
  );
}

interface Giving {
  slots: readonly { id: number }[];
  views: readonly SlotView[];
  /** The slot at work. */
  active: number;
  isEmpty: (slotId: number) => boolean;
  onChoose: (slotId: number) => void;
  onNote: (text: string) => void;
}

/** Gives files to slots and swaps the photos of two; `turn` changes with every photo that is given. */
function useGiving(
  { slots, views, active, isEmpty, onChoose, onNote }: Giving,
  { onPhoto, onLook, onRemove }: Pick<PhotoStepProps, 'onPhoto' | 'onLook' | 'onRemove'>,
) {
  const [turn, setTurn] = useState(0);
  const give = (files: File[], targetSlot: number | null) => {
    const { placed, left } = distribute(
      files,
      slots.map(({ id }) => ({ id, filled: !isEmpty(id) })),
      targetSlot,
    );
    for (const { slot, item } of placed) void photoUploads.begin(slot, item);
    setTurn((count) => count + 1);
    onNote(left > 0 ? words.leftOver({ count: left }) : '');
    const [first] = placed;
    if (first && !placed.some(({ slot }) => slot === active)) onChoose(first.slot);
    else onChoose(active);
  };
  const swap = (from: number, to: number) => {
    const [one, other] = [from, to].map((id) => views.find(({ slot }) => slot.id === id));
    if (from === to || !one?.photo?.uploaded || !other || one.upload || other.upload) return;
    const placePhoto = (slotId: number, photo: Photo) => {
      onPhoto(slotId, photo, null);
      onLook(slotId, { placement: asItFits });
    };
    if (other.photo?.uploaded) placePhoto(from, other.photo.uploaded);
    else onRemove(from);
    placePhoto(to, one.photo.uploaded);
    setTurn((count) => count + 1);
    onChoose(to);
    onNote(words.swapped);
  };
  return { turn, give, swap };
}

/** Whether an empty slot shows other slots' photos. */
const hasStandIns = ({ surfaceList }: PrintTemplate, slotId: number): boolean =>
  surfaceList.some(({ itemList }) =>
    itemList.some((item) => item.kind === 'photo' && item.slot === slotId && item.standInList !== undefined),
  );

const hasPhoto = (slot: FilledSlot | undefined): boolean => slot?.kind === 'photo' && slot.photo !== null;
