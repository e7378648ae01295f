import type { MatStyle } from '@afterimage/contract/mats.ts';
import type { ProductDetail } from '@afterimage/contract/catalogue.ts';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import type { Personal } from '../personal.ts';
import { placeOf } from '../photo/photo-place.ts';
import type { usePrint } from '../use-print.ts';

const StarsKeeper = lazy(async () => ({ default: (await import('./StarsKeeper.tsx')).StarsKeeper }));
const Trackability = lazy(async () => ({ default: (await import('./Trackability.tsx')).Trackability }));

/** The pattern that is added unasked-for: of the three it helps most. */
const bestMat: MatStyle = 'facets';

interface StarsSettings {
  slots: ProductDetail['customizationList'];
  personal: Personal;
  print: ReturnType<typeof usePrint>;
  /** Whether one is where media are chosen. */
  inAr: boolean;
  onMat: (slotId: number, mat: MatStyle) => void;
}

/**
 * How well the photos will be recognised: once something plays on one of them, or somebody has been where that is
 * chosen. `keeper` is to be rendered once; `about` says it of one photo. Nothing of it is loaded before.
 */
export function useStars({ slots, personal: { entries, media }, print, inAr, onMat }: StarsSettings): {
  keeper: ReactNode;
  about: ((slotId: number) => ReactNode) | undefined;
} {
  const [wished, setWished] = useState(false);
  if (inAr && !wished) setWished(true);
  const wanted = wished || media.size > 0;
  const rated = useMemo(
    () =>
      wanted
        ? slots.flatMap(({ id, kind, limits }) =>
            kind === 'photo' && limits.arAllowed && entries.get(id)?.file != null ? [id] : [],
          )
        : [],
    [wanted, slots, entries],
  );
  if (rated.length === 0) return { keeper: null, about: undefined };
  return {
    keeper: (
      <Suspense>
        <StarsKeeper scene={print.scene} photoUrls={print.photoUrls} slots={rated} />
      </Suspense>
    ),
    about(slotId) {
      const slot = slots.find(({ id }) => id === slotId);
      if (!slot || !rated.includes(slotId)) return null;
      const { width, height } = placeOf(print.template, slot).place;
      return (
        <Suspense>
          <Trackability
            key={slotId}
            slot={slotId}
            longestMm={Math.max(width, height)}
            matted={entries.get(slotId)?.mat !== undefined}
            quiet={!media.has(slotId) && !inAr}
            titleOf={(id) => slots.find((one) => one.id === id)?.title ?? ''}
            onMats={(ids) => ids.forEach((id) => entries.get(id)?.mat === undefined && onMat(id, bestMat))}
          />
        </Suspense>
      );
    },
  };
}
