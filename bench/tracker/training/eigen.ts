/** Eigenvalues, greatest first, and eigenvectors (rows) of a symmetric n × n matrix, by Jacobi's method. */
export function eigenOf(
  matrix: Float64Array,
  n: number,
): { readonly values: Float64Array; readonly vectors: Float64Array } {
  const a = matrix.slice();
  const v = new Float64Array(n * n);
  for (let i = 0; i < n; i += 1) v[i * n + i] = 1;
  for (let sweep = 0; sweep < 12; sweep += 1)
    for (let p = 0; p < n - 1; p += 1)
      for (let q = p + 1; q < n; q += 1) {
        const off = a[p * n + q]!;
        if (Math.abs(off) < 1e-15) continue;
        const theta = (a[q * n + q]! - a[p * n + p]!) / (2 * off);
        const t = Math.sign(theta || 1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
        const c = 1 / Math.sqrt(t * t + 1);
        const s = t * c;
        for (let k = 0; k < n; k += 1) {
          const [x, y] = [a[k * n + p]!, a[k * n + q]!];
          a[k * n + p] = c * x - s * y;
          a[k * n + q] = s * x + c * y;
        }
        for (let k = 0; k < n; k += 1) {
          const [x, y] = [a[p * n + k]!, a[q * n + k]!];
          a[p * n + k] = c * x - s * y;
          a[q * n + k] = s * x + c * y;
          const [u, w] = [v[p * n + k]!, v[q * n + k]!];
          v[p * n + k] = c * u - s * w;
          v[q * n + k] = s * u + c * w;
        }
      }
  const order = Array.from({ length: n }, (_, i) => i).toSorted((i, k) => a[k * n + k]! - a[i * n + i]!);
  const vectors = new Float64Array(n * n);
  for (const [row, i] of order.entries()) vectors.set(v.subarray(i * n, (i + 1) * n), row * n);
  return { values: Float64Array.from(order, (i) => a[i * n + i]!), vectors };
}
