// A plane of a pyramid has `pad` pixels round it that repeat its edge; its address is that of its top left pixel inside.
const pad = 24;

/** Repeats the edge of a plane of bytes into what surrounds it. */
export function extend(plane: usize, stride: i32, width: i32, height: i32): void {
  for (let y = 0; y < height; y++) {
    const row = plane + y * stride;
    memory.fill(row - pad, load<u8>(row), pad);
    memory.fill(row + width, load<u8>(row + width - 1), pad);
  }
  const length = width + 2 * pad;
  const bottom = plane + (height - 1) * stride - pad;
  for (let y = 1; y <= pad; y++) {
    memory.copy(plane - pad - y * stride, plane - pad, length);
    memory.copy(bottom + y * stride, bottom, length);
  }
}

/** Copies rows without gaps into a plane. */
export function fillPlane(from: usize, width: i32, height: i32, plane: usize, stride: i32): void {
  for (let y = 0; y < height; y++) memory.copy(plane + y * stride, from + y * width, width);
  extend(plane, stride, width, height);
}

/**
 * Bilinear resizing of one plane into another, for factors below 2 either way.
 * @param work room for a row of the plane with its surroundings, two bytes a pixel
 */
export function resizePlane(
  from: usize,
  fromStride: i32,
  fromWidth: i32,
  fromHeight: i32,
  to: usize,
  toStride: i32,
  width: i32,
  height: i32,
  work: usize,
): void {
  const stepX: i32 = <i32>((<i64>fromWidth << 16) / width);
  const stepY: i32 = <i32>((<i64>fromHeight << 16) / height);
  let fy = (stepY >> 1) - 32768;
  for (let y = 0; y < height; y++, fy += stepY) {
    const above = from + (fy >> 16) * fromStride;
    const below = above + fromStride;
    const share = (fy >> 8) & 255;
    let x = -8;
    if (ASC_FEATURE_SIMD) {
      const a = i16x8.splat(<i16>(256 - share));
      const b = i16x8.splat(<i16>share);
      for (; x < fromWidth + 1; x += 8) {
        const sum = i16x8.add(
          i16x8.mul(v128.load8x8_u(above + x), a),
          i16x8.mul(v128.load8x8_u(below + x), b),
        );
        v128.store(work + ((x + 8) << 1), sum);
      }
    } else {
      for (; x < fromWidth + 1; x++) {
        const sum = <i32>load<u8>(above + x) * (256 - share) + <i32>load<u8>(below + x) * share;
        store<u16>(work + ((x + 8) << 1), sum);
      }
    }
    let fx = (stepX >> 1) - 32768;
    const row = to + y * toStride;
    for (x = 0; x < width; x++, fx += stepX) {
      const at = work + (((fx >> 16) + 8) << 1);
      const part: u32 = (fx >> 8) & 255;
      const left: u32 = load<u16>(at);
      const right: u32 = load<u16>(at, 2);
      store<u8>(row + x, (left * (256 - part) + right * part + 32768) >> 16);
    }
  }
  extend(to, toStride, width, height);
}

/**
 * Smooths a plane by [1 2 1] / 4 both ways.
 * @param work room for a row of the plane with its surroundings, two bytes a pixel
 */
export function smooth(from: usize, stride: i32, width: i32, height: i32, to: usize, work: usize): void {
  for (let y = 0; y < height; y++) {
    const row = from + y * stride;
    columnSums(row, stride, width, work);
    const out = to + y * stride;
    let x = 0;
    if (ASC_FEATURE_SIMD) {
      const half = i16x8.splat(8);
      for (; x < width; x += 16) {
        const at = work + ((x + 8) << 1);
        const low = i16x8.shr_u(i16x8.add(rowSum(at), half), 4);
        const high = i16x8.shr_u(i16x8.add(rowSum(at + 16), half), 4);
        v128.store(out + x, i8x16.narrow_i16x8_u(low, high));
      }
    } else {
      for (; x < width; x++) {
        const at = work + ((x + 8) << 1);
        const sum = <u32>load<u16>(at - 2) + 2 * <u32>load<u16>(at) + <u32>load<u16>(at + 2);
        store<u8>(out + x, (sum + 8) >> 4);
      }
    }
  }
  extend(to, stride, width, height);
}

