/**
 * How Open Image Denoise brings radiance into the range its network was trained in: PU encoding, perceptually uniform,
 * of Mantiuk et al. 2021, with the constants of the project's own training.
 */
const a = 1.412_837_65e3;
const b = 1.645_931_72;
const c = 4.313_849_81e-1;
const d = -2.941_396_09e-3;
const e = 1.926_532_54e-1;
const f = 6.260_260_94e-3;
const g = 9.986_201_52e-1;
const y0 = 1.579_457_6e-6;
const y1 = 3.220_876_31e-2;
const x0 = 2.231_517_11e-3;
const x1 = 3.709_747_49e-1;
const brightest = 65_504;

function uniform(y: number): number {
  if (y <= y0) return a * y;
  return y <= y1 ? b * y ** c + d : e * Math.log(y + f) + g;
}

const scale = 1 / uniform(brightest);

/** Radiance, 0 to 65,504, as 0 to 1. */
export function toUniform(radiance: number): number {
  // What is no number counts as black.
  const y = radiance > 0 ? Math.min(radiance, brightest) : 0;
  return uniform(y) * scale;
}

export function fromUniform(encoded: number): number {
  const x = Math.max(0, encoded) / scale;
  if (x <= x0) return x / a;
  return x <= x1 ? ((x - d) / b) ** (1 / c) : Math.exp((x - g) / e) - f;
}

const binSize = 16;
const key = 0.18;

/** What to multiply a picture by before encoding: the geometric mean of its parts' luminance becomes 0.18. */
export function exposureOf(picture: { width: number; height: number; values: Float32Array }): number {
  const { width, height, values } = picture;
  let sum = 0;
  let count = 0;
  for (let top = 0; top < height; top += binSize) {
    for (let left = 0; left < width; left += binSize) {
      let light = 0;
      const bottom = Math.min(height, top + binSize);
      const right = Math.min(width, left + binSize);
      for (let y = top; y < bottom; y++) {
        for (let x = left; x < right; x++) {
          const at = 3 * (y * width + x);
          const luminance =
            0.212_671 * (values[at] ?? 0) + 0.715_16 * (values[at + 1] ?? 0) + 0.072_169 * (values[at + 2] ?? 0);
          if (luminance > 0 && luminance < brightest) light += luminance;
        }
      }
      light /= (bottom - top) * (right - left);
      if (light <= 1e-8) continue;
      sum += Math.log2(light);
      count += 1;
    }
  }
  return count === 0 ? 1 : key / 2 ** (sum / count);
}
