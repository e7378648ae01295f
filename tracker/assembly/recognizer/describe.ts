const pointBytes = 20;
/** Samples of a patch each way that gradients are taken from. */
const side = 16;
/** The patch has a sample more on each side. */
const patchSide = 18;

/** The direction of the center of brightness in a disc round a point (Rosin 1999, as in ORB). */
function orientation(pixel: usize, stride: i32, halves: usize, radius: i32): f32 {
  let mx = 0;
  let my = 0;
  for (let dy = -radius; dy <= radius; dy++) {
    const half = load<i32>(halves + (abs(dy) << 2));
    const row = pixel + dy * stride;
    let sum = 0;
    for (let dx = -half; dx <= half; dx++) {
      const v = <i32>load<u8>(row + dx);
      mx += dx * v;
      sum += v;
    }
    my += dy * sum;
  }
  return <f32>Math.atan2(<f64>my, <f64>mx);
}

/**
 * Gives each point its angle.
 * @param levels for each level: address, stride, width, height (i32)
 * @param halves half lengths of the rows of the disc
 */
export function orient(points: usize, count: i32, levels: usize, halves: usize, radius: i32): void {
  for (let i = 0; i < count; i++) {
    const point = points + i * pointBytes;
    const level = levels + (load<i32>(point, 16) << 4);
    const stride = load<i32>(level, 4);
    const x = <i32>floor<f32>(load<f32>(point) + 0.5);
    const y = <i32>floor<f32>(load<f32>(point, 4) + 0.5);
    const pixel = <usize>load<i32>(level) + y * stride + x;
    store<f32>(point, orientation(pixel, stride, halves, radius), 12);
  }
}

/**
 * Histograms of gradients (Lowe 2004) of patches turned by the points' angles: 4 × 4 places of 8 directions, f32, each
 * histogram scaled to the sum 1 and its roots taken (Arandjelović and Zisserman 2012).
 * @param step pixels of the level between samples
 * @param weights for each of 16 samples its share in each of 4 places (f32)
 * @param work room for a patch and a row: 18 × 18 + 32 × 4 numbers
 */
export function histograms(
  points: usize,
  count: i32,
  levels: usize,
  step: f32,
  weights: usize,
  work: usize,
  out: usize,
): void {
  for (let i = 0; i < count; i++) {
    const point = points + i * pointBytes;
    const level = levels + (load<i32>(point, 16) << 4);
    samplePatch(<usize>load<i32>(level), load<i32>(level, 4), point, step, work);
    pool(work, weights, work + patchSide * patchSide * 4, out + (i << 9));
  }
}

function samplePatch(plane: usize, stride: i32, point: usize, step: f32, patch: usize): void {
  const angle = <f64>load<f32>(point, 12);
  const c = Math.cos(angle) * step * 65536;
  const s = Math.sin(angle) * step * 65536;
  const dxx = <i32>Math.round(c);
  const dxy = <i32>Math.round(s);
  const middle: f64 = -8.5;
  let rowX = <i32>Math.round(<f64>load<f32>(point) * 65536 + middle * c - middle * s);
  let rowY = <i32>Math.round(<f64>load<f32>(point, 4) * 65536 + middle * s + middle * c);
  for (let j = 0; j < patchSide; j++, rowX -= dxy, rowY += dxx) {
    let x = rowX;
    let y = rowY;
    for (let i = 0; i < patchSide; i++, x += dxx, y += dxy, patch += 4) {
      const at = plane + (y >> 16) * stride + (x >> 16);
      const right = (x >> 8) & 255;
      const down = (y >> 8) & 255;
      const above = <i32>load<u8>(at) * (256 - right) + <i32>load<u8>(at, 1) * right;
      const below = <i32>load<u8>(at + stride) * (256 - right) + <i32>load<u8>(at + stride, 1) * right;
      store<f32>(patch, <f32>((above * (256 - down) + below * down) >> 8));
    }
  }
}

/** Cosine of the angle from a gradient beyond which a direction gets none of it: of the next direction but one. */
const narrow: f32 = 0.70710678;
const cos45: f32 = 0.70710678;

