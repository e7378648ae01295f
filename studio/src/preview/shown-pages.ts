import type { SceneSurface } from '@afterimage/scene/scene.ts';

/** What shows a surface on the model: of a page that which all its pages share. */
export const faceOf = ({ id, face = id }: Pick<SceneSurface, 'id' | 'face'>): string => face;

/**
 * What the model shows, each under the name of its face: of several pages the one that is looked at, or the first one.
 */
export function shownPages(surfaceList: readonly SceneSurface[], seenId: string | null): SceneSurface[] {
  const faces = [...new Set(surfaceList.map(faceOf))];
  return faces.flatMap((face) => {
    const pages = surfaceList.filter((surface) => faceOf(surface) === face);
    const page = pages.find(({ id }) => id === seenId) ?? pages[0];
    return page ? [page.id === face ? page : { ...page, id: face }] : [];
  });
}
