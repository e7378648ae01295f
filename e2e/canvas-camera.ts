import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import type { FilmSize } from './camera-film.ts';

/** The frames of a film that `writeFilm` wrote, as JPEG. */
async function framesOf(path: string): Promise<{ size: FilmSize; frames: Buffer[] }> {
  const file = await readFile(path);
  const head = file.subarray(0, file.indexOf('\n'));
  const [width = 0, height = 0] = ['W', 'H'].map((side) =>
    Number(new RegExp(` ${side}(\\d+)`).exec(head.toString())?.[1]),
  );
  const planes = width * height * 1.5;
  const step = 'FRAME\n'.length + planes;
  const frames: Buffer[] = [];
  for (let at = head.length + 1; at + step <= file.length; at += step) {
    const raw = { width, height, channels: 3 as const };
    const rgb = rgbOf(file.subarray(at + step - planes, at + step), { width, height });
    frames.push(await sharp(rgb, { raw }).jpeg({ quality: 90, chromaSubsampling: '4:4:4' }).toBuffer());
  }
  return { size: { width, height }, frames };
}

/** JPEG's full-range YCbCr planes (4:2:0) as RGB: https://www.w3.org/Graphics/JPEG/jfif3.pdf. */
function rgbOf(planes: Buffer, { width, height }: FilmSize): Buffer {
  const rgb = Buffer.alloc(width * height * 3);
  const [blue, red] = [width * height, (width * height * 5) / 4];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const luma = planes[y * width + x]!;
      const chroma = ((y >> 1) * width) / 2 + (x >> 1);
      const [cb, cr] = [planes[blue + chroma]! - 128, planes[red + chroma]! - 128];
      const values = [luma + 1.402 * cr, luma - 0.344136 * cb - 0.714136 * cr, luma + 1.772 * cb];
      for (const [channel, value] of values.entries())
        rgb[(y * width + x) * 3 + channel] = Math.min(255, Math.max(0, Math.round(value)));
    }
  return rgb;
}

/** Replaces the camera by a canvas on which the frames are painted, over and over. Runs in the page. */
function replaceCamera({ size, frames, fps }: { size: FilmSize; frames: string[]; fps: number }): void {
  const film = (async () => {
    const pictures: ImageBitmap[] = [];
    for (const frame of frames) {
      const bytes = Uint8Array.from(atob(frame), (character) => character.charCodeAt(0));
      pictures.push(await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' })));
    }
    return pictures;
  })();
  // WebKit loses what is set on `navigator.mediaDevices` itself
  MediaDevices.prototype.getUserMedia = async () => {
    const pictures = await film;
    const canvas = Object.assign(document.createElement('canvas'), size);
    const context = canvas.getContext('2d', { alpha: false });
    let next = 0;
    const paint = () => {
      const picture = pictures[next % pictures.length];
      if (picture) context?.drawImage(picture, 0, 0);
      next += 1;
    };
    paint();
    const stream = canvas.captureStream();
    const timer = setInterval(() => {
      if (stream.getTracks().every(({ readyState }) => readyState === 'ended')) clearInterval(timer);
      else paint();
    }, 1000 / fps);
    return stream;
  };
}

/**
 * A film as the page's camera, for browsers that take none as their fake one. Call it before the page is opened. Frames
 * come more slowly than a camera's: without a graphics card each one is painted, captured and drawn by the processor.
 */
export async function playAsCamera(page: Page, path: string, fps = 15): Promise<void> {
  const { size, frames } = await framesOf(path);
  await page.addInitScript(replaceCamera, { size, frames: frames.map((frame) => frame.toString('base64')), fps });
}
