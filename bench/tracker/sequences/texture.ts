/** One gray picture of a pyramid, linear light; base pixel x lies at (x + 0.5) · scaleX − 0.5. */
export type Level = {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
  readonly scaleX: number;
  readonly scaleY: number;
};

/** `wraps`: goes on for ever in both directions (sides are powers of two). */
export type Texture = {
  readonly width: number;
  readonly height: number;
  readonly wraps: boolean;
  readonly levels: readonly Level[];
  /** By what each level is smaller than the one before. */
  readonly step: number;
};

const toLinear = (code: number): number => {
  const value = code / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

export const toCode = (light: number): number =>
  255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055);

/** How paper shows a picture: reflectance of black and of the bare paper, and the exponent of the dots' gain. */
export type Print = { readonly black: number; readonly white: number; readonly gain: number };

/** A picture's red, green and blue as a camera's gray sees its print: linear reflectance. */
export function printed(rgba: Uint8Array, print: Print, weights: readonly [number, number, number]): Float32Array {
  const linear = Float32Array.from(
    { length: 256 },
    (_, code) => print.black + (print.white - print.black) * toLinear(code) ** print.gain,
  );
  const out = new Float32Array(rgba.length / 4);
  for (let i = 0; i < out.length; i += 1) {
    const luma = rgba[i * 4]! * weights[0] + rgba[i * 4 + 1]! * weights[1] + rgba[i * 4 + 2]! * weights[2];
    const code = Math.min(254, Math.floor(luma));
    const share = Math.min(1, luma - code);
    out[i] = linear[code]! * (1 - share) + linear[code + 1]! * share;
  }
  return out;
}

/** The pyramid of a picture with ends: a level every half octave, each filtered from the base. */
export function textureOf(width: number, height: number, data: Float32Array): Texture {
  const levels: Level[] = [{ width, height, data, scaleX: 1, scaleY: 1 }];
  const step = Math.SQRT2;
  for (let scale = step; Math.max(width, height) / scale > 12; scale *= step) {
    const [w, h] = [Math.max(2, Math.round(width / scale)), Math.max(2, Math.round(height / scale))];
    const last = levels.length > 2 ? levels[levels.length - 3]! : levels[0]!;
    levels.push({ width: w, height: h, data: reduced(last, w, h), scaleX: w / width, scaleY: h / height });
  }
  return { width, height, wraps: false, levels, step };
}

/** The pyramid of a pattern without ends, `size` a power of two. */
export function patternOf(size: number, data: Float32Array): Texture {
  const levels: Level[] = [{ width: size, height: size, data, scaleX: 1, scaleY: 1 }];
  for (let side = size / 2; side >= 4; side /= 2) {
    const from = levels.at(-1)!;
    const to = new Float32Array(side * side);
    for (let y = 0; y < side; y += 1)
      for (let x = 0; x < side; x += 1) {
        const at = 2 * y * from.width + 2 * x;
        to[y * side + x] =
          (from.data[at]! + from.data[at + 1]! + from.data[at + from.width]! + from.data[at + from.width + 1]!) / 4;
      }
    levels.push({ width: side, height: side, data: to, scaleX: side / size, scaleY: side / size });
  }
  return { width: size, height: size, wraps: true, levels, step: 2 };
}

/** Smaller by a factor of at most four with a tent as wide as two new pixels: symmetric, so nothing moves. */
function reduced(from: Level, width: number, height: number): Float32Array {
  const rows = new Float32Array(width * from.height);
  along(from.data, from.width, 1, from.height, from.width, rows, width, 1, width);
  const out = new Float32Array(width * height);
  along(rows, from.height, width, width, 1, out, height, width, 1);
  return out;
}

function along(
  from: Float32Array,
  length: number,
  stride: number,
  lines: number,
  lineStride: number,
  to: Float32Array,
  toLength: number,
  toStride: number,
  toLineStride: number,
): void {
  const ratio = length / toLength;
  for (let i = 0; i < toLength; i += 1) {
    const center = (i + 0.5) * ratio - 0.5;
    const [first, last] = [Math.ceil(center - ratio), Math.floor(center + ratio)];
    const weights = Array.from({ length: last - first + 1 }, (_, k) => 1 - Math.abs(first + k - center) / ratio);
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    for (let line = 0; line < lines; line += 1) {
      let sum = 0;
      for (let k = 0; k < weights.length; k += 1) {
        const at = Math.min(length - 1, Math.max(0, first + k));
        sum += weights[k]! * from[at * stride + line * lineStride]!;
      }
      to[i * toStride + line * toLineStride] = sum / total;
    }
  }
}
