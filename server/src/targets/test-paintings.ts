import sharp, { type Sharp } from 'sharp';
import { expect } from 'vitest';
import type { PhotoLook, Placement } from '@afterimage/contract/look.ts';
import { drawRegion, type Region, regionOf } from '@afterimage/scene/region.ts';
import { asItFits } from '@afterimage/scene/place-photo.ts';
import type { PhotoFile, SceneItem, SceneSurface } from '@afterimage/scene/scene.ts';
import { loadFonts } from '../print/print-fonts.ts';
import { paintDrawing, type Painting } from './paint-drawing.ts';
import { targetSize } from './target-recipe.ts';

type Point = { x: number; y: number };

/** Light discs on a dark ground, with the pixel in whose middle each lies. */
export const discPhoto = { id: 'photo', width: 3000, height: 2000 };
export const discs = [
  [450, 300],
  [2550, 330],
  [1500, 1000],
  [420, 1700],
  [2600, 1650],
  [1100, 620],
  [1900, 1380],
] as const;

/** The photo of the discs, of its size times `scale`. For tests. */
export const discPicture = (scale = 1): Sharp =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${3000 * scale}" height="${2000 * scale}" viewBox="0 0 3000 2000">
      <rect width="100%" height="100%" fill="#203040"/>${discs
        .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="24" fill="#fff"/>`)
        .join('')}</svg>`,
    ),
  );

type PhotoItem = Extract<SceneItem, { kind: 'photo' }>;
type PhotoItemOptions = Partial<Omit<PhotoItem, 'photo'>> & { photo?: PhotoFile; look?: PhotoLook };

/** A photo as it lies in a scene: 3000 × 2000 pixels, as it fits. */
export const photoItem = ({ photo = discPhoto, look = {}, ...rest }: PhotoItemOptions = {}): SceneItem => ({
  kind: 'photo',
  slot: 1,
  place: { x: 0, y: 0, width: 121, height: 96, rotation: 0 },
  outline: 'rectangle',
  bleedMm: 0,
  photo: { ...photo, look: { ...look, placement: look.placement ?? asItFits } },
  ...rest,
});

export const surfaceWith = (itemList: SceneItem[], rest: Partial<SceneSurface> = {}): SceneSurface => ({
  id: 'front',
  title: 'Front',
  widthMm: 121,
  heightMm: 96,
  bleedMm: 3,
  safeMm: 0,
  outline: 'rectangle',
  background: '#204060',
  itemList,
  ...rest,
});

export const regionIn = (surface: SceneSurface): Region => regionOf(surface, 0) ?? expect.fail('no region');

export async function paintRegion(region: Region, photo: Buffer): Promise<Painting> {
  const fonts = await loadFonts([region.content]);
  return paintDrawing(drawRegion(region, fonts), { fonts, readPhoto: async () => photo }, targetSize(region));
}

/** Where a pixel of the photo lies in its upright place, in millimetres: worked out here once more, in another way. */
export function expectedAt(
  [px, py]: readonly [number, number],
  place: { width: number; height: number; bleedMm?: number },
  { zoom = 1, x = 0, y = 0, rotation = 0 }: Partial<Placement>,
): Point {
  const bleed = 2 * (place.bleedMm ?? 0);
  const [width, height] = [place.width + bleed, place.height + bleed];
  const angle = rotation * (Math.PI / 180);
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const boundingSize = { width: width * cos + height * sin, height: width * sin + height * cos };
  const scale = zoom * Math.max(boundingSize.width / discPhoto.width, boundingSize.height / discPhoto.height);
  const fromMiddle = {
    x: (px - discPhoto.width / 2) * scale + (x * (discPhoto.width * scale - boundingSize.width)) / 2,
    y: (py - discPhoto.height / 2) * scale + (y * (discPhoto.height * scale - boundingSize.height)) / 2,
  };
  return {
    x: place.width / 2 + fromMiddle.x * Math.cos(angle) - fromMiddle.y * Math.sin(angle),
    y: place.height / 2 + fromMiddle.x * Math.sin(angle) + fromMiddle.y * Math.cos(angle),
  };
}

/** The middle of the light spot around a pixel, in pixels from the corner; null when none lies wholly in the painting. */
export function spotAround({ data, width, height }: Painting, at: Point, reach = 22): Point | null {
  const middle = { x: Math.round(at.x), y: Math.round(at.y) };
  let [sum, sumX, sumY] = [0, 0, 0];
  for (let y = middle.y - reach; y < middle.y + reach; y += 1)
    for (let x = middle.x - reach; x < middle.x + reach; x += 1) {
      if (x < 0 || y < 0 || x >= width || y >= height) return null;
      const light = Math.max(0, (data[4 * (y * width + x)] ?? 0) - 100);
      sum += light;
      sumX += light * (x + 0.5);
      sumY += light * (y + 0.5);
    }
  return sum < 1000 ? null : { x: sumX / sum, y: sumY / sum };
}
