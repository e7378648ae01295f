import { photoMatrix } from '@afterimage/scene/place-photo.ts';
import type { SceneItem, SceneSurface } from '@afterimage/scene/scene.ts';
import type { CSSProperties } from 'react';
import { matrixStyle } from './medium-style.ts';

/** A printed photo on which something can play; without a surface the photo simply covers its print. */
export interface Print {
  surface?: SceneSurface | undefined;
  photoUrl: string;
  /** Width to height. */
  ratio: number;
}

type PhotoItem = Extract<SceneItem, { kind: 'photo' }>;

const photoOf = (surface: SceneSurface | undefined): PhotoItem | undefined =>
  surface?.itemList.find((item): item is PhotoItem => item.kind === 'photo' && item.photo !== null);

/** How the photo lies in its print, from the photo's full-size pixels to shares of the print's height; null: it covers it. */
export function photoOnPrint({ surface, ratio }: Print) {
  const item = photoOf(surface);
  if (!item?.photo) return null;
  const place = { x: 0, y: 0, width: item.place.width, height: item.place.height, rotation: 0 };
  const matrix = photoMatrix({ photo: item.photo, place, bleedMm: item.bleedMm }, item.placement);
  return { matrix, size: item.photo, box: { width: place.height * ratio, height: place.height } };
}

/** The style of the photo's picture in the box of its print. */
export function photoStyle(print: Print): CSSProperties | undefined {
  const lies = photoOnPrint(print);
  return lies
    ? { maxInlineSize: 'none', objectFit: 'fill', ...matrixStyle(lies.matrix, lies.size, lies.box) }
    : undefined;
}
