import {
  acrossAt,
  area,
  flatten,
  differentiate,
  dot,
  downAt,
  frameAt,
  inputSize,
  pictureAt,
  render,
  resultSize,
  side,
  sumOf,
} from './patch';

/**
 * Reads the frame under the patch at a whole pixel and a part in sixteenths, without what a plane of light explains. Returns the number of pixels that are as bright as can be.
 */
function sample(at: usize, width: i32, partX: i32, partY: i32, to: usize): i32 {
  const ul = (16 - partX) * (16 - partY);
  const ur = partX * (16 - partY);
  const ll = (16 - partX) * partY;
  const lr = partX * partY;
  let bright: i32 = 0;
  let out = to;
  for (let row = 0; row < side; row++, at += width) {
    if (ASC_FEATURE_SIMD) {
      const p = v128.load(at);
      const q = v128.load(at, 1);
      const r = v128.load(at + width);
      const s = v128.load(at + width, 1);
      bright += popcnt<i32>(i8x16.bitmask(i8x16.ge_u(p, i8x16.splat(<u8>250))));
      const first = i16x8.add(
        i16x8.add(
          i16x8.mul(i16x8.extend_low_i8x16_u(p), i16x8.splat(<i16>ul)),
          i16x8.mul(i16x8.extend_low_i8x16_u(q), i16x8.splat(<i16>ur)),
        ),
        i16x8.add(
          i16x8.mul(i16x8.extend_low_i8x16_u(r), i16x8.splat(<i16>ll)),
          i16x8.mul(i16x8.extend_low_i8x16_u(s), i16x8.splat(<i16>lr)),
        ),
      );
      const second = i16x8.add(
        i16x8.add(
          i16x8.mul(i16x8.extend_high_i8x16_u(p), i16x8.splat(<i16>ul)),
          i16x8.mul(i16x8.extend_high_i8x16_u(q), i16x8.splat(<i16>ur)),
        ),
        i16x8.add(
          i16x8.mul(i16x8.extend_high_i8x16_u(r), i16x8.splat(<i16>ll)),
          i16x8.mul(i16x8.extend_high_i8x16_u(s), i16x8.splat(<i16>lr)),
        ),
      );
      const a = i32x4.extend_low_i16x8_u(first);
      const b = i32x4.extend_high_i16x8_u(first);
      const c = i32x4.extend_low_i16x8_u(second);
      const d = i32x4.extend_high_i16x8_u(second);
      const unit = f32x4.splat(1.0 / 256.0);
      v128.store(out, f32x4.mul(unit, f32x4.convert_i32x4_s(a)));
      v128.store(out, f32x4.mul(unit, f32x4.convert_i32x4_s(b)), 16);
      v128.store(out, f32x4.mul(unit, f32x4.convert_i32x4_s(c)), 32);
      v128.store(out, f32x4.mul(unit, f32x4.convert_i32x4_s(d)), 48);
      out += 64;
    } else {
      for (let column = 0; column < side; column++, out += 4) {
        const p = at + column;
        const value =
          <i32>load<u8>(p) * ul +
          <i32>load<u8>(p, 1) * ur +
          <i32>load<u8>(p + width) * ll +
          <i32>load<u8>(p + width, 1) * lr;
        if (load<u8>(p) >= 250) bright++;
        store<f32>(out, <f32>value * (1.0 / 256.0));
      }
    }
  }
  flatten(to);
  return bright;
}

/** Sums over a quarter of the patch, of 8 × 8 pixels, for fits that let the patch turn and stretch. */
function quarters(scratch: usize, gain: f32, to: usize): void {
  for (let quarter = 0; quarter < 4; quarter++, to += 36) {
    const first = ((quarter >> 1) * 8 * side + (quarter & 1) * 8) * 4;
    let gg11: f32 = 0;
    let gg12: f32 = 0;
    let gg22: f32 = 0;
    let g1: f32 = 0;
    let g2: f32 = 0;
    let t1: f32 = 0;
    let t2: f32 = 0;
    let r1: f32 = 0;
    let r2: f32 = 0;
    for (let row = 0; row < 8; row++) {
      const at = scratch + first + row * side * 4;
      if (ASC_FEATURE_SIMD) {
        const xa = v128.load(at, acrossAt);
        const xb = v128.load(at, acrossAt + 16);
        const ya = v128.load(at, downAt);
        const yb = v128.load(at, downAt + 16);
        const ta = v128.load(at, pictureAt);
        const tb = v128.load(at, pictureAt + 16);
        const ra = f32x4.sub(v128.load(at, frameAt), f32x4.mul(ta, f32x4.splat(gain)));
        const rb = f32x4.sub(v128.load(at, frameAt + 16), f32x4.mul(tb, f32x4.splat(gain)));
        gg11 += sumOf(f32x4.add(f32x4.mul(xa, xa), f32x4.mul(xb, xb)));
        gg12 += sumOf(f32x4.add(f32x4.mul(xa, ya), f32x4.mul(xb, yb)));
        gg22 += sumOf(f32x4.add(f32x4.mul(ya, ya), f32x4.mul(yb, yb)));
        g1 += sumOf(f32x4.add(xa, xb));
        g2 += sumOf(f32x4.add(ya, yb));
        t1 += sumOf(f32x4.add(f32x4.mul(xa, ta), f32x4.mul(xb, tb)));
        t2 += sumOf(f32x4.add(f32x4.mul(ya, ta), f32x4.mul(yb, tb)));
        r1 += sumOf(f32x4.add(f32x4.mul(xa, ra), f32x4.mul(xb, rb)));
        r2 += sumOf(f32x4.add(f32x4.mul(ya, ra), f32x4.mul(yb, rb)));
      } else {
        for (let column = 0; column < 32; column += 4) {
          const p = at + column;
          const x = load<f32>(p, acrossAt);
          const y = load<f32>(p, downAt);
          const t = load<f32>(p, pictureAt);
          const r = load<f32>(p, frameAt) - t * gain;
          gg11 += x * x;
          gg12 += x * y;
          gg22 += y * y;
          g1 += x;
          g2 += y;
          t1 += x * t;
          t2 += y * t;
          r1 += x * r;
          r2 += y * r;
        }
      }
    }
    store<f32>(to, gg11);
    store<f32>(to, gg12, 4);
    store<f32>(to, gg22, 8);
    store<f32>(to, g1, 12);
    store<f32>(to, g2, 16);
    store<f32>(to, t1, 20);
    store<f32>(to, t2, 24);
    store<f32>(to, r1, 28);
    store<f32>(to, r2, 32);
  }
}

