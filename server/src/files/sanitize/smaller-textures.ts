import sharp from 'sharp';
import { modelLimits } from '@afterimage/contract/values/limits.ts';
import { type Glb, readGlb, writeGlb } from './glb.ts';
import { gltf } from './gltf.ts';

type TextureFault = 'texture' | 'texturePixels' | 'allTexturePixels' | 'large';

/** Says which limit a texture is beyond, or that it is damaged. */
export class TextureError extends Error {
  readonly fault: TextureFault;
  constructor(fault: TextureFault) {
    super(fault);
    this.fault = fault;
  }
}

interface Texture {
  view: number;
  bytes: Uint8Array;
  format: 'jpeg' | 'png' | 'webp';
  width: number;
  height: number;
}

/** The limit of all textures together in a phone's memory, at four bytes per pixel. */
export const allTexturePixels = 4 * 4096 * 4096;
/** The side lengths from which a texture is reduced, and to which; the next step follows if the result is still too large. */
const steps = [
  { from: 4096, to: 2048 },
  { from: 2049, to: 2048 },
  { from: 1025, to: 1024 },
];

/**
 * The model with textures that fit a phone's memory and a file within the size limit; the same model if nothing has to change.
 * Throws a `TextureError`.
 */
export async function withSmallerTextures(model: Buffer): Promise<Buffer> {
  const glb = readGlb(model);
  if (!glb) throw new TextureError('texture');
  const textures = await readTextures(glb);
  for (const texture of textures) await checkTexture(texture);
  let fault: TextureFault = 'large';
  for (const { from, to } of steps) {
    fault = pixelsWith(textures, from, to) > allTexturePixels ? 'allTexturePixels' : 'large';
    if (fault === 'allTexturePixels') continue;
    const large = textures.filter(({ width, height }) => Math.max(width, height) >= from);
    const smaller = large.length === 0 ? model : await resized(glb, large, to);
    if (smaller.length <= modelLimits.bytes) return smaller;
  }
  throw new TextureError(fault);
}

const pixelsWith = (textures: readonly Texture[], from: number, to: number): number =>
  textures.reduce((sum, { width, height }) => {
    const longer = Math.max(width, height);
    return sum + width * height * (longer >= from ? (to / longer) ** 2 : 1);
  }, 0);

async function readTextures({ json, binary }: Glb): Promise<Texture[]> {
  const { images, bufferViews } = gltf.parse(JSON.parse(json));
  const views = new Set(images.flatMap(({ bufferView }) => (bufferView === undefined ? [] : [bufferView])));
  return Promise.all(
    Array.from(views, async (view) => {
      const { byteOffset = 0, byteLength = 0 } = bufferViews[view] ?? {};
      const bytes = binary.subarray(byteOffset, byteOffset + byteLength);
      const facts = await sharp(bytes, { limitInputPixels: false })
        .metadata()
        .catch(() => null);
      if (!facts) throw new TextureError('texture');
      const { format, width, height } = facts;
      if (format !== 'jpeg' && format !== 'png' && format !== 'webp') throw new TextureError('texture');
      return { view, bytes, format, width, height };
    }),
  );
}

/** Every image must be valid, and small enough to be resized in the shop's memory. */
async function checkTexture({ bytes, width, height }: Texture): Promise<void> {
  const { texturePixels } = modelLimits;
  if (width * height > texturePixels) throw new TextureError('texturePixels');
  await sharp(bytes, { limitInputPixels: texturePixels, failOn: 'error' })
    .timeout({ seconds: 20 })
    .resize(8, 8, { fit: 'fill' })
    .raw()
    .toBuffer()
    .catch(() => {
      throw new TextureError('texture');
    });
}

async function resized(glb: Glb, textures: readonly Texture[], side: number): Promise<Buffer> {
  const replacements = new Map<number, Buffer>();
  for (const { view, bytes, format } of textures) {
    const picture = sharp(bytes, { limitInputPixels: modelLimits.texturePixels, failOn: 'error' })
      .timeout({ seconds: 20 })
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .toFormat(format, format === 'png' ? {} : { quality: 88 });
    const data = await picture.toBuffer().catch(() => {
      throw new TextureError('texture');
    });
    replacements.set(view, data);
  }
  return writeGlb(replaceViews(glb, replacements));
}

interface View {
  buffer: number;
  byteOffset?: number;
  byteLength: number;
}

/** Replaces the bytes of some buffer views of the first buffer; the rest stays. */
function replaceViews({ json, binary }: Glb, replacements: ReadonlyMap<number, Buffer>): Glb {
  const content = JSON.parse(json) as { bufferViews: View[]; buffers: { byteLength: number }[] };
  const range = ({ byteOffset = 0, byteLength }: View) => ({ start: byteOffset, end: byteOffset + byteLength });
  const removedViews = content.bufferViews
    .filter((_, index) => replacements.has(index))
    .map(range)
    // Whole words only: what comes after stays aligned.
    .map(({ start, end }) => ({ start: start + (-start & 3), end: end - (end & 3) }))
    .filter(({ start, end }) => end > start)
    .toSorted((one, other) => one.start - other.start);
  const pieces: Buffer[] = [];
  let at = 0;
  for (const { start, end } of removedViews) {
    if (start < at) throw new TextureError('texture');
    pieces.push(binary.subarray(at, start));
    at = end;
  }
  pieces.push(binary.subarray(at));
  const shift = (offset: number) =>
    removedViews.reduce((sum, { start, end }) => sum + (end <= offset ? end - start : 0), 0);
  let length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  const views = content.bufferViews.map((view, index) => {
    const data = replacements.get(index);
    if (view.buffer !== 0) return view;
    if (!data) {
      const { start, end } = range(view);
      if (removedViews.some((gap) => gap.start < end && start < gap.end)) throw new TextureError('texture');
      return { ...view, byteOffset: start - shift(start) };
    }
    const padding = Buffer.alloc(-length & 3);
    const byteOffset = length + padding.length;
    pieces.push(padding, data);
    length = byteOffset + data.length;
    return { ...view, byteOffset, byteLength: data.length };
  });
  const [first, ...others] = content.buffers;
  const buffers = [{ ...first, byteLength: length }, ...others];
  return { json: JSON.stringify({ ...content, bufferViews: views, buffers }), binary: Buffer.concat(pieces) };
}
