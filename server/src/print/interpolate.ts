import type { Matrix } from '@afterimage/scene/drawing.ts';
import type { Pixels } from './pixels.ts';

/** Into how many steps the way from one pixel to the next is cut. */
const steps = 256;

/**
 * What the four neighbours in a row count at each step between the middle two: the cubic of Keys (1981) with a = -1/2,
 * known as Catmull-Rom, which keeps edges sharp and goes through every pixel.
 */
const weights = Float32Array.from({ length: (steps + 1) * 4 }, (_, index) => {
  const away = Math.abs(Math.floor(index / 4) / steps + 1 - (index % 4));
  if (away <= 1) return 1.5 * away ** 3 - 2.5 * away ** 2 + 1;
  return away < 2 ? -0.5 * away ** 3 + 2.5 * away ** 2 - 4 * away + 2 : 0;
});

/**
 * The picture that lies over `from` as `toOther` says, which maps its pixels to those of `from`; both count from the
 * corner of the first pixel. What lies beside `from` has the colour of its edge.
 */
export function interpolate(
  { data, width, height, channels }: Pixels,
  to: { width: number; height: number },
  [a, b, c, d, e, f]: Matrix,
): Uint8Array<ArrayBuffer> {
  const output = new Uint8ClampedArray(to.width * to.height * channels);
  const columns = new Int32Array(4);
  const rows = new Int32Array(4);
  let at = 0;
  for (let y = 0; y < to.height; y += 1)
    for (let x = 0; x < to.width; x += 1) {
      // The middle of a pixel lies half a pixel from its corner, in both pictures.
      const fromX = a * (x + 0.5) + c * (y + 0.5) + e - 0.5;
      const fromY = b * (x + 0.5) + d * (y + 0.5) + f - 0.5;
      const [left, top] = [Math.floor(fromX), Math.floor(fromY)];
      const across = 4 * Math.round((fromX - left) * steps);
      const down = 4 * Math.round((fromY - top) * steps);
      for (let near = 0; near < 4; near += 1) {
        columns[near] = Math.min(Math.max(left + near - 1, 0), width - 1) * channels;
        rows[near] = Math.min(Math.max(top + near - 1, 0), height - 1) * width * channels;
      }
      for (let channel = 0; channel < channels; channel += 1) {
        let sum = 0;
        for (let row = 0; row < 4; row += 1) {
          const start = (rows[row] as number) + channel;
          sum +=
            (weights[down + row] as number) *
            ((weights[across] as number) * (data[start + (columns[0] as number)] as number) +
              (weights[across + 1] as number) * (data[start + (columns[1] as number)] as number) +
              (weights[across + 2] as number) * (data[start + (columns[2] as number)] as number) +
              (weights[across + 3] as number) * (data[start + (columns[3] as number)] as number));
        }
        output[at] = sum;
        at += 1;
      }
    }
  return new Uint8Array(output.buffer);
}
