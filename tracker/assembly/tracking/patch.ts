/**
 * Patches of a target, drawn as the frame should show them and aligned with what it shows.
 *
 * A patch is 16 × 16 whole pixels of a frame. It is rendered from the target's picture through the homography that is
 * believed (several samples a pixel along the longer axis of the pixel's footprint, which also draws motion blur), then
 * moved over the frame by the inverse compositional method (Baker & Matthews 2004), free of gain and bias.
 */
export const side: i32 = 16;
export const area: i32 = side * side;
/** The rendered window: a pixel more on every side for the gradients, and two columns to fill the last vector. */
const windowWidth: i32 = 20;
const windowHeight: i32 = 18;

/** Bytes of a patch's input and of its result. The room to work in has (20 · 18 + 4 · 256) numbers. */
export const inputSize: i32 = 20 * 4;
export const resultSize: i32 = 52 * 4;

const rawAt: i32 = 0;
export const pictureAt: i32 = windowWidth * windowHeight * 4;
export const acrossAt: i32 = pictureAt + area * 4;
export const downAt: i32 = acrossAt + area * 4;
export const frameAt: i32 = downAt + area * 4;

// @ts-ignore: decorator
@inline
export function sumOf(v: v128): f32 {
  return (
    f32x4.extract_lane(v, 0) +
    f32x4.extract_lane(v, 1) +
    (f32x4.extract_lane(v, 2) + f32x4.extract_lane(v, 3))
  );
}

/** Sum of the products of two columns of numbers, in four strands. */
export function dot(a: usize, b: usize, count: i32): f32 {
  if (ASC_FEATURE_SIMD) {
    let sum = f32x4.splat(0);
    for (let i = 0; i < count; i += 4, a += 16, b += 16) sum = f32x4.add(sum, f32x4.mul(v128.load(a), v128.load(b)));
    return sumOf(sum);
  }
  let s0: f32 = 0;
  let s1: f32 = 0;
  let s2: f32 = 0;
  let s3: f32 = 0;
  for (let i = 0; i < count; i += 4, a += 16, b += 16) {
    s0 += load<f32>(a) * load<f32>(b);
    s1 += load<f32>(a, 4) * load<f32>(b, 4);
    s2 += load<f32>(a, 8) * load<f32>(b, 8);
    s3 += load<f32>(a, 12) * load<f32>(b, 12);
  }
  return s0 + s1 + (s2 + s3);
}

