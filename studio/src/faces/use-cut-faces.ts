import type { SceneSurface } from '@afterimage/scene/scene.ts';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';

const load = () => import('./photo-faces.ts');
type PhotoFaces = Awaited<ReturnType<typeof load>>;

const none: ReadonlySet<number> = new Set();
const notLoaded = { onFaces: () => () => {}, knownFaces: () => null };

/**
 * The slots whose photo lies so that a face is cut off; empty while that is not known. Nothing of it is loaded before a photo
 * is in its place, and where it cannot be loaded nothing is said.
 */
export function useCutFaces(
  surfaces: readonly SceneSurface[],
  photoUrls: ReadonlyMap<string, string>,
): ReadonlySet<number> {
  const hasPhoto = surfaces.some(({ itemList }) => itemList.some((item) => item.kind === 'photo' && item.photo));
  const [loaded, setLoaded] = useState<PhotoFaces | null>(null);
  useEffect(() => {
    if (hasPhoto && !loaded) load().then(setLoaded, () => undefined);
  }, [hasPhoto, loaded]);
  useEffect(() => loaded?.lookForFaces(surfaces, photoUrls), [loaded, surfaces, photoUrls]);
  const { onFaces, knownFaces } = loaded ?? notLoaded;
  const known = useSyncExternalStore<ReturnType<PhotoFaces['knownFaces']> | null>(
    onFaces,
    knownFaces,
    notLoaded.knownFaces,
  );
  return useMemo(() => (loaded && known ? loaded.cutFaceSlots(surfaces, known) : none), [loaded, known, surfaces]);
}
