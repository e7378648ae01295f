import type { Raster } from '../server/src/print/pdf-pages.ts';

type Rgb = [red: number, green: number, blue: number];

/** A pixel is changed when one of its channels is more than so many levels of 255 off. */
const leastDifference = 6;

const rgbOf = (hex: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as Rgb;

const pixelAt = ({ data }: Raster, index: number): Rgb =>
  [0, 1, 2].map((channel) => data[4 * index + channel] ?? 0) as Rgb;
const countOf = ({ width, height }: Raster): number => width * height;

/** What is different in a picture: the share of its pixels, and the mean color of these before and after. */
export interface PictureChange {
  share: number;
  before: Rgb;
  after: Rgb;
}

export function changeBetween(before: Raster, after: Raster): PictureChange {
  if (before.width !== after.width || before.height !== after.height)
    return { share: 1, before: [0, 0, 0], after: [0, 0, 0] };
  const sums: { before: Rgb; after: Rgb } = { before: [0, 0, 0], after: [0, 0, 0] };
  let changed = 0;
  for (let index = 0; index < countOf(before); index += 1) {
    const [one, other] = [pixelAt(before, index), pixelAt(after, index)];
    if (one.every((value, channel) => Math.abs(value - (other[channel] ?? 0)) <= leastDifference)) continue;
    changed += 1;
    for (const channel of [0, 1, 2] as const) {
      sums.before[channel] += one[channel];
      sums.after[channel] += other[channel];
    }
  }
  const mean = (sum: Rgb) => sum.map((value) => value / Math.max(1, changed)) as Rgb;
  return { share: changed / countOf(before), before: mean(sums.before), after: mean(sums.after) };
}

/** Whether what has changed has gone towards a color. */
export function goesTowards({ before, after }: PictureChange, color: string): boolean {
  const wanted = rgbOf(color).map((value, channel) => value - (before[channel] ?? 0));
  const gone = after.map((value, channel) => value - (before[channel] ?? 0));
  return wanted.reduce((sum, value, channel) => sum + value * (gone[channel] ?? 0), 0) > 0;
}

/** The share of a picture's pixels that have a color, but for some levels. */
export function shareOf(picture: Raster, color: string, tolerance = 5): number {
  const wanted = rgbOf(color);
  let count = 0;
  for (let index = 0; index < countOf(picture); index += 1)
    if (pixelAt(picture, index).every((value, channel) => Math.abs(value - (wanted[channel] ?? 0)) <= tolerance))
      count += 1;
  return count / countOf(picture);
}

/** How colorful a picture is: the mean distance between the largest and the smallest channel. */
export function colorfulness(picture: Raster): number {
  let sum = 0;
  for (let index = 0; index < countOf(picture); index += 1) {
    const pixel = pixelAt(picture, index);
    sum += Math.max(...pixel) - Math.min(...pixel);
  }
  return sum / countOf(picture);
}
