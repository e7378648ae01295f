import { effectiveDpi, photoMatrix } from '@afterimage/scene/place-photo.ts';
import type { SceneItem, SceneSurface } from '@afterimage/scene/scene.ts';

export type PlacedPhoto = Extract<SceneItem, { kind: 'photo' }> & {
  photo: NonNullable<Extract<SceneItem, { kind: 'photo' }>['photo']>;
};

export const isPlacedPhoto = (item: SceneItem): item is PlacedPhoto => item.kind === 'photo' && item.photo !== null;

/** At which resolution a photo is printed. */
export const dpiOf = ({ photo, place, bleedMm }: PlacedPhoto): number =>
  effectiveDpi({ photo, place, bleedMm }, photo.look.placement);

/**
 * How far a photo stays away from what it must cover, in millimeters: from its place with its own bleed, and from the bleed
 * of the surface where its place reaches the cut.
 */
export function shortfallOf(item: PlacedPhoto, surface: SceneSurface): number {
  return Math.max(uncovered(item), missingBleed(item, surface));
}

/** The corners of the place with its bleed, seen from the photo: how far the farthest lies beyond its edges. */
function uncovered({ photo, place, bleedMm }: PlacedPhoto): number {
  const [a, b, c, d, e, f] = photoMatrix({ photo, place, bleedMm }, photo.look.placement);
  const determinant = a * d - b * c;
  const mmPerPixel = Math.hypot(a, b);
  const angle = (place.rotation * Math.PI) / 180;
  const [halfWidth, halfHeight] = [place.width / 2 + bleedMm, place.height / 2 + bleedMm];
  const corners = [-1, 1].flatMap((x) => [-1, 1].map((y): [number, number] => [x * halfWidth, y * halfHeight]));
  const beyond = corners.map(([x, y]) => {
    const left = place.x + place.width / 2 + x * Math.cos(angle) - y * Math.sin(angle) - e;
    const top = place.y + place.height / 2 + x * Math.sin(angle) + y * Math.cos(angle) - f;
    const [column, row] = [(d * left - c * top) / determinant, (a * top - b * left) / determinant];
    return Math.max(-column, -row, column - photo.width, row - photo.height) * mmPerPixel;
  });
  return Math.max(0, ...beyond);
}

/** How much of the surface's bleed stays white where the photo's place reaches the cut. */
function missingBleed({ place, bleedMm, mirrorMm = 0, outline }: PlacedPhoto, surface: SceneSurface): number {
  if (outline !== 'rectangle' || place.rotation !== 0) return 0;
  const { widthMm, heightMm, bleedMm: needed } = surface;
  const gaps = [place.x, place.y, widthMm - place.x - place.width, heightMm - place.y - place.height];
  const reachesCut = gaps.some((gap) => Math.abs(gap) < 0.05);
  return reachesCut ? Math.max(0, needed - bleedMm - mirrorMm) : 0;
}

/** By how much a photo is longer in one direction than its file is; `stored` are the pixels of the file, upright. */
export function stretchOf(photo: { width: number; height: number }, stored: { width: number; height: number }): number {
  const ratio = (photo.width * stored.height) / (photo.height * stored.width);
  return Math.max(ratio, 1 / ratio) - 1;
}

/** The mean brightness of a part of a picture (RGBA), 0 to 1. */
export function brightnessOf(data: Uint8Array): number {
  let sum = 0;
  for (let at = 0; at < data.length; at += 4)
    sum += 0.2126 * (data[at] ?? 0) + 0.7152 * (data[at + 1] ?? 0) + 0.0722 * (data[at + 2] ?? 0);
  return sum / (data.length / 4) / 255;
}
