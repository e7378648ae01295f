import { matWidthMm } from '@afterimage/scene/mat/mat-place.ts';
import { photoMatrix } from '@afterimage/scene/place-photo.ts';
import type { SceneItem, SceneSurface } from '@afterimage/scene/scene.ts';
import type { CSSProperties } from 'react';
import type { MatLook } from '../mat/mat-paths.ts';
import { matrixStyle } from './medium-style.ts';

/** A printed photo on which something can play; without a surface the photo simply covers its print. */
export interface Print {
  /** The mat round it, and how wide that is as a share of its whole width. */
  mat?: { look: MatLook; rim: number } | undefined;
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

/** Width to height of all that is printed: the photo with its mat. */
export const wholeRatio = ({ mat, ratio }: Print): number => (mat ? mat.look.width / mat.look.height : ratio);

/** What a print has round its photo; `place` is where the mat's own edge lies. */
export function matOf(item: Pick<PhotoItem, 'slot' | 'photo' | 'outline' | 'mat'>): Print['mat'] {
  const { slot, photo, outline, mat } = item;
  if (!mat || !photo) return undefined;
  const { style, bleedMm } = mat;
  const { width, height } = mat.place;
  return {
    look: { style, slot, photoId: photo.id, width, height, bleedMm, outline },
    rim: matWidthMm(mat.place) / width,
  };
}