function pool(patch: usize, weights: usize, row: usize, out: usize): void {
  memory.fill(out, 0, 512);
  for (let j = 0; j < side; j++) {
    memory.fill(row, 0, 128);
    for (let i = 0; i < side; i++) {
      const at = patch + (((j + 1) * patchSide + i + 1) << 2);
      const gx = load<f32>(at, 4) - load<f32>(at - 4);
      const gy = load<f32>(at, patchSide * 4) - load<f32>(at - patchSide * 4);
      const least = narrow * sqrt(gx * gx + gy * gy);
      const share = weights + (i << 4);
      const first = i < 2 ? 0 : min((i - 2) >> 2, 2);
      if (ASC_FEATURE_SIMD) {
        const along = f32x4.add(
          f32x4.mul(f32x4.splat(gx), f32x4(1, cos45, 0, -cos45)),
          f32x4.mul(f32x4.splat(gy), f32x4(0, cos45, 1, cos45)),
        );
        const floor4 = f32x4.splat(least);
        const zero = f32x4.splat(0);
        const front = f32x4.max(f32x4.sub(along, floor4), zero);
        const back = f32x4.max(f32x4.sub(f32x4.neg(along), floor4), zero);
        for (let k = first; k < first + 2; k++) {
          const w = v128.load32_splat(share + (k << 2));
          const to = row + (k << 5);
          v128.store(to, f32x4.add(v128.load(to), f32x4.mul(w, front)));
          v128.store(to, f32x4.add(v128.load(to, 16), f32x4.mul(w, back)), 16);
        }
      } else {
        for (let lane = 0; lane < 4; lane++) {
          const c: f32 = lane == 0 ? 1 : lane == 1 ? cos45 : lane == 2 ? 0 : -cos45;
          const s: f32 = lane == 0 ? 0 : lane == 2 ? 1 : cos45;
          const along = gx * c + gy * s;
          const front = max<f32>(along - least, 0);
          const back = max<f32>(-along - least, 0);
          for (let k = first; k < first + 2; k++) {
            const w = load<f32>(share + (k << 2));
            const to = row + (k << 5) + (lane << 2);
            store<f32>(to, load<f32>(to) + w * front);
            store<f32>(to, load<f32>(to, 16) + w * back, 16);
          }
        }
      }
    }
    const share = weights + (j << 4);
    const first = j < 2 ? 0 : min((j - 2) >> 2, 2);
    for (let k = first; k < first + 2; k++) {
      const w = load<f32>(share + (k << 2));
      const to = out + (k << 7);
      if (ASC_FEATURE_SIMD) {
        const w4 = f32x4.splat(w);
        for (let n = 0; n < 128; n += 16)
          v128.store(to + n, f32x4.add(v128.load(to + n), f32x4.mul(w4, v128.load(row + n))));
      } else {
        for (let n = 0; n < 128; n += 4) store<f32>(to + n, load<f32>(to + n) + w * load<f32>(row + n));
      }
    }
  }
  let sum: f32 = 0;
  for (let n = 0; n < 512; n += 4) sum += load<f32>(out + n);
  const scale: f32 = sum > 0 ? 1 / sum : 0;
  for (let n = 0; n < 512; n += 4) store<f32>(out + n, sqrt(load<f32>(out + n) * scale));
}

/**
 * Signs of projections of histograms as bits.
 * @param projections for each bit 128 numbers (i16)
 * @param mean 128 numbers (i16), in 1/16384
 */
export function binarize(
  histogram: usize,
  count: i32,
  mean: usize,
  projections: usize,
  bits: i32,
  work: usize,
  out: usize,
): void {
  for (let i = 0; i < count; i++, histogram += 512, out += bits >> 3) {
    for (let n = 0; n < 128; n++) {
      const v = <i32>nearest<f32>(load<f32>(histogram + (n << 2)) * 16384) - <i32>load<i16>(mean + (n << 1));
      store<i16>(work + (n << 1), v);
    }
    let row = projections;
    for (let byte = 0; byte < bits >> 3; byte++) {
      let value = 0;
      for (let bit = 0; bit < 8; bit++, row += 256) {
        let sum: i32 = 0;
        if (ASC_FEATURE_SIMD) {
          let total = i32x4.splat(0);
          for (let n = 0; n < 256; n += 16)
            total = i32x4.add(total, i32x4.dot_i16x8_s(v128.load(work + n), v128.load(row + n)));
          sum =
            i32x4.extract_lane(total, 0) +
            i32x4.extract_lane(total, 1) +
            i32x4.extract_lane(total, 2) +
            i32x4.extract_lane(total, 3);
        } else {
          for (let n = 0; n < 256; n += 2) sum += <i32>load<i16>(work + n) * <i32>load<i16>(row + n);
        }
        if (sum > 0) value |= 1 << bit;
      }
      store<u8>(out + byte, value);
    }
  }
}
