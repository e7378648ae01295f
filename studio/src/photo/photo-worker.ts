import { photoLimits } from '@afterimage/contract/values/limits.ts';
import { canvasShares, isDrawn } from './canvas-shares.ts';
import { headBytes, photoHead, type PhotoHead } from './photo-head.ts';
import type { PhotoAnswer, PhotoAsk, PreparedPhoto } from './read-photo.ts';

type Size = { width: number; height: number };

/** The longer edge of what is shown on the screen, in pixels. */
const previewEdge = 2048;
/** From so many pixels on it may be the device that cannot, and not the photo. */
const manyPixels = 24_000_000;

addEventListener('message', ({ data: { id, file } }: MessageEvent<PhotoAsk>) => {
  const reply = (workerReply: PhotoAnswer) => postMessage(workerReply);
  prepare(file).then(
    (workerReply) => reply({ id, ...workerReply }),
    () => reply({ id, fault: 'damaged' }),
  );
});

async function prepare(
  file: File,
): Promise<Omit<PreparedPhoto, 'id'> | Omit<Extract<PhotoAnswer, { fault: string }>, 'id'>> {
  if (file.size === 0) return { fault: 'empty' };
  if (file.size > photoLimits.bytes) return { fault: 'large' };
  const head = photoHead(new Uint8Array(await file.slice(0, headBytes).arrayBuffer()));
  if (!head) return { fault: 'kind' };
  if (head.size && head.size.width * head.size.height > photoLimits.pixels) return { fault: 'pixels' };
  if (head.type === 'image/heic') return fromHeic(file, head);
  try {
    const { canvas, size } = await shrunk(file, head);
    if (size.width * size.height > photoLimits.pixels) return { fault: 'pixels' };
    // Browsers that cannot write WebP write PNG instead, which keeps what is transparent as well.
    const type = head.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp';
    return { size, preview: await canvas.convertToBlob({ type, quality: 0.88 }), converted: null };
  } catch (error) {
    const perhapsFine = head.size && (head.type === 'image/avif' || head.size.width * head.size.height > manyPixels);
    if (!perhapsFine || !head.size) throw error;
    return { size: head.size, preview: null, converted: null };
  }
}

/** The photo upright, no larger than the screen needs it, and the size that it really has. */
async function shrunk(source: File, { type, size }: PhotoHead): Promise<{ canvas: OffscreenCanvas; size: Size }> {
  const large = size && Math.max(size.width, size.height) > previewEdge;
  const quick = large && type === 'image/jpeg' ? await reduced(source, size) : null;
  if (quick && size) return { canvas: quick, size };
  const share = large ? previewEdge / Math.max(size.width, size.height) : 1;
  const bitmap = await createImageBitmap(source, {
    imageOrientation: 'from-image',
    ...(large && {
      resizeWidth: Math.round(size.width * share),
      resizeHeight: Math.round(size.height * share),
      resizeQuality: 'medium' as const,
    }),
  });
  const canvas = drawScaled(bitmap, 1);
  const own = { width: bitmap.width, height: bitmap.height };
  bitmap.close();
  return { canvas, size: large ? size : own };
}

/**
 * A JPEG decoded at a fraction of its size, which takes a fraction of time and memory, by browsers that can and that
 * turn it upright; null by others, and when what comes is not the upright photo.
 */
async function reduced(source: File, size: Size): Promise<OffscreenCanvas | null> {
  // oxlint-disable no-restricted-globals -- Safari has no ImageDecoder: it decodes the whole photo
  if (typeof ImageDecoder === 'undefined' || !('rotation' in VideoFrame.prototype)) return null;
  // What comes back is a number of eighths of the photo, and no larger: of one that is very large, an eighth is too little.
  const edge = Math.max(size.width, size.height) > previewEdge * 4 ? previewEdge * 1.5 : previewEdge;
  const decoder = new ImageDecoder({
    // oxlint-enable no-restricted-globals
    type: 'image/jpeg',
    data: source.stream(),
    desiredWidth: edge,
    desiredHeight: edge,
  });
  try {
    const { image } = await decoder.decode();
    const canvas = new OffscreenCanvas(image.displayWidth, image.displayHeight);
    canvas.getContext('2d', { alpha: false })?.drawImage(image, 0, 0);
    image.close();
    const [ratio, targetRatio] = [canvas.width / canvas.height, size.width / size.height];
    return Math.abs(ratio / targetRatio - 1) < 0.01 ? canvas : null;
  } catch {
    return null;
  } finally {
    decoder.close();
  }
}

/** What the shop does not take it gets as a JPEG, without where it was taken: of the same size where the device can. */
async function fromHeic(file: File, head: PhotoHead) {
  const bitmap = await decodedHeic(file, head);
  const size = { width: bitmap.width, height: bitmap.height };
  if (size.width * size.height > photoLimits.pixels) return { fault: 'pixels' as const };
  const whole = largestOf(bitmap);
  const converted = await whole.convertToBlob({ type: 'image/jpeg', quality: 0.92 });
  const share = Math.min(1, previewEdge / Math.max(size.width, size.height));
  const preview =
    share < 1 ? await drawScaled(bitmap, share).convertToBlob({ type: 'image/jpeg', quality: 0.9 }) : converted;
  bitmap.close();
  return { size: { width: whole.width, height: whole.height }, preview, converted };
}

/** By the browser itself, whole or as large as it can, else by a decoder of our own. */
async function decodedHeic(file: File, { size }: PhotoHead): Promise<ImageBitmap> {
  for (const share of size ? canvasShares(size) : [1]) {
    const smaller = size &&
      share < 1 && { resizeWidth: Math.floor(size.width * share), resizeHeight: Math.floor(size.height * share) };
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image', ...smaller }).catch(() => null);
    if (bitmap) return bitmap;
  }
  const { decodeHeic } = await import('./decode-heic.ts');
  return createImageBitmap(await decodeHeic(new Uint8Array(await file.arrayBuffer())));
}

function largestOf(bitmap: ImageBitmap): OffscreenCanvas {
  for (const share of canvasShares(bitmap)) {
    const canvas = drawScaled(bitmap, share);
    const context = canvas.getContext('2d');
    if (context && isDrawn(canvas, context)) return canvas;
    // Given back at once: the smaller one may need its memory
    canvas.width = 0;
  }
  throw new Error('The photo cannot be drawn');
}

function drawScaled(bitmap: ImageBitmap, share: number): OffscreenCanvas {
  const canvas = new OffscreenCanvas(Math.round(bitmap.width * share), Math.round(bitmap.height * share));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}