/** Draws the window of the patch: each pixel is the mean of `samples` bilinear samples of the picture's level. */
export function render(input: usize, scratch: usize): void {
  const a = load<f32>(input);
  const b = load<f32>(input, 4);
  const c = load<f32>(input, 8);
  const d = load<f32>(input, 12);
  const e = load<f32>(input, 16);
  const f = load<f32>(input, 20);
  const g = load<f32>(input, 24);
  const h = load<f32>(input, 28);
  const i = load<f32>(input, 32);
  const level = <usize>load<u32>(input, 36);
  const width = load<i32>(input, 40);
  const height = load<i32>(input, 44);
  const samples = load<i32>(input, 48);
  const stepX = load<f32>(input, 52);
  const stepY = load<f32>(input, 56);
  const startX = -stepX * <f32>(samples - 1) * 0.5;
  const startY = -stepY * <f32>(samples - 1) * 0.5;
  // A little short of the last pixel, so that its right neighbor exists
  const endX = <f32>(width - 1) - 0.001;
  const endY = <f32>(height - 1) - 0.001;
  const share: f32 = 1 / <f32>samples;
  let to = scratch + rawAt;
  for (let row = 0; row < windowHeight; row++) {
    const v = <f32>(row - 1);
    const topX = b * v + c;
    const topY = e * v + f;
    const below = h * v + i;
    for (let column = 0; column < windowWidth; column += 4, to += 16) {
      if (ASC_FEATURE_SIMD) {
        const u = f32x4.add(f32x4.splat(<f32>(column - 1)), f32x4(0, 1, 2, 3));
        const w = f32x4.div(f32x4.splat(1), f32x4.add(f32x4.mul(f32x4.splat(g), u), f32x4.splat(below)));
        const middleX = f32x4.mul(f32x4.add(f32x4.mul(f32x4.splat(a), u), f32x4.splat(topX)), w);
        const middleY = f32x4.mul(f32x4.add(f32x4.mul(f32x4.splat(d), u), f32x4.splat(topY)), w);
        let sum = f32x4.splat(0);
        let offsetX = startX;
        let offsetY = startY;
        for (let k = 0; k < samples; k++, offsetX += stepX, offsetY += stepY) {
          const x = f32x4.max(
            f32x4.splat(0),
            f32x4.min(f32x4.splat(endX), f32x4.add(middleX, f32x4.splat(offsetX))),
          );
          const y = f32x4.max(
            f32x4.splat(0),
            f32x4.min(f32x4.splat(endY), f32x4.add(middleY, f32x4.splat(offsetY))),
          );
          const wholeX = i32x4.trunc_sat_f32x4_s(x);
          const wholeY = i32x4.trunc_sat_f32x4_s(y);
          const partX = f32x4.sub(x, f32x4.convert_i32x4_s(wholeX));
          const partY = f32x4.sub(y, f32x4.convert_i32x4_s(wholeY));
          const at = i32x4.add(i32x4.mul(wholeY, i32x4.splat(width)), wholeX);
          const p0 = level + i32x4.extract_lane(at, 0);
          const p1 = level + i32x4.extract_lane(at, 1);
          const p2 = level + i32x4.extract_lane(at, 2);
          const p3 = level + i32x4.extract_lane(at, 3);
          let upper = v128.load16_lane(p0, i32x4.splat(0), 0);
          upper = v128.load16_lane(p1, upper, 2);
          upper = v128.load16_lane(p2, upper, 4);
          upper = v128.load16_lane(p3, upper, 6);
          let lower = v128.load16_lane(p0 + width, i32x4.splat(0), 0);
          lower = v128.load16_lane(p1 + width, lower, 2);
          lower = v128.load16_lane(p2 + width, lower, 4);
          lower = v128.load16_lane(p3 + width, lower, 6);
          const mask = i32x4.splat(255);
          const ul = f32x4.convert_i32x4_s(v128.and(upper, mask));
          const ur = f32x4.convert_i32x4_s(i32x4.shr_u(upper, 8));
          const ll = f32x4.convert_i32x4_s(v128.and(lower, mask));
          const lr = f32x4.convert_i32x4_s(i32x4.shr_u(lower, 8));
          const high = f32x4.add(ul, f32x4.mul(f32x4.sub(ur, ul), partX));
          const low = f32x4.add(ll, f32x4.mul(f32x4.sub(lr, ll), partX));
          sum = f32x4.add(sum, f32x4.add(high, f32x4.mul(f32x4.sub(low, high), partY)));
        }
        v128.store(to, f32x4.mul(sum, f32x4.splat(share)));
      } else {
        for (let lane = 0; lane < 4; lane++) {
          const u = <f32>(column - 1 + lane);
          const w: f32 = 1 / (g * u + below);
          const middleX = (a * u + topX) * w;
          const middleY = (d * u + topY) * w;
          let sum: f32 = 0;
          let offsetX = startX;
          let offsetY = startY;
          for (let k = 0; k < samples; k++, offsetX += stepX, offsetY += stepY) {
            const x = max<f32>(0, min<f32>(endX, middleX + offsetX));
            const y = max<f32>(0, min<f32>(endY, middleY + offsetY));
            const wholeX = <i32>x;
            const wholeY = <i32>y;
            const partX = x - <f32>wholeX;
            const partY = y - <f32>wholeY;
            const at = level + wholeY * width + wholeX;
            const ul = <f32>load<u8>(at);
            const ur = <f32>load<u8>(at, 1);
            const ll = <f32>load<u8>(at + width);
            const lr = <f32>load<u8>(at + width, 1);
            const high = ul + (ur - ul) * partX;
            const low = ll + (lr - ll) * partX;
            sum += high + (low - high) * partY;
          }
          store<f32>(to + 4 * lane, sum * share);
        }
      }
    }
  }
}

