import type { Fonts } from '@afterimage/scene/fonts.ts';
import type { SceneSurface } from '@afterimage/scene/scene.ts';

export interface SceneAssets {
  fonts: Fonts;
  /** Decoded photos by id, no larger than a screen needs. */
  images: ReadonlyMap<string, ImageBitmap>;
  status: 'loading' | 'ready' | 'failed';
  retry: () => void;
}

/** Loads the faces and photos that surfaces are drawn with; what has been loaded once stays for all who ask. */
export function useSceneAssets(
  _surfaceList: readonly SceneSurface[],
  _photoUrls: ReadonlyMap<string, string>,
): SceneAssets {
  return { fonts: new Map(), images: new Map(), status: 'loading', retry: () => undefined };
}
