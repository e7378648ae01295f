/** Bytes of a point: x, y (f32, pixels of its level), score (f32), angle (f32), level (i32). */
const pointBytes = 20;

/**
 * Blobs and corners: extremes of the differences, placed by a parabola, ridges left out (Lowe 2004); of each cell the
 * best stay. Writes them after one another and answers how many there are.
 * @param plane the differences, 16 bits a pixel
 * @param border pixels at the edges where nothing is looked for, 1 at least
 * @param perCell points of a cell, at most
 * @param fade what the score of each further point of a cell is multiplied with, once for the second, twice for the third …
 * @param cells room for the points of a row of cells: (columns) × (4 + perCell × pointBytes)
 */
export function detect(
  plane: usize,
  stride: i32,
  width: i32,
  height: i32,
  level: i32,
  threshold: i32,
  ridge: f32,
  border: i32,
  cell: i32,
  perCell: i32,
  fade: f32,
  cells: usize,
  points: usize,
  room: i32,
): i32 {
  let count = 0;
  const columns = (width - 2 * border + cell - 1) / cell;
  const slot = 4 + perCell * pointBytes;
  for (let top = border; top < height - border; top += cell) {
    for (let c = 0; c < columns; c++) store<i32>(cells + c * slot, 0);
    const bottom = min(top + cell, height - border);
    for (let y = top; y < bottom; y++) {
      const row = plane + ((y * stride) << 1);
      let x = border;
      if (ASC_FEATURE_SIMD) {
        for (; x + 8 <= width - border; x += 8) {
          let mask = peaks(row + (x << 1), stride << 1, threshold);
          while (mask != 0) {
            const k = ctz(mask);
            mask &= mask - 1;
            const at = x + k;
            keep(row + (at << 1), stride << 1, at, y, level, ridge, perCell, cells + ((at - border) / cell) * slot);
          }
        }
      }
      for (; x < width - border; x++)
        if (isPeak(row + (x << 1), stride << 1, threshold))
          keep(row + (x << 1), stride << 1, x, y, level, ridge, perCell, cells + ((x - border) / cell) * slot);
    }
    for (let c = 0; c < columns; c++) {
      const at = cells + c * slot;
      const held = min(load<i32>(at), room - count);
      memory.copy(points + count * pointBytes, at + 4, held * pointBytes);
      let share: f32 = 1;
      for (let k = 0; k < held; k++, count++, share *= fade) {
        const score = points + count * pointBytes + 8;
        store<f32>(score, load<f32>(score) * share);
      }
    }
  }
  return count;
}

// @ts-ignore: decorator
@inline
function peaks(at: usize, stride: i32, threshold: i32): i32 {
  const c = v128.load(at);
  const limit = i16x8.splat(<i16>threshold);
  const maybe = i16x8.gt_s(i16x8.abs(c), limit);
  if (!v128.any_true(maybe)) return 0;
  const left = v128.load(at - 2);
  const right = v128.load(at + 2);
  const a = v128.load(at - stride);
  const b = v128.load(at + stride);
  const most = i16x8.max_s(i16x8.max_s(left, right), i16x8.max_s(a, b));
  const least = i16x8.min_s(i16x8.min_s(left, right), i16x8.min_s(a, b));
  const near = v128.and(maybe, v128.or(i16x8.gt_s(c, most), i16x8.lt_s(c, least)));
  if (!v128.any_true(near)) return 0;
  const p = v128.load(at - stride - 2);
  const q = v128.load(at - stride + 2);
  const r = v128.load(at + stride - 2);
  const s = v128.load(at + stride + 2);
  const high = i16x8.max_s(most, i16x8.max_s(i16x8.max_s(p, q), i16x8.max_s(r, s)));
  const low = i16x8.min_s(least, i16x8.min_s(i16x8.min_s(p, q), i16x8.min_s(r, s)));
  return i16x8.bitmask(v128.and(near, v128.or(i16x8.gt_s(c, high), i16x8.lt_s(c, low))));
}

function isPeak(at: usize, stride: i32, threshold: i32): bool {
  const c: i32 = load<i16>(at);
  if (abs(c) <= threshold) return false;
  let most: i32 = -32768;
  let least: i32 = 32767;
  for (let dy = -1; dy <= 1; dy++)
    for (let dx = -1; dx <= 1; dx++) {
      if (dx == 0 && dy == 0) continue;
      const v: i32 = load<i16>(at + dy * stride + 2 * dx);
      most = max(most, v);
      least = min(least, v);
    }
  return c > most || c < least;
}

function keep(
  at: usize,
  stride: i32,
  x: i32,
  y: i32,
  level: i32,
  ridge: f32,
  perCell: i32,
  cell: usize,
): void {
  const c = <f32>load<i16>(at);
  const left = <f32>load<i16>(at - 2);
  const right = <f32>load<i16>(at + 2);
  const above = <f32>load<i16>(at - stride);
  const below = <f32>load<i16>(at + stride);
  const xx = left + right - 2 * c;
  const yy = above + below - 2 * c;
  const xy: f32 =
    0.25 *
    (<f32>load<i16>(at + stride + 2) +
      <f32>load<i16>(at - stride - 2) -
      <f32>load<i16>(at - stride + 2) -
      <f32>load<i16>(at + stride - 2));
  const trace = xx + yy;
  const determinant = xx * yy - xy * xy;
  if (determinant <= 0 || trace * trace >= ridge * determinant) return;
  const gx: f32 = 0.5 * (right - left);
  const gy: f32 = 0.5 * (below - above);
  const dx = max<f32>(-0.7, min<f32>(0.7, (xy * gy - yy * gx) / determinant));
  const dy = max<f32>(-0.7, min<f32>(0.7, (xy * gx - xx * gy) / determinant));
  // The smaller curvature tells how well the place is defined both ways
  const score: f32 = sqrt(determinant);
  const held = load<i32>(cell);
  let place = held;
  while (place > 0 && load<f32>(cell + 4 + (place - 1) * pointBytes + 8) < score) place--;
  if (place >= perCell) return;
  const slot = cell + 4 + place * pointBytes;
  const last = min(held, perCell - 1);
  memory.copy(slot + pointBytes, slot, (last - place) * pointBytes);
  store<f32>(slot, <f32>x + dx);
  store<f32>(slot, <f32>y + dy, 4);
  store<f32>(slot, score, 8);
  store<f32>(slot, 0, 12);
  store<i32>(slot, level, 16);
  store<i32>(cell, min(held + 1, perCell));
}

/**
 * Sorts points by score, best first, equal ones in the order that they have; answers how many of them are wanted.
 * @param room as many points again
 */
export function sortPoints(points: usize, count: i32, room: usize): void {
  let from = points;
  let to = room;
  for (let length = 1; length < count; length <<= 1) {
    for (let start = 0; start < count; start += 2 * length) {
      let a = start;
      const middle = min(start + length, count);
      let b = middle;
      const end = min(start + 2 * length, count);
      for (let i = start; i < end; i++) {
        const first =
          b >= end || (a < middle && load<f32>(from + a * pointBytes + 8) >= load<f32>(from + b * pointBytes + 8));
        memory.copy(to + i * pointBytes, from + (first ? a : b) * pointBytes, pointBytes);
        if (first) a++;
        else b++;
      }
    }
    const swap = from;
    from = to;
    to = swap;
  }
  if (from != points) memory.copy(points, from, count * pointBytes);
}
