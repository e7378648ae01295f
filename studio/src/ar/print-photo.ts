import type { Scene, SceneItem, SceneSurface } from '@afterimage/scene/scene.ts';
import { matWidthMm } from '@afterimage/scene/mat/mat-frame.ts';
import { asItFits, photoMatrix } from '@afterimage/scene/place-photo.ts';
import type { CSSProperties } from 'react';
import type { MatShape } from '../mat/mat-paths.ts';
import type { DisplayedPhoto } from '../photo/SlotImage.tsx';
import { matrixStyle, unitPrint } from './medium-style.ts';

/** A printed photo on which something can play. */
export interface Print {
  photo: DisplayedPhoto & { id: string };
  /** The photo alone, as it lies in its place. */
  surface: SceneSurface;
  /** Width to height of the place. */
  ratio: number;
  /** The mat round it, and how wide that is as a share of its whole width. */
  mat?: { shape: MatShape; wide: number } | undefined;
}

type PhotoItem = Extract<SceneItem, { kind: 'photo' }>;
type PlacedPhotoItem = PhotoItem & { photo: NonNullable<PhotoItem['photo']> };

const isPlacedPhoto = (item: SceneItem): item is PlacedPhotoItem => item.kind === 'photo' && item.photo !== null;

/** The photo of a slot as it lies in its print; whole, where the slot is not printed any more. */
export function printOf(
  { surfaceList }: Pick<Scene, 'surfaceList'>,
  { id, title }: { id: number; title: string },
  photo: DisplayedPhoto & { id: string },
): Print {
  const item = surfaceList.flatMap(({ itemList }) => itemList).find((one) => isPlacedPhoto(one) && one.slot === id);
  const placedPhoto = item && isPlacedPhoto(item) ? item : wholePhoto(id, photo);
  const { width, height } = placedPhoto.place;
  const surface: SceneSurface = {
    id: 'photo',
    title,
    widthMm: width,
    heightMm: height,
    bleedMm: 0,
    safeMm: 0,
    outline: 'rectangle',
    background: '#ffffff',
    itemList: [
      { ...placedPhoto, place: { x: 0, y: 0, width, height, rotation: 0 }, outline: 'rectangle', rim: undefined },
    ],
  };
  return { photo, surface, ratio: width / height, mat: matOf(placedPhoto) };
}

function wholePhoto(slot: number, { url: _, ...photo }: DisplayedPhoto & { id: string }): PlacedPhotoItem {
  const { widthMm: width, heightMm: height } = unitPrint(photo.width / photo.height);
  return {
    kind: 'photo',
    slot,
    place: { x: 0, y: 0, width, height, rotation: 0 },
    outline: 'rectangle',
    bleedMm: 0,
    photo: { ...photo, look: { ...photo.look, mat: undefined, placement: asItFits } },
  };
}

/** The style of the photo's picture in the box of its print. */
export function photoStyle({ surface }: Print): CSSProperties | undefined {
  const item = surface.itemList.find(isPlacedPhoto);
  if (!item) return undefined;
  const { photo, place, bleedMm } = item;
  const matrix = photoMatrix({ photo, place, bleedMm }, photo.look.placement);
  return { maxInlineSize: 'none', objectFit: 'fill', ...matrixStyle(matrix, photo, place) };
}

/** Width to height of all that is printed: the photo with its mat. */
export const wholeRatio = ({ mat, ratio }: Print): number => (mat ? mat.shape.width / mat.shape.height : ratio);

/** The same without what is printed round the photo. */
export const bareOf = (print: Print): Print => ({ ...print, mat: undefined });

function matOf({ slot, photo, outline, rim }: PlacedPhotoItem): Print['mat'] {
  const style = photo.look.mat;
  if (!rim || !style) return undefined;
  const { width, height } = rim.place;
  return {
    shape: { style, slot, photoId: photo.id, width, height, bleedMm: rim.bleedMm, outline },
    wide: matWidthMm(rim.place) / width,
  };
}
