import type { Scene } from '@afterimage/scene/scene.ts';
import { regionOf } from '@afterimage/scene/region.ts';
import { useEffect, useMemo } from 'react';
import { useSceneAssets } from '../scene/use-scene-assets.ts';
import type { RatedPrint } from './rating.ts';
import { endStars, requestRatings } from './rating-client.ts';

interface TrackabilityRaterProps {
  scene: Scene;
  photoUrls: ReadonlyMap<string, string>;
  /** The slots of whose photos it is to be known. */
  slots: readonly number[];
}

/** A photo that is on several pages is rated once. */
const firstOfSlots = (prints: readonly RatedPrint[]): RatedPrint[] =>
  prints.filter(({ slot }, index) => prints.findIndex((one) => one.slot === slot) === index);

/** Has the photos rated as they are printed now, while it is there. */
export function TrackabilityRater({ scene: { surfaceList }, photoUrls, slots }: TrackabilityRaterProps) {
  const { images } = useSceneAssets(surfaceList, photoUrls);
  const prints = useMemo(
    () =>
      firstOfSlots(
        surfaceList.flatMap((surface) =>
          surface.itemList.flatMap((item, index): RatedPrint[] => {
            if (item.kind !== 'photo' || !item.photo || !slots.includes(item.slot)) return [];
            const region = regionOf(surface, index);
            if (!region) return [];
            return [{ slot: item.slot, key: JSON.stringify(region), region, matted: item.rim !== undefined }];
          }),
        ),
      ),
    [surfaceList, slots],
  );
  // A photo that is still on its way to the screen is rated once it is there.
  useEffect(
    () =>
      requestRatings(
        prints.filter(({ region }) =>
          region.content.itemList.every((item) => item.kind !== 'photo' || !item.photo || images.has(item.photo.id)),
        ),
        images,
      ),
    [prints, images],
  );
  useEffect(() => endStars, []);
  return null;
}
