import type { DrawMat } from '@afterimage/scene/draw-with.ts';
import type { Fonts } from '@afterimage/scene/fonts.ts';
import { fontsNeeded } from '@afterimage/scene/fonts-needed.ts';
import type { SceneSurface } from '@afterimage/scene/scene.ts';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import {
  holdPictures,
  loadedAssets,
  mats,
  noAssets,
  onAssets,
  retryAssets,
  wantFont,
  wantMats,
  wantPicture,
} from './loaded-assets.ts';

export interface SceneAssets {
  fonts: Fonts;
  /** Decoded photos by id, no larger than a screen needs. */
  images: ReadonlyMap<string, ImageBitmap>;
  /** Draws the mats round photos; null until it is there, and where there is none. */
  drawMat: DrawMat | null;
  status: 'loading' | 'ready' | 'failed';
  retry: () => void;
}

/**
 * Loads the faces, photos and patterns that surfaces are drawn with; what has been loaded once stays for all who ask. What is
 * there can be drawn while the rest is on its way.
 */
export function useSceneAssets(
  surfaceList: readonly SceneSurface[],
  photoUrls: ReadonlyMap<string, string>,
): SceneAssets {
  const { fonts, pictures, drawMat, failed } = useSyncExternalStore(onAssets, loadedAssets, () => noAssets);
  const fontNames = useMemo(() => fontsNeeded(surfaceList, fonts), [surfaceList, fonts]);
  const urls = useMemo(() => photosOf(surfaceList, photoUrls), [surfaceList, photoUrls]);
  const matted = useMemo(
    () => surfaceList.some(({ itemList }) => itemList.some((item) => item.kind === 'photo' && item.rim)),
    [surfaceList],
  );
  const images = useMemo(
    () =>
      new Map(
        urls.flatMap(([id, url]): [string, ImageBitmap][] => {
          const picture = pictures.get(url);
          return picture ? [[id, picture]] : [];
        }),
      ),
    [urls, pictures],
  );
  useEffect(() => {
    for (const name of fontNames) if (!failed.has(name)) wantFont(name);
  }, [fontNames, failed]);
  useEffect(() => {
    if (matted && !failed.has(mats)) wantMats();
  }, [matted, failed]);
  useEffect(() => {
    for (const [, url] of urls) if (!failed.has(url)) wantPicture(url);
  }, [urls, failed]);
  useEffect(() => holdPictures(urls.map(([, url]) => url)), [urls]);
  const missingAssets = [
    ...fontNames,
    ...(matted && !drawMat ? [mats] : []),
    ...urls.flatMap(([, url]) => (pictures.has(url) ? [] : [url])),
  ];
  const status = missingAssets.some((key) => failed.has(key))
    ? 'failed'
    : missingAssets.length > 0
      ? 'loading'
      : 'ready';
  return { fonts, images, drawMat, status, retry: retryAssets };
}

/** The photos that lie on these surfaces, each once, with its address. */
function photosOf(surfaceList: readonly SceneSurface[], photoUrls: ReadonlyMap<string, string>): [string, string][] {
  const imageUrls = new Map<string, string>();
  for (const item of surfaceList.flatMap(({ itemList }) => itemList)) {
    const url = item.kind === 'photo' && item.photo ? photoUrls.get(item.photo.id) : undefined;
    if (item.kind === 'photo' && item.photo && url) imageUrls.set(item.photo.id, url);
  }
  return [...imageUrls];
}
