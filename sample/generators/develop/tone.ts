import type { Picture } from '../denoiser/exr.ts';
import type { Rgb } from './recolour.ts';

/** Above this the light is pressed together, so that white china keeps its form. */
const shoulder = 0.78;
const contrast = 0.2;
/** The ground as it is shown; the contrast turns round half of it and leaves it alone. */
const pivot = 0.902;

function encoded(linear: number): number {
  return linear <= 0.003_130_8 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
}

function pressed(light: number): number {
  if (light <= shoulder) return Math.max(0, light);
  const room = 1 - shoulder;
  return shoulder + room * (1 - Math.exp((shoulder - light) / room));
}

/** Light as it is shown, 0 to 1: true in the middle, a little more contrast, and a white that is never quite reached. */
export function shown(light: number): number {
  const y = encoded(pressed(light));
  const t = Math.min(1, y / pivot);
  return y + pivot * contrast * t * (1 - t) * (2 * t - 1);
}

/** The light that is shown as `value`. */
export function lightShownAs(value: number): number {
  let low = 0;
  let high = 16;
  for (let round = 0; round < 48; round++) {
    const middle = (low + high) / 2;
    if (shown(middle) < value) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The seamless ground of every picture, as the pages know it: #E9E6E2. */
const groundShown: Rgb = [0xe9 / 255, 0xe6 / 255, 0xe2 / 255];
const wanted = groundShown.map(lightShownAs);

/** The albedo of the studio's ground, by which its pixels are known. */
const groundAlbedo: Rgb = [0.806, 0.78, 0.745];

/**
 * What each channel is multiplied by so that the ground comes out in its colour: measured round the edge of the picture,
 * where nothing shades it. Nothing is known from a picture without ground.
 */
export function groundGain(light: Picture, albedo: Picture): Rgb | undefined {
  const { width, height } = light;
  const margin = Math.round(width * 0.06);
  const seen: [number[], number[], number[]] = [[], [], []];
  for (let y = 0; y < height; y += 2) {
    const isBand = y < margin || y >= height - margin;
    for (let x = 0; x < width; x += 2) {
      if (!isBand && x >= margin && x < width - margin) continue;
      const at = 3 * (y * width + x);
      const isGround = groundAlbedo.every(
        (each, channel) => Math.abs((albedo.values[at + channel] ?? 0) - each) < 0.01,
      );
      if (isGround) for (const channel of [0, 1, 2] as const) seen[channel].push(light.values[at + channel] ?? 0);
    }
  }
  if (seen[0].length < 0.02 * width) return undefined;
  const [red = 1, green = 1, blue = 1] = seen.map((values, channel) => {
    const middle = values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;
    return middle > 0 ? (wanted[channel] ?? 1) / middle : 1;
  });
  return [red, green, blue];
}

const tableSize = 8192;
const brightest = 8;
/** Finer in the dark, as the eye is. */
const table = Float32Array.from(
  { length: tableSize + 1 },
  (_, index) => 255 * shown(brightest * (index / tableSize) ** 2),
);

/** Eight bits a channel. A grain of half a step keeps soft gradients from showing bands. */
export function developed(light: Picture, gain: Rgb): Uint8Array {
  const bytes = new Uint8Array(light.values.length);
  let seed = 1;
  for (let at = 0; at < bytes.length; at++) {
    const value = (light.values[at] ?? 0) * (gain[at % 3] ?? 1);
    const place = Math.sqrt(Math.min(1, Math.max(0, value / brightest))) * tableSize;
    const below = Math.floor(place);
    const low = table[below] ?? 0;
    const high = table[below + 1] ?? low;
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    bytes[at] = Math.min(255, Math.floor(low + (high - low) * (place - below) + seed / 4_294_967_296));
  }
  return bytes;
}
