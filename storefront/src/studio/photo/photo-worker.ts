import { photoLimits } from '@afterimage/contract/upload-limits.ts';
import { headBytes, photoHead, type PhotoHead } from './photo-head.ts';
import type { PhotoAnswer, PhotoAsk, PreparedPhoto } from './read-photo.ts';

/** The longer edge of what is shown on the screen, in pixels. */
const previewEdge = 2048;
/** From so many pixels on it may be the device that cannot, and not the photo. */
const manyPixels = 24_000_000;

addEventListener('message', ({ data: { id, file } }: MessageEvent<PhotoAsk>) => {
  const answer = (told: PhotoAnswer) => postMessage(told);
  prepare(file).then(
    (told) => answer({ id, ...told }),
    () => answer({ id, fault: 'damaged' }),
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
  if (head.type === 'image/heic') return fromHeic(file);
  try {
    const { bitmap, size } = await smaller(file, head);
    if (size.width * size.height > photoLimits.pixels) return { fault: 'pixels' };
    return { size, preview: await encoded(bitmap, head.type === 'image/jpeg'), converted: null };
  } catch (error) {
    const perhapsFine = head.size && (head.type === 'image/avif' || head.size.width * head.size.height > manyPixels);
    if (!perhapsFine || !head.size) throw error;
    return { size: head.size, preview: null, converted: null };
  }
}

/** The photo upright and no larger than the screen needs it. */
async function smaller(
  source: Blob,
  { size }: PhotoHead,
): Promise<{ bitmap: ImageBitmap; size: { width: number; height: number } }> {
  if (size && Math.max(size.width, size.height) > previewEdge) {
    const share = previewEdge / Math.max(size.width, size.height);
    const bitmap = await createImageBitmap(source, {
      imageOrientation: 'from-image',
      resizeWidth: Math.round(size.width * share),
      resizeHeight: Math.round(size.height * share),
      resizeQuality: 'medium',
    });
    return { bitmap, size };
  }
  const bitmap = await createImageBitmap(source, { imageOrientation: 'from-image' });
  return { bitmap, size: { width: bitmap.width, height: bitmap.height } };
}

/** What the shop does not take it gets as a JPEG of the same size, without where it was taken. */
async function fromHeic(file: File) {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(async () => {
    const { decodeHeic } = await import('./decode-heic.ts');
    return createImageBitmap(await decodeHeic(new Uint8Array(await file.arrayBuffer())));
  });
  const size = { width: bitmap.width, height: bitmap.height };
  if (size.width * size.height > photoLimits.pixels) return { fault: 'pixels' as const };
  const whole = drawn(bitmap, 1);
  const converted = await whole.convertToBlob({ type: 'image/jpeg', quality: 0.92 });
  const share = Math.min(1, previewEdge / Math.max(size.width, size.height));
  const preview =
    share < 1 ? await drawn(bitmap, share).convertToBlob({ type: 'image/jpeg', quality: 0.9 }) : converted;
  bitmap.close();
  return { size, preview, converted };
}

async function encoded(bitmap: ImageBitmap, opaque: boolean): Promise<Blob> {
  const canvas = drawn(bitmap, 1);
  bitmap.close();
  // Browsers that cannot write WebP write PNG instead, which keeps what is transparent as well.
  return canvas.convertToBlob({ type: opaque ? 'image/jpeg' : 'image/webp', quality: 0.9 });
}

function drawn(bitmap: ImageBitmap, share: number): OffscreenCanvas {
  const canvas = new OffscreenCanvas(Math.round(bitmap.width * share), Math.round(bitmap.height * share));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}
