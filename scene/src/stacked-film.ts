import type { MediumSize } from './place-medium.ts';

/** What is seen of a film: of a stacked one the upper half, whose opacity the lower half holds. */
export function visibleSize({ width, height }: MediumSize, stacked: boolean | undefined): MediumSize {
  return { width, height: stacked ? height / 2 : height };
}

/**
 * Whether a film looks like a stacked one by its shape: half of it is a shape that films have, the whole of it none.
 * Phones' upright films (9:16) are 1.8 times as high as wide, so only what is higher, or like half a wide one, counts.
 */
export function maybeStacked({ width, height }: MediumSize): boolean {
  const ratio = width / height;
  const near = (expectedRatio: number): boolean => Math.abs(ratio / expectedRatio - 1) < 0.02;
  return ratio < 0.54 || [8 / 9, 2 / 3, 1 / 2].some(near);
}

/**
 * Whether a frame of a film looks stacked: its lower half is grey and its upper half is not, or the lower half is
 * nothing but black and white. `data` is RGBA, row by row. A black frame tells nothing: null.
 */
export function looksStacked({ width, height, data }: MediumSize & { data: Uint8ClampedArray }): boolean | null {
  const half = Math.floor(height / 2);
  const upper = pixelShares(data, 0, half * width);
  const lower = pixelShares(data, (height - half) * width, height * width);
  if (upper.light < 0.02 || lower.light < 0.02) return null;
  return lower.coloured < 0.01 && lower.extreme > 0.5 && (upper.coloured > 0.05 || lower.extreme > 0.9);
}

/** The shares of pixels that have a colour, that are black or white, and that are not black. */
function pixelShares(data: Uint8ClampedArray, from: number, to: number) {
  let [coloured, extreme, light] = [0, 0, 0];
  for (let pixel = from; pixel < to; pixel += 1) {
    const [red = 0, green = 0, blue = 0] = [data[pixel * 4], data[pixel * 4 + 1], data[pixel * 4 + 2]];
    const most = Math.max(red, green, blue);
    if (most - Math.min(red, green, blue) > 28) coloured += 1;
    if (most < 24 || Math.min(red, green, blue) > 231) extreme += 1;
    if (most >= 24) light += 1;
  }
  const count = Math.max(1, to - from);
  return { coloured: coloured / count, extreme: extreme / count, light: light / count };
}
