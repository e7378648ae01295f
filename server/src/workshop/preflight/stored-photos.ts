import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { photoLimits } from '@afterimage/contract/values/limits.ts';
import type { Face } from '@afterimage/scene/faces/find-faces.ts';
import type { SceneSurface } from '@afterimage/scene/scene.ts';
import type { FileStore } from '../../files/store/store.ts';
import type { StoredFile } from '../../files/stored-files.ts';
import { readPdf } from './pdf-thread.ts';
import { isPlacedPhoto } from './photo-facts.ts';

/** A photo as its file lies in the store: upright pixels, and its faces; null when they were not looked for. */
export interface StoredPhoto {
  width: number;
  height: number;
  faces: readonly Face[] | null;
}

/** The longer side of the picture that is looked at for faces, in pixels, as in the studio. */
const longestSide = 640;
/** So long the photos of one print file are looked at, in milliseconds; a book may have a hundred. */
const facesTime = 30_000;

/** The photos of the surfaces, each once. */
export async function readStoredPhotos(
  surfaceList: readonly SceneSurface[],
  files: ReadonlyMap<string, StoredFile>,
  store: FileStore,
): Promise<Map<string, StoredPhoto>> {
  const photos = new Map<string, StoredPhoto>();
  const ending = Date.now() + facesTime;
  for (const item of surfaceList.flatMap(({ itemList }) => itemList)) {
    const file = isPlacedPhoto(item) ? files.get(item.photo.id) : undefined;
    if (!file || photos.has(file.id)) continue;
    const bytes = await buffer(await store.open(file.originalKey ?? file.storageKey));
    const { autoOrient } = await sharp(bytes).metadata();
    const { width, height } = autoOrient;
    photos.set(file.id, { width, height, faces: Date.now() < ending ? await facesIn(bytes) : null });
  }
  return photos;
}

/** Faces are a hint: without them the other checks still hold. */
async function facesIn(bytes: Buffer): Promise<readonly Face[] | null> {
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: photoLimits.pixels, sequentialRead: true })
      .autoOrient()
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    const picture = { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
    const reply = await readPdf({ kind: 'faces', picture });
    return 'faces' in reply ? reply.faces : null;
  } catch {
    return null;
  }
}
