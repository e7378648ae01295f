import { lightGrid, type Light } from './light.ts';
import type { Camera } from './projection.ts';
import type { Random } from './random.ts';
import { toCode } from './texture.ts';

/** What lens, sensor and the phone's processing do to a frame of linear light. */
export type Sensor = {
  /** Variance of the shot noise per light, and deviation of the read noise; white paper in full light is about 0.8. */
  readonly shot: number;
  readonly read: number;
  /** Amount of unsharp masking after the tone curve. */
  readonly sharpening: number;
};

const steps = 4096;
const brightest = 1.25;
/** The camera's tone curve: that of sRGB up to 0.8, then a shoulder. */
const curve = Float32Array.from({ length: steps + 1 }, (_, i) => {
  const light = (i / steps) * brightest;
  return Math.min(255, toCode(light < 0.8 ? light : 0.8 + 0.2 * (1 - Math.exp((0.8 - light) / 0.2))));
});

/** Gaussian blur in place, mirror-symmetric; `scratch` is as large as the picture. */
export function blur(picture: Float32Array, width: number, height: number, sigma: number, scratch: Float32Array): void {
  const reach = Math.ceil(3 * sigma);
  if (reach < 1 || sigma < 0.2) return;
  const weights = Array.from({ length: reach + 1 }, (_, i) => Math.exp((-i * i) / (2 * sigma * sigma)));
  const total = weights.reduce((sum, weight, i) => sum + (i === 0 ? weight : 2 * weight), 0);
  const kernel = Float32Array.from(weights, (weight) => weight / total);
  const line = new Float32Array(width + 2 * reach);
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    for (let i = 0; i < reach; i += 1) {
      line[i] = picture[row]!;
      line[width + reach + i] = picture[row + width - 1]!;
    }
    line.set(picture.subarray(row, row + width), reach);
    for (let x = 0; x < width; x += 1) {
      let sum = kernel[0]! * line[x + reach]!;
      for (let k = 1; k <= reach; k += 1) sum += kernel[k]! * (line[x + reach - k]! + line[x + reach + k]!);
      scratch[row + x] = sum;
    }
  }
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    for (let x = 0; x < width; x += 1) picture[row + x] = kernel[0]! * scratch[row + x]!;
    for (let k = 1; k <= reach; k += 1) {
      const [above, below] = [Math.max(0, y - k) * width, Math.min(height - 1, y + k) * width];
      const weight = kernel[k]!;
      for (let x = 0; x < width; x += 1) picture[row + x]! += weight * (scratch[above + x]! + scratch[below + x]!);
    }
  }
}

export type Exposure = {
  readonly camera: Camera;
  readonly sensor: Sensor;
  readonly light: Light;
  readonly ms: number;
  readonly readoutMs: number;
  readonly noise: Float32Array;
  readonly random: Random;
};

/** Lights, exposes and develops a frame of linear light to 8 bits; `picture` and `scratch` are used up. */
export function exposed(picture: Float32Array, scratch: Float32Array, exposure: Exposure): Uint8Array<ArrayBuffer> {
  const { camera, sensor, light, ms, noise, random } = exposure;
  const { width, height } = camera;
  const grid = lightGrid(camera, light.fields(ms));
  const gain = light.gain(ms);
  const toStep = steps / brightest;
  const mask = noise.length - 1;
  for (let y = 0; y < height; y += 1) {
    const rowMs = ms + exposure.readoutMs * (y / height - 0.5);
    // Lamps on the mains pulse a hundred times a second
    const lamp = gain * (1 + light.flicker * Math.sin(2 * Math.PI * 0.1 * rowMs));
    const top = Math.floor(y / grid.cell) * grid.columns;
    const down = (y % grid.cell) / grid.cell;
    const seed = random.bits();
    let [at, stride] = [seed & mask, ((seed >>> 14) & 0xff) | 1];
    for (let x0 = 0; x0 < width; x0 += grid.cell) {
      const k = top + x0 / grid.cell;
      const across = (field: Float32Array, i: number): number =>
        field[i]! + (field[i + grid.columns]! - field[i]!) * down;
      let multiply = across(grid.multiply, k) * lamp;
      let add = across(grid.add, k) * lamp;
      const multiplyStep = (across(grid.multiply, k + 1) * lamp - multiply) / grid.cell;
      const addStep = (across(grid.add, k + 1) * lamp - add) / grid.cell;
      const end = Math.min(width, x0 + grid.cell);
      for (let x = x0; x < end; x += 1) {
        const i = y * width + x;
        let value = picture[i]! * multiply + add;
        value += noise[at]! * Math.sqrt(sensor.shot * value + sensor.read * sensor.read);
        at = (at + stride) & mask;
        const step = value * toStep;
        const low = step <= 0 ? 0 : step >= steps - 1 ? steps - 1 : step | 0;
        const part = step <= 0 ? 0 : step >= steps ? 1 : step - low;
        scratch[i] = curve[low]! + (curve[low + 1]! - curve[low]!) * part;
        multiply += multiplyStep;
        add += addStep;
      }
      stride = ((stride + 38) & 0xff) | 1;
    }
  }
  return sharpened(scratch, width, height, sensor.sharpening);
}

/** Unsharp masking by the mean of the four neighbors, then whole numbers. */
function sharpened(codes: Float32Array, width: number, height: number, amount: number): Uint8Array<ArrayBuffer> {
  const out = new Uint8ClampedArray(width * height);
  for (let y = 0; y < height; y += 1) {
    const [above, below] = [Math.max(0, y - 1) * width, Math.min(height - 1, y + 1) * width];
    const row = y * width;
    for (let x = 0; x < width; x += 1) {
      const here = codes[row + x]!;
      const west = codes[row + (x === 0 ? 0 : x - 1)]!;
      const east = codes[row + (x === width - 1 ? x : x + 1)]!;
      out[row + x] = here + amount * (here - (west + east + codes[above + x]! + codes[below + x]!) / 4);
    }
  }
  return new Uint8Array(out.buffer);
}
