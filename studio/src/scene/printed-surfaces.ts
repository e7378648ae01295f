import type { Scene, SceneSurface } from '@afterimage/scene/scene.ts';

/** An empty photo slot prints nothing, and no placeholder is shown. */
export const printedSurfaces = ({ surfaceList }: Scene): SceneSurface[] =>
  surfaceList.map((surface) => ({
    ...surface,
    itemList: surface.itemList.filter((item) => item.kind !== 'photo' || item.photo !== null),
  }));
