import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { drawRegion, type Region } from '@afterimage/scene/region.ts';
import type { CompileOptions } from '@afterimage/tracker';
import type { TargetRecipe } from './tables.ts';
import { fail } from '../platform/http/failure.ts';
import { maxServedSide } from '../files/sanitize/picture.ts';
import type { FileStore } from '../files/store/store.ts';
import { loadFonts } from '../print/print-fonts.ts';
import { compilePicture } from './compile-picture.ts';
import { paintDrawing, type Painting } from './paint-drawing.ts';
import { targetSize } from './target-recipe.ts';

/** What people see of a target before the camera is open: a few kilobytes. */
const pictureSide = 320;

/** Makes a target of its recipe. Fails with FILE_NOT_FOUND or FILE_UNREADABLE when a photo of it cannot be had. */
export async function compileRecipe(
  { region, photos }: TargetRecipe,
  store: FileStore,
): Promise<{ pack: Buffer; picture: Buffer }> {
  const fonts = await loadFonts([region.content]);
  const painting = await paintDrawing(
    drawRegion(region, fonts),
    { fonts, readPhoto: (id, longest) => readPhoto(id, longest, { region, photos }, store) },
    targetSize(region),
  ).catch(unreadable);
  const [pack, picture] = await Promise.all([
    compilePicture({ picture: painting, options: optionsOf(region) }),
    encodePicture(painting),
  ]);
  return { pack, picture };
}

/** The picture that people see, when it is fine enough: it is upright, smaller, and was made here. */
async function readPhoto(
  id: string,
  longest: number,
  { region, photos }: TargetRecipe,
  store: FileStore,
): Promise<Buffer> {
  const { shown: servedKey, original } = photos[id] ?? fail('FILE_NOT_FOUND');
  const sides = region.content.itemList.flatMap((item) =>
    item.kind === 'photo' && item.photo?.id === id ? [Math.max(item.photo.width, item.photo.height)] : [],
  );
  const isFine = original === null || Math.min(longest, ...sides) <= maxServedSide;
  const key = isFine ? servedKey : original;
  if (!(await store.stat(key))) fail('FILE_NOT_FOUND');
  return buffer(await store.open(key));
}

function optionsOf({ widthMm, surface }: Region): CompileOptions {
  const physicalWidth = widthMm;
  if (surface.kind === 'flat') return { physicalWidth };
  return { physicalWidth, surface: { kind: 'cylinder', radius: surface.radiusMm / widthMm } };
}

/** What sharp throws are plain errors; a Failure has its own name. */
function unreadable(error: unknown): never {
  if (error instanceof Error && error.name === 'Error' && !('syscall' in error)) fail('FILE_UNREADABLE');
  throw error;
}

const encodePicture = ({ data, width, height }: Painting): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .resize(pictureSide, pictureSide, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 60, effort: 5 })
    .toBuffer();
