/** 2048 cos(k π / 16), as integers, so that every machine makes the same picture of the same bytes. */
const cosines = [2048, 2009, 1892, 1703, 1448, 1138, 784, 400, 0];
const unit = 4096 * 4096;

const basis = Float64Array.from({ length: 64 }, (_, i) => {
  const [u, x] = [i >> 3, i & 7];
  if (u === 0) return 1448;
  const turn = ((2 * x + 1) * u) % 32;
  const folded = turn > 16 ? 32 - turn : turn;
  return folded > 8 ? -cosines[16 - folded]! : cosines[folded]!;
});

const between = new Float64Array(64);

/**
 * Type II discrete cosine transform of 8 × 8 numbers from block[at] on, in place, orthonormal as JPEG's (Ahmed, Natarajan
 * and Rao 1974). All sums are of integers that a double holds exactly.
 */
export function forwardDct(block: Float64Array, at: number): void {
  for (let y = 0; y < 8; y += 1)
    for (let u = 0; u < 8; u += 1) {
      let sum = 0;
      for (let x = 0; x < 8; x += 1) sum += basis[u * 8 + x]! * block[at + y * 8 + x]!;
      between[y * 8 + u] = sum;
    }
  for (let u = 0; u < 8; u += 1)
    for (let v = 0; v < 8; v += 1) {
      let sum = 0;
      for (let y = 0; y < 8; y += 1) sum += basis[v * 8 + y]! * between[y * 8 + u]!;
      block[at + v * 8 + u] = sum / unit;
    }
}

/** The inverse of `forwardDct`, in place, from whole numbers. */
export function inverseDct(block: Float64Array, at: number): void {
  for (let v = 0; v < 8; v += 1)
    for (let x = 0; x < 8; x += 1) {
      let sum = 0;
      for (let u = 0; u < 8; u += 1) sum += basis[u * 8 + x]! * block[at + v * 8 + u]!;
      between[v * 8 + x] = sum;
    }
  for (let x = 0; x < 8; x += 1)
    for (let y = 0; y < 8; y += 1) {
      let sum = 0;
      for (let v = 0; v < 8; v += 1) sum += basis[v * 8 + y]! * between[v * 8 + x]!;
      block[at + y * 8 + x] = sum / unit;
    }
}