/**
 * Aligns the patches whose inputs lie one after the other at `inputs` with a level of the frame; results go to
 * `results`. A patch starts at its input's displacement, and is given up when it leaves the frame, when it wanders
 * farther than `reach` pixels, or when it has no texture.
 *
 * An input: homography from pixels of the patch to the picture's level (9 floats), address, width and height of the
 * level, samples a pixel, step between them (2 floats), first pixel in the frame (2 integers), displacement (2 floats).
 * A result: 1 when good, displacement (2), ZNCC, gain, variance of the residual, the normal matrix (3 numbers: xx, xy,
 * yy), sum of the squared picture, count of bright pixels, length of the last step, 4 unused, then for each quarter
 * nine sums: squared gradients (3), gradients (2), gradients times picture (2), gradients times residual (2).
 */
export function alignPatches(
  inputs: usize,
  count: i32,
  results: usize,
  frame: usize,
  width: i32,
  height: i32,
  iterations: i32,
  reach: f32,
  scratch: usize,
): void {
  for (let n = 0; n < count; n++, inputs += inputSize, results += resultSize) {
    store<f32>(results, 0);
    render(inputs, scratch);
    differentiate(scratch);
    const picture = scratch + pictureAt;
    const across = scratch + acrossAt;
    const down = scratch + downAt;
    const seen = scratch + frameAt;
    const tt = dot(picture, picture, area);
    if (!(tt > <f32>area)) continue;
    const k1 = dot(across, picture, area) / tt;
    const k2 = dot(down, picture, area) / tt;
    // Gradients without what a change of gain or bias explains
    const m11 = dot(across, across, area) - k1 * k1 * tt;
    const m12 = dot(across, down, area) - k1 * k2 * tt;
    const m22 = dot(down, down, area) - k2 * k2 * tt;
    const floor: f32 = 1e-3 * (m11 + m22) + 1;
    const h11 = m11 + floor;
    const h22 = m22 + floor;
    const det = h11 * h22 - m12 * m12;
    const originX = load<i32>(inputs, 60);
    const originY = load<i32>(inputs, 64);
    const fromX = load<f32>(inputs, 68);
    const fromY = load<f32>(inputs, 72);
    let x = fromX;
    let y = fromY;
    let good = true;
    let gain: f32 = 0;
    let it: f32 = 0;
    let ii: f32 = 0;
    let bright: i32 = 0;
    let step: f32 = 0;
    let lastX: i32 = i32.MIN_VALUE;
    let lastY: i32 = i32.MIN_VALUE;
    for (let iteration = 0; iteration < iterations; iteration++) {
      const x16 = <i32>Mathf.floor(x * 16 + 0.5);
      const y16 = <i32>Mathf.floor(y * 16 + 0.5);
      // Read where it was read before, the frame says the same again
      if (x16 === lastX && y16 === lastY) break;
      lastX = x16;
      lastY = y16;
      const left = originX + (x16 >> 4);
      const top = originY + (y16 >> 4);
      if (left < 0 || top < 0 || left + side >= width || top + side >= height) {
        good = false;
        break;
      }
      bright = sample(frame + top * width + left, width, x16 & 15, y16 & 15, seen);
      it = dot(seen, picture, area);
      ii = dot(seen, seen, area);
      gain = it / tt;
      if (!(gain > 0.05)) {
        good = false;
        break;
      }
      const b1 = dot(seen, across, area) - k1 * it;
      const b2 = dot(seen, down, area) - k2 * it;
      const scale: f32 = 1 / (det * gain);
      let stepX = (h22 * b1 - m12 * b2) * scale;
      let stepY = (h11 * b2 - m12 * b1) * scale;
      step = Mathf.sqrt(stepX * stepX + stepY * stepY);
      if (step > 2) {
        stepX *= 2 / step;
        stepY *= 2 / step;
      }
      x = <f32>x16 * 0.0625 - stepX;
      y = <f32>y16 * 0.0625 - stepY;
      if (!((x - fromX) * (x - fromX) + (y - fromY) * (y - fromY) < reach * reach)) {
        good = false;
        break;
      }
    }
    if (!good) continue;
    store<f32>(results, 1);
    store<f32>(results, x, 4);
    store<f32>(results, y, 8);
    store<f32>(results, it / Mathf.sqrt(tt * ii + 1e-6), 12);
    store<f32>(results, gain, 16);
    store<f32>(results, max<f32>(0, ii - gain * it) / <f32>(area - 4), 20);
    store<f32>(results, m11, 24);
    store<f32>(results, m12, 28);
    store<f32>(results, m22, 32);
    store<f32>(results, tt, 36);
    store<f32>(results, <f32>bright, 40);
    store<f32>(results, step, 44);
    quarters(scratch, gain, results + 64);
  }
}
