import type { Scene, SceneSurface } from '@afterimage/scene/scene.ts';

/** Where no photo lies nothing is printed, and no place for one is shown. */
export const printed = ({ surfaceList }: Scene): SceneSurface[] =>
  surfaceList.map((surface) => ({
    ...surface,
    itemList: surface.itemList.filter((item) => item.kind !== 'photo' || item.photo !== null),
  }));
