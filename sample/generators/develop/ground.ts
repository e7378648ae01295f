import type { Picture } from '../denoiser/exr.ts';
import type { Rgb } from './recolour.ts';
import { lightShownAs } from './tone.ts';

/** The seamless ground of every picture, as the pages know it: #E9E6E2. */
const wanted: Rgb = [lightShownAs(0xe9 / 255), lightShownAs(0xe6 / 255), lightShownAs(0xe2 / 255)];

/** The albedo of the studio's ground, by which its pixels are known. */
const groundAlbedo: Rgb = [0.806, 0.78, 0.745];

/** How a picture is brought onto the ground of the pages. */
export interface Ground {
  /** What each channel is multiplied by. */
  gain: Rgb;
  /** What the light at a place (in parts of width and height) is multiplied by, for the ground to be even. */
  evening(x: number, y: number): number;
}

/** Of a picture without the studio's ground nothing is changed. */
export const noGround: Ground = { gain: [1, 1, 1], evening: () => 1 };

/** A falloff of light is part of a photograph: that much of it goes. */
const evenness = 0.75;
/** What is darker than its surroundings by so much (in natural logarithms) lies in a shadow. */
const shaded = 0.05;
/** Samples in each direction. */
const grid = 64;

interface Sample {
  x: number;
  y: number;
  light: number;
  rgb: Rgb;
}

const terms = ({ x, y }: { x: number; y: number }): number[] => [1, x, y, x * x, x * y, y * y];

function samplesOf(light: Picture, albedo: Picture): Sample[] {
  const { width, height } = light;
  const samples: Sample[] = [];
  for (let row = 0; row < grid; row++) {
    for (let column = 0; column < grid; column++) {
      const x = Math.floor(((column + 0.5) * width) / grid);
      const y = Math.floor(((row + 0.5) * height) / grid);
      const at = 3 * (y * width + x);
      const isGround = groundAlbedo.every(
        (each, channel) => Math.abs((albedo.values[at + channel] ?? 0) - each) < 0.01,
      );
      const rgb: Rgb = [light.values[at] ?? 0, light.values[at + 1] ?? 0, light.values[at + 2] ?? 0];
      const sum = rgb[0] + rgb[1] + rgb[2];
      if (isGround && sum > 0) samples.push({ x: x / width, y: y / height, light: Math.log(sum / 3), rgb });
    }
  }
  return samples;
}

/** The equations of the weights that come closest to the samples' light; the last column is the light. */
function normalEquations(samples: readonly Sample[]): number[][] {
  const count = terms({ x: 0, y: 0 }).length;
  const rows: number[][] = Array.from({ length: count }, (_, index) =>
    Array.from({ length: count + 1 }, (__, other) => (index === other ? 1e-6 : 0)),
  );
  for (const sample of samples) {
    const values = [...terms(sample), sample.light];
    for (const [index, row] of rows.entries())
      for (const [other, value] of values.entries()) row[other] = (row[other] ?? 0) + value * (values[index] ?? 0);
  }
  return rows;
}

/** Solves for the weights of the terms that come closest to the samples' light, by Gauss. */
function fitted(samples: readonly Sample[]): number[] {
  const rows = normalEquations(samples);
  for (const [index, row] of rows.entries()) {
    const pivot = row[index] ?? 1;
    for (let at = 0; at < row.length; at++) row[at] = (row[at] ?? 0) / pivot;
    for (const other of rows) {
      if (other === row) continue;
      const factor = other[index] ?? 0;
      for (let at = 0; at < other.length; at++) other[at] = (other[at] ?? 0) - factor * (row[at] ?? 0);
    }
  }
  return rows.map((row) => row.at(-1) ?? 0);
}

const middle = (values: number[]): number => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

/** How the ground of a picture becomes that of the pages: known from where it lies open, shadows left as they are. */
export function groundOf(light: Picture, albedo: Picture): Ground {
  let open = samplesOf(light, albedo);
  if (open.length < (grid * grid) / 20) return noGround;
  let weights = fitted(open);
  const expected = (place: { x: number; y: number }): number =>
    terms(place).reduce((sum, term, index) => sum + term * (weights[index] ?? 0), 0);
  for (let round = 0; round < 6; round++) {
    const kept = open.filter((sample) => sample.light > expected(sample) - shaded);
    if (kept.length < (grid * grid) / 20) break;
    open = kept;
    weights = fitted(open);
  }
  const base = middle(open.map(expected));
  const evening = (x: number, y: number): number => {
    // Far from all ground the curve means nothing: it stays within a stop's quarter.
    const off = Math.min(0.2, Math.max(-0.2, expected({ x, y }) - base));
    return Math.exp(-evenness * off);
  };
  const [red = 1, green = 1, blue = 1] = wanted.map((each, channel) => {
    const seen = middle(open.map(({ x, y, rgb }) => (rgb[channel] ?? 0) * evening(x, y)));
    return seen > 0 ? each / seen : 1;
  });
  return { gain: [red, green, blue], evening };
}
