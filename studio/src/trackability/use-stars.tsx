import type { ProductDetail } from '@afterimage/contract/catalogue.ts';
import type { FilledSlot } from '@afterimage/contract/filled-slot.ts';
import type { PhotoLook } from '@afterimage/contract/look.ts';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import type { SlotEdit } from '../edit-slot.ts';
import { isFilled, type Personal } from '../personal.ts';
import { photoAreaOf } from '../photo/photo-area.ts';
import type { usePrint } from '../use-print.ts';

const TrackabilityRater = lazy(async () => ({ default: (await import('./TrackabilityRater.tsx')).TrackabilityRater }));
const Trackability = lazy(async () => ({ default: (await import('./Trackability.tsx')).Trackability }));

/** What is added by one press: of the three patterns it helps most. */
const remedy: PhotoLook = { mat: 'facets' };

interface StarsSettings {
  slots: ProductDetail['customizationList'];
  personal: Personal;
  print: ReturnType<typeof usePrint>;
  /** Whether one is where media are chosen. */
  inAr: boolean;
  onEdit: (slotId: number, edit: SlotEdit) => void;
}

/**
 * How well the photos will be recognised: once something plays on one of them, or somebody has been where that is
 * chosen. `keeper` is to be rendered once; `about` says it of one photo. Nothing of it is loaded before.
 */
export function useStars({ slots, personal, print, inAr, onEdit }: StarsSettings): {
  rater: ReactNode;
  about: ((slotId: number) => ReactNode) | undefined;
} {
  const { media } = personal;
  const [isRequested, setRequested] = useState(false);
  if (inAr && !isRequested) setRequested(true);
  const isEnabled = isRequested || media.size > 0;
  const ratedSlots = useMemo(
    () =>
      isEnabled
        ? slots.flatMap((slot) =>
            slot.kind === 'photo' && slot.limits.arAllowed && isFilled(slot, personal) ? [slot.id] : [],
          )
        : [],
    [isEnabled, slots, personal],
  );
  if (ratedSlots.length === 0) return { rater: null, about: undefined };
  return {
    rater: (
      <Suspense>
        <TrackabilityRater scene={print.scene} photoUrls={print.photoUrls} slots={ratedSlots} />
      </Suspense>
    ),
    about(slotId) {
      const slot = slots.find(({ id }) => id === slotId);
      if (!slot || !ratedSlots.includes(slotId)) return null;
      const { width, height } = photoAreaOf(print.template, slot).place;
      const isMatted = (id: number) => lookOf(personal.slots.get(id)).mat !== undefined;
      return (
        <Suspense>
          <Trackability
            key={slotId}
            slot={slotId}
            longestMm={Math.max(width, height)}
            matted={isMatted(slotId)}
            quiet={!media.has(slotId) && !inAr}
            titleOf={(id) => slots.find((one) => one.id === id)?.title ?? ''}
            onMats={(ids) => ids.forEach((id) => isMatted(id) || onEdit(id, { look: remedy }))}
          />
        </Suspense>
      );
    },
  };
}

const lookOf = (slot: FilledSlot | undefined): PhotoLook => (slot?.kind === 'photo' ? slot.look : {});
