import { lazy, Suspense } from 'react';
import type { SlotView } from '../photo/slot-view.ts';

const MatRing = lazy(async () => ({ default: (await import('./MatRing.tsx')).MatRing }));

/** The mat that a slot's photo has, over the box in which that is seen; its pattern comes when there is one. */
export function LazyMatRing({
  view: { slot, where, whole, photo },
  bleed = false,
}: {
  view: SlotView;
  bleed?: boolean;
}) {
  const { rim, outline } = where;
  const style = photo?.displayed?.look.mat;
  if (!rim || !style) return null;
  const { width, height } = whole.place;
  const of = { style, slot: slot.id, photoId: photo.uploaded?.id ?? '', bleedMm: rim.bleedMm };
  return (
    <Suspense>
      <MatRing of={{ ...of, width, height, outline }} bleed={bleed} />
    </Suspense>
  );
}
