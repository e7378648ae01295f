import type { GrayImage } from '../gray-image.ts';

/** A picture as canvases give it: red, green, blue and alpha (not premultiplied), a byte each, rows without gaps. */
export type RgbaImage = {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array | Uint8ClampedArray;
};

/** The size with this longest side at most, aspect kept to the pixel; at least one pixel, never larger than it was. */
export function sizeWithin(width: number, height: number, side: number): { width: number; height: number } {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * A colored picture over white as a gray one of another size, not larger: brightness as cameras weigh it (BT.601), each
 * pixel the mean of the area that it covers. Both pictures cover the same area: x' = (x + 0.5) · width' / width − 0.5.
 */
export function reducedGray(picture: RgbaImage, width: number, height: number): GrayImage {
  const data = new Uint8Array(width * height);
  const row = new Float64Array(picture.width);
  const narrow = new Float64Array(width);
  const sums = new Float64Array(width);
  const tall = picture.height / height;
  const area = (picture.width / width) * tall;
  for (let y = 0, source = -1; y < height; y += 1) {
    sums.fill(0);
    const [top, bottom] = [y * tall, y === height - 1 ? picture.height : (y + 1) * tall];
    for (let from = Math.floor(top); from < bottom; from += 1) {
      if (from > source) {
        readRow(picture, from, row);
        narrowRow(row, narrow);
        source = from;
      }
      const share = Math.min(bottom, from + 1) - Math.max(top, from);
      for (let x = 0; x < width; x += 1) sums[x]! += share * narrow[x]!;
    }
    for (let x = 0; x < width; x += 1) data[y * width + x] = Math.min(255, Math.round(sums[x]! / area));
  }
  return { width, height, data };
}

function readRow({ width, data }: RgbaImage, y: number, into: Float64Array): void {
  for (let x = 0, at = y * width * 4; x < width; x += 1, at += 4) {
    const gray = 77 * data[at]! + 150 * data[at + 1]! + 29 * data[at + 2]!;
    const alpha = data[at + 3]!;
    into[x] = alpha === 255 ? gray / 256 : (gray * alpha) / (256 * 255) + 255 - alpha;
  }
}

/** Sums of what each narrower pixel covers. */
function narrowRow(row: Float64Array, into: Float64Array): void {
  const wide = row.length / into.length;
  if (wide === 1) {
    into.set(row);
    return;
  }
  for (let x = 0; x < into.length; x += 1) {
    const left = x * wide;
    const right = x === into.length - 1 ? row.length : (x + 1) * wide;
    const first = Math.floor(left);
    const last = Math.ceil(right) - 1;
    let sum = 0;
    for (let from = first; from <= last; from += 1) sum += row[from]!;
    into[x] = sum - row[first]! * (left - first) - row[last]! * (last + 1 - right);
  }
}
