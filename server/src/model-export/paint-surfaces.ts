import sharp from 'sharp';
import { drawSurface } from '@afterimage/scene/draw-surface.ts';
import { partColor } from '@afterimage/scene/apply-effects.ts';
import type { ModelChanges, SceneSurface } from '@afterimage/scene/scene.ts';
import { loadFonts } from '../print/print-fonts.ts';
import { paintDrawing } from '../targets/paint-drawing.ts';
import type { PrintedPart } from './assign-prints.ts';
import type { SurfacePicture, ModelSurface } from './dress-model.ts';

/** The longest side of a face's picture: sharp on a phone that stands before it, and soon fetched. */
const longestSide = 1024;

interface SurfacesToPaint {
  surfaceList: readonly SceneSurface[];
  surfaces: ReadonlyMap<string, ModelSurface>;
  changes: ModelChanges;
  /** The colour of the thing, for faces that are printed on it. */
  color: string | null;
  readPhoto: (photoId: string) => Promise<Buffer>;
}

/** Paints what is printed on each face that a model shows, as the studio does (studio/preview/paint-face.ts). */
export async function paintSurfaces({
  surfaceList,
  surfaces,
  changes,
  color,
  readPhoto,
}: SurfacesToPaint): Promise<Map<string, SurfacePicture>> {
  const pictures = new Map<string, SurfacePicture>();
  // Of several pages a model shows the first one.
  const byFace = Map.groupBy(surfaceList, ({ id, face = id }) => face);
  const printedSurfaces = Array.from(byFace, ([face, [first]]) => ({ face, surface: first })).flatMap(
    ({ face, surface }) => (surface && surfaces.has(face) ? [{ ...surface, id: face }] : []),
  );
  const fonts = await loadFonts(printedSurfaces);
  // One after the other: each holds a few megabytes of pixels.
  for (const surface of printedSurfaces) {
    const { dyed = false, cut = false, ownColor = null } = surfaces.get(surface.id) ?? {};
    const partsColor = partColor(changes, surface.modelPart, color) ?? ownColor;
    const materialColor = surface.backgroundPrinted === false ? partsColor : null;
    const backgroundColor = (dyed ? color : null) ?? materialColor ?? surface.background;
    const drawing = drawSurface(surface, fonts, { forPrint: true });
    const { data, width, height } = await paintDrawing(drawing, { fonts, readPhoto }, pixelsOf(surface));
    blendOnto(data, rgbOf(backgroundColor), cut);
    const picture = sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
    const jpeg = await picture.jpeg({ quality: 86, chromaSubsampling: '4:4:4' }).toBuffer();
    pictures.set(surface.id, { data: new Uint8Array(jpeg), mimeType: 'image/jpeg' });
  }
  return pictures;
}

/** The parts of an owner's model that show surfaces, by the ids of these. */
export const partsOf = (surfaceList: readonly SceneSurface[]): Map<string, PrintedPart> =>
  new Map(
    surfaceList.flatMap(({ id, face = id, modelPart: part, modelRegion: region }) =>
      part === undefined ? [] : [[face, { part, region }]],
    ),
  );

function pixelsOf({ widthMm, heightMm }: SceneSurface): { width: number; height: number } {
  const pxPerMm = longestSide / Math.max(widthMm, heightMm);
  const length = (mm: number): number => Math.max(1, Math.round(mm * pxPerMm));
  return { width: length(widthMm), height: length(heightMm) };
}

type Rgb = readonly [number, number, number];

export const rgbOf = (color: string): Rgb => {
  const share = (start: number): number => Number.parseInt(color.slice(start, start + 2), 16);
  return [share(1), share(3), share(5)];
};

const lightOf = (red: number, green: number, blue: number): number => 0.3 * red + 0.59 * green + 0.11 * blue;

/**
 * Puts a colour under pixels. What is burnt or cut into the thing keeps that colour and gives it light and shade: the
 * blend mode `luminosity` (W3C, Compositing and Blending 1, 10.3).
 */
export function blendOnto(pixels: Uint8Array | Uint8ClampedArray, backgroundColor: Rgb, cut: boolean): void {
  const light = lightOf(...backgroundColor);
  for (let at = 0; at < pixels.length; at += 4) {
    const share = (pixels[at + 3] ?? 0) / 255;
    let over: Rgb = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
    if (cut && share > 0) over = within(backgroundColor, lightOf(...over) - light);
    for (let channel = 0; channel < 3; channel += 1)
      pixels[at + channel] = Math.round((over[channel] ?? 0) * share + (backgroundColor[channel] ?? 0) * (1 - share));
    pixels[at + 3] = 255;
  }
}

/** A colour made lighter by that much, drawn towards grey where it would leave what can be shown. */
function within(color: Rgb, by: number): Rgb {
  const [red, green, blue] = color.map((value) => value + by) as [number, number, number];
  const light = lightOf(red, green, blue);
  const [least, most] = [Math.min(red, green, blue), Math.max(red, green, blue)];
  const clampedShare = (value: number): number => {
    let clamped = value;
    if (least < 0) clamped = light + ((clamped - light) * light) / (light - least);
    if (most > 255) clamped = light + ((clamped - light) * (255 - light)) / (most - light);
    return Math.min(255, Math.max(0, clamped));
  };
  return [clampedShare(red), clampedShare(green), clampedShare(blue)];
}