/** Sums of three rows, weighted 1 2 1, of columns -8 to beyond the width, as 16 bits. */
function columnSums(row: usize, stride: i32, width: i32, work: usize): void {
  let x = -8;
  if (ASC_FEATURE_SIMD) {
    for (; x < width + 17; x += 8) {
      const middle = v128.load8x8_u(row + x);
      const sum = i16x8.add(
        i16x8.add(v128.load8x8_u(row + x - stride), v128.load8x8_u(row + x + stride)),
        i16x8.add(middle, middle),
      );
      v128.store(work + ((x + 8) << 1), sum);
    }
  } else {
    for (; x < width + 17; x++) {
      const at = row + x;
      const sum = <u32>load<u8>(at - stride) + 2 * <u32>load<u8>(at) + <u32>load<u8>(at + stride);
      store<u16>(work + ((x + 8) << 1), sum);
    }
  }
}

// @ts-ignore: decorator
@inline
function rowSum(at: usize): v128 {
  const middle = v128.load(at);
  return i16x8.add(i16x8.add(v128.load(at - 2), v128.load(at + 2)), i16x8.add(middle, middle));
}

/**
 * What differs between two scales, 16 times a gray level: a plane smoothed by [1 2 1] / 4 both ways (times 16) and the
 * same smoothed again by [1 0 2 0 1] / 4.
 * @param sums a plane of 16 bits, for the first smoothing
 * @param to a plane of 16 bits, signed
 * @param work room for a row of the plane with its surroundings, two bytes a pixel
 */
export function differences(
  from: usize,
  stride: i32,
  width: i32,
  height: i32,
  sums: usize,
  to: usize,
  work: usize,
): void {
  // Two rows and columns more than the plane: its surroundings repeat the edge
  for (let y = -2; y < height + 2; y++) {
    columnSums(from + y * stride, stride, width, work);
    const out = sums + 2 * y * stride;
    let x = -4;
    if (ASC_FEATURE_SIMD) {
      for (; x < width + 4; x += 8) v128.store(out + 2 * x, rowSum(work + ((x + 8) << 1)));
    } else {
      for (; x < width + 4; x++) {
        const at = work + ((x + 8) << 1);
        store<u16>(out + 2 * x, <u32>load<u16>(at - 2) + 2 * <u32>load<u16>(at) + <u32>load<u16>(at + 2));
      }
    }
  }
  const two = 4 * stride;
  for (let y = 0; y < height; y++) {
    const row = sums + 2 * y * stride;
    let x = -4;
    if (ASC_FEATURE_SIMD) {
      for (; x < width + 4; x += 8) {
        const at = row + 2 * x;
        const middle = v128.load(at);
        const sum = i16x8.add(i16x8.add(v128.load(at - two), v128.load(at + two)), i16x8.add(middle, middle));
        v128.store(work + ((x + 8) << 1), sum);
      }
    } else {
      for (; x < width + 4; x++) {
        const at = row + 2 * x;
        store<u16>(
          work + ((x + 8) << 1),
          <u32>load<u16>(at - two) + 2 * <u32>load<u16>(at) + <u32>load<u16>(at + two),
        );
      }
    }
    const out = to + 2 * y * stride;
    x = 0;
    if (ASC_FEATURE_SIMD) {
      for (; x < width; x += 8) {
        const at = work + ((x + 8) << 1);
        // Up to 4080 · 4: the four parts of the sum are halved twice, so that it stays in 16 bits
        const middle = v128.load(at);
        const sides = i16x8.avgr_u(v128.load(at - 4), v128.load(at + 4));
        const wide = i16x8.shr_u(i16x8.avgr_u(sides, middle), 2);
        v128.store(out + 2 * x, i16x8.sub(wide, v128.load(row + 2 * x)));
      }
    } else {
      for (; x < width; x++) {
        const at = work + ((x + 8) << 1);
        const sides = (<i32>load<u16>(at - 4) + <i32>load<u16>(at + 4) + 1) >> 1;
        const wide = ((sides + <i32>load<u16>(at) + 1) >> 1) >> 2;
        store<i16>(out + 2 * x, wide - <i32>load<u16>(row + 2 * x));
      }
    }
  }
}