/** The patch and its gradients by central differences, without what a plane of light explains of each. */
export function differentiate(scratch: usize): void {
  let at: i32 = 0;
  for (let row = 0; row < side; row++) {
    let from = scratch + rawAt + ((row + 1) * windowWidth + 1) * 4;
    for (let column = 0; column < side; column += 4, from += 16, at += 16) {
      if (ASC_FEATURE_SIMD) {
        const half = f32x4.splat(0.5);
        v128.store(scratch + pictureAt + at, v128.load(from));
        v128.store(
          scratch + acrossAt + at,
          f32x4.mul(half, f32x4.sub(v128.load(from, 4), v128.load(from - 4))),
        );
        v128.store(
          scratch + downAt + at,
          f32x4.mul(half, f32x4.sub(v128.load(from, windowWidth * 4), v128.load(from - windowWidth * 4))),
        );
      } else {
        for (let lane = 0; lane < 16; lane += 4) {
          const p = from + lane;
          store<f32>(scratch + pictureAt + at + lane, load<f32>(p));
          store<f32>(scratch + acrossAt + at + lane, 0.5 * (load<f32>(p, 4) - load<f32>(p - 4)));
          store<f32>(
            scratch + downAt + at + lane,
            0.5 * (load<f32>(p, windowWidth * 4) - load<f32>(p - windowWidth * 4)),
          );
        }
      }
    }
  }
  flatten(scratch + pictureAt);
  flatten(scratch + acrossAt);
  flatten(scratch + downAt);
}

/** Sum over a coordinate's squares, which runs from −7½ to 7½ along one side. */
const spread: f32 = 5440;

/**
 * Takes from a patch its mean and its slope, which light that changes over the picture (glare, a shadow's edge) makes.
 */
export function flatten(at: usize): void {
  let mean: f32 = 0;
  let slopeX: f32 = 0;
  let slopeY: f32 = 0;
  if (ASC_FEATURE_SIMD) {
    let columns0 = f32x4.splat(0);
    let columns1 = f32x4.splat(0);
    let columns2 = f32x4.splat(0);
    let columns3 = f32x4.splat(0);
    let rows = f32x4.splat(0);
    for (let row = 0, p = at; row < side; row++, p += side * 4) {
      const a = v128.load(p);
      const b = v128.load(p, 16);
      const c = v128.load(p, 32);
      const d = v128.load(p, 48);
      columns0 = f32x4.add(columns0, a);
      columns1 = f32x4.add(columns1, b);
      columns2 = f32x4.add(columns2, c);
      columns3 = f32x4.add(columns3, d);
      const all = f32x4.add(f32x4.add(a, b), f32x4.add(c, d));
      rows = f32x4.add(rows, f32x4.mul(f32x4.splat(<f32>row - 7.5), all));
    }
    mean = sumOf(f32x4.add(f32x4.add(columns0, columns1), f32x4.add(columns2, columns3)));
    slopeX = sumOf(
      f32x4.add(
        f32x4.add(
          f32x4.mul(columns0, f32x4(-7.5, -6.5, -5.5, -4.5)),
          f32x4.mul(columns1, f32x4(-3.5, -2.5, -1.5, -0.5)),
        ),
        f32x4.add(f32x4.mul(columns2, f32x4(0.5, 1.5, 2.5, 3.5)), f32x4.mul(columns3, f32x4(4.5, 5.5, 6.5, 7.5))),
      ),
    );
    slopeY = sumOf(rows);
  } else {
    for (let row = 0, p = at; row < side; row++)
      for (let column = 0; column < side; column++, p += 4) {
        const value = load<f32>(p);
        mean += value;
        slopeX += value * (<f32>column - 7.5);
        slopeY += value * (<f32>row - 7.5);
      }
  }
  mean /= <f32>area;
  slopeX /= spread;
  slopeY /= spread;
  for (let row = 0; row < side; row++) {
    const start = mean + slopeY * (<f32>row - 7.5);
    for (let column = 0; column < side; column += 4, at += 16) {
      const first = start + slopeX * (<f32>column - 7.5);
      if (ASC_FEATURE_SIMD) {
        const plane = f32x4.add(f32x4.splat(first), f32x4.mul(f32x4.splat(slopeX), f32x4(0, 1, 2, 3)));
        v128.store(at, f32x4.sub(v128.load(at), plane));
      } else
        for (let lane = 0; lane < 4; lane++)
          store<f32>(at + 4 * lane, load<f32>(at + 4 * lane) - (first + slopeX * <f32>lane));
    }
  }
}
