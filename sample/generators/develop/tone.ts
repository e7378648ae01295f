import { toneMapped } from '../../src/tone.ts';
import type { Picture } from '../denoiser/exr.ts';
import type { Ground } from './ground.ts';

/** The light that is shown as `value`. */
export function lightShownAs(value: number): number {
  let low = 0;
  let high = 16;
  for (let round = 0; round < 48; round++) {
    const middle = (low + high) / 2;
    if (toneMapped(middle) < value) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

const tableSize = 8192;
const brightest = 8;
/** Finer in the dark, as the eye is. */
const table = Float32Array.from(
  { length: tableSize + 1 },
  (_, index) => 255 * toneMapped(brightest * (index / tableSize) ** 2),
);

/** Eight bits a channel. A grain of half a step keeps soft gradients from showing bands. */
export function developed(light: Picture, ground: Ground): Uint8Array {
  const { width, height, values } = light;
  const bytes = new Uint8Array(values.length);
  let seed = 1;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const evened = ground.evening(x / width, y / height);
      for (let channel = 0; channel < 3; channel++) {
        const at = 3 * (y * width + x) + channel;
        const value = (values[at] ?? 0) * (ground.gain[channel] ?? 1) * evened;
        const place = Math.sqrt(Math.min(1, Math.max(0, value / brightest))) * tableSize;
        const below = Math.floor(place);
        const low = table[below] ?? 0;
        const high = table[below + 1] ?? low;
        seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
        bytes[at] = Math.min(255, Math.floor(low + (high - low) * (place - below) + seed / 4_294_967_296));
      }
    }
  }
  return bytes;
}
