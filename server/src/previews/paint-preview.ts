import { existsSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { studioGround } from '@afterimage/contract/values/palette.ts';
import { printMaps } from '@afterimage/sample/print-maps.generated.ts';
import { generatedPictures } from '@afterimage/sample/pictures.generated.ts';
import { drawSurface } from '@afterimage/scene/draw-surface.ts';
import type { SceneSurface } from '@afterimage/scene/scene.ts';
import type { FileStore } from '../files/store/store.ts';
import { blendOnto, rgbOf } from '../model-export/paint-surfaces.ts';
import { threads } from '../platform/concurrency/threads.ts';
import { fail } from '../platform/http/failure.ts';
import { loadFonts } from '../print/print-fonts.ts';
import { paintDrawing } from '../targets/paint-drawing.ts';
import type { FacePicture } from './compose-preview.ts';
import type { ComposeTask } from './compose-worker.ts';
import { facesInView, previewSize, readView, viewOf } from './preview-view.ts';
import { hasContent, type PreviewRecipe } from './preview-recipe.ts';
import { withDepth } from './engraving-depth.ts';

/** The longest side of a face, in pixels: about as many as the photograph shows of it. */
const longestSide = 1000;
/** How deep engravings look at most, in millimeters: on a small face they are shallower. */
const mostDepthMm = { cut: 0.35, pressed: 0.9 };
const mostDepthShare = 0.04;
/** How much of its dark color remains of what is pressed. */
const pressedTone = 0.25;
/** What part of a preview a print takes that is shown alone. */
const proofShare = 0.76;

const sampleFile = (path: string): string => fileURLToPath(new URL(`../../../sample/${path}`, import.meta.url));
const compose = threads<ComposeTask, Uint8Array>(new URL('./compose-worker.ts', import.meta.url), { permits: 1 });

/** Paints the product with what is printed on it, or the print alone where there is no map of the photograph. */
export const paintPreview = (recipe: PreviewRecipe, store: FileStore): Promise<Uint8Array> =>
  paintRecipe(
    recipe,
    store,
    async (id) => (await readStored(store, recipe.photos[id] ?? '')) ?? fail('FILE_NOT_FOUND'),
  );

/** The same, with photos that are read otherwise. */
export async function paintRecipe(
  recipe: Omit<PreviewRecipe, 'photos'>,
  store: FileStore,
  readPhoto: (id: string) => Promise<Buffer>,
): Promise<Uint8Array> {
  const fonts = await loadFonts(recipe.surfaceList);
  const paint = (surface: SceneSurface, longest: number) =>
    paintFace(surface, {
      background: (recipe.dyed.includes(surface.id) ? recipe.swatch : null) ?? surface.background,
      isBesideToo: recipe.dyed.includes(surface.id) || surface.whiteInk === true || surface.engraved === true,
      isPressed: printMaps[recipe.photograph?.map ?? '']?.pressed === surface.id,
      longest,
      sources: { fonts, readPhoto },
    });
  const ground = await groundOf(recipe, store);
  if (!ground) return paintProof(recipe, paint);
  const pictures = new Map<string, FacePicture>();
  // One after the other: each holds a few megabytes of pixels. An empty face shows what the photograph has there.
  for (const surface of recipe.surfaceList)
    if (!recipe.drawn || hasContent(surface)) pictures.set(surface.id, await paintOnPicture(recipe, surface, paint));
  return compose({ photo: { data: ground.data, ...previewSize }, map: ground.map, pictures });
}

type Paint = (surface: SceneSurface, longest: number) => Promise<FacePicture>;

/** A face as the photograph shows it; where it was drawn and its ground is not printed, the material is seen around it. */
async function paintOnPicture(
  { drawn }: Pick<PreviewRecipe, 'drawn'>,
  surface: SceneSurface,
  paint: Paint,
): Promise<FacePicture> {
  if (!drawn || surface.backgroundPrinted !== false) return paint(surface, longestSide);
  return { ...(await paint({ ...surface, background: '#ffffff' }, longestSide)), isOnMaterial: true };
}

/** The photograph in the size of a preview, and where its faces lie; null where there is none. */
async function groundOf(
  { photograph, drawn }: Omit<PreviewRecipe, 'photos'>,
  store: FileStore,
): Promise<{ data: Buffer; map: ComposeTask['map'] } | null> {
  if (drawn) {
    const file =
      'key' in drawn.picture ? await readStored(store, drawn.picture.key) : picturePath(drawn.picture.sample);
    const view = viewOf(drawn);
    return file === null ? null : { data: await readView(file, view, drawn), map: facesInView(drawn, view) };
  }
  const map = photograph && sampleFile(`print-maps/${photograph.map}.map`);
  if (!photograph || !map || !existsSync(map)) return null;
  const data = await sharp(picturePath(photograph.picture))
    .resize(previewSize.width, previewSize.height, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer();
  return { data, map };
}

async function readStored(store: FileStore, key: string): Promise<Buffer | null> {
  return key !== '' && (await store.stat(key)) ? buffer(await store.open(key)) : null;
}

/** The file of a picture of the sample. */
function picturePath(name: string): string {
  const width = generatedPictures[name]?.widths.find((each) => each >= previewSize.width) ?? fail('FILE_NOT_FOUND');
  return sampleFile(`pictures/${name}-${width}.avif`);
}

interface FacePainting {
  /** The color of the material. */
  background: string;
  /** Whether the product has this material beside the face as well. */
  isBesideToo: boolean;
  /** Whether an engraving is pressed into the material, and seen by its edges alone. */
  isPressed: boolean;
  longest: number;
  sources: Parameters<typeof paintDrawing>[1];
}

/** What is printed on a face, on the material that it is printed on. */
async function paintFace(
  surface: SceneSurface,
  { background, isBesideToo, isPressed, longest, sources }: FacePainting,
): Promise<FacePicture> {
  const pxPerMm = longest / Math.max(surface.widthMm, surface.heightMm);
  const length = (mm: number): number => Math.max(1, Math.round(mm * pxPerMm));
  const drawing = drawSurface(surface, sources.fonts, { forPrint: true });
  const size = { width: length(surface.widthMm), height: length(surface.heightMm) };
  const { data, width, height } = await paintDrawing(drawing, sources, size);
  const color = rgbOf(background);
  const printed = Uint8Array.from({ length: width * height }, (_, at) => data[4 * at + 3] ?? 0);
  const engraved = surface.engraved === true;
  const mostMm = isPressed ? mostDepthMm.pressed : mostDepthMm.cut;
  const depthMm = Math.min(mostMm, mostDepthShare * Math.min(surface.widthMm, surface.heightMm));
  if (isPressed) for (let at = 3; at < data.length; at += 4) data[at] = (data[at] ?? 0) * pressedTone;
  blendOnto(data, color, engraved);
  const rgb = await sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .raw()
    .toBuffer();
  return {
    data: engraved ? withDepth({ data: rgb, cut: printed, width, height }, depthMm * pxPerMm) : rgb,
    width,
    height,
    ...(isBesideToo && { material: { color, printed, engraved } }),
  };
}

/** The first print with something on it, alone on the ground of the photographs. */
async function paintProof({ surfaceList }: Pick<PreviewRecipe, 'surfaceList'>, paint: Paint): Promise<Uint8Array> {
  const surface = surfaceList.find(hasContent) ?? surfaceList[0] ?? fail('FILE_NOT_FOUND');
  const aspect = surface.widthMm / surface.heightMm;
  const longest =
    proofShare * (aspect > 0.8 ? previewSize.width : Math.min(previewSize.height, previewSize.width / aspect));
  const face = await paint(surface, longest);
  const rounded = surface.outline === 'ellipse' ? [face.width / 2, face.height / 2] : [2, 2];
  const shape = (fill: string) =>
    Buffer.from(
      `<svg width="${face.width}" height="${face.height}"><rect width="100%" height="100%" rx="${rounded[0]}" ry="${rounded[1]}" fill="${fill}"/></svg>`,
    );
  const [left, top] = [
    Math.round((previewSize.width - face.width) / 2),
    Math.round((previewSize.height - face.height) / 2),
  ];
  const print = await sharp(face.data, { raw: { width: face.width, height: face.height, channels: 3 } })
    .ensureAlpha()
    .composite([{ input: shape('#fff'), blend: 'dest-in' }])
    .png()
    .toBuffer();
  const shadow = await sharp({ create: { ...previewSize, channels: 4, background: '#0000' } })
    .composite([{ input: shape('#0006'), left, top: Math.min(top + 8, previewSize.height - face.height) }])
    .png()
    .toBuffer();
  return sharp({ create: { ...previewSize, channels: 3, background: studioGround } })
    .composite([{ input: await sharp(shadow).blur(14).png().toBuffer() }, { input: print, left, top }])
    .removeAlpha()
    .raw()
    .toBuffer();
}
