import type { SceneSurface } from '@afterimage/scene/scene.ts';

/** The face that shows a surface on the model; all pages of a surface share one. */
export const faceOf = ({ id, face = id }: Pick<SceneSurface, 'id' | 'face'>): string => face;

/** The pages that the model shows, each with the id of its face: of several pages the one in view, or the first one. */
export function shownPages(surfaceList: readonly SceneSurface[], seenId: string | null): SceneSurface[] {
  const faces = [...new Set(surfaceList.map(faceOf))];
  return faces.flatMap((face) => {
    const pages = surfaceList.filter((surface) => faceOf(surface) === face);
    const page = pages.find(({ id }) => id === seenId) ?? pages[0];
    return page ? [page.id === face ? page : { ...page, id: face }] : [];
  });
}
