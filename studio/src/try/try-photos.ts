import type { Customization } from '@afterimage/contract/customization.ts';
import { type Region, regionOf } from '@afterimage/scene/region.ts';
import type { Scene } from '@afterimage/scene/scene.ts';

/** A photo on which something plays, as a camera is to see it. */
export interface TryPhoto {
  slot: number;
  title: string;
  region: Region;
}

/** The photos of a scene whose slots carry a medium, in the order of the faces. */
export function tryPhotosOf(
  { surfaceList }: Scene,
  media: { has: (slot: number) => boolean },
  slots: readonly Pick<Customization, 'id' | 'title'>[],
): TryPhoto[] {
  const photos = surfaceList.flatMap((surface) =>
    surface.itemList.flatMap((item, index) => {
      if (item.kind !== 'photo' || !media.has(item.slot)) return [];
      const region = regionOf(surface, index);
      return region ? [{ slot: item.slot, title: slots.find(({ id }) => id === item.slot)?.title ?? '', region }] : [];
    }),
  );
  // One that stands on several pages is tried once.
  return photos.filter(({ slot }, index) => photos.findIndex((one) => one.slot === slot) === index);
}
