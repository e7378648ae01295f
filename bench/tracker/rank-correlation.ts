import { seeded } from './sequences/random.ts';

/** Ranks from 1; equal values share the mean of their ranks. */
export function ranksOf(values: readonly number[]): number[] {
  const order = values.map((_, i) => i).toSorted((a, b) => values[a]! - values[b]!);
  const ranks: number[] = Array.from({ length: values.length }, () => 0);
  for (let from = 0; from < order.length;) {
    let to = from + 1;
    while (to < order.length && values[order[to]!] === values[order[from]!]) to += 1;
    for (let i = from; i < to; i += 1) ranks[order[i]!] = (from + to + 1) / 2;
    from = to;
  }
  return ranks;
}

/** Spearman's rank correlation, −1 … 1, ties by mean ranks; NaN where one side does not vary. */
export function rankCorrelation(a: readonly number[], b: readonly number[]): number {
  const [p, q] = [ranksOf(a), ranksOf(b)];
  const mean = (a.length + 1) / 2;
  let [pq, pp, qq] = [0, 0, 0];
  for (let i = 0; i < p.length; i += 1) {
    const [x, y] = [p[i]! - mean, q[i]! - mean];
    pq += x * y;
    pp += x * x;
    qq += y * y;
  }
  return pq / Math.sqrt(pp * qq);
}

/** The interval that holds 95 of 100 rank correlations of samples drawn with replacement (percentile bootstrap). */
export function correlationInterval(
  a: readonly number[],
  b: readonly number[],
  rounds = 2000,
): { readonly low: number; readonly high: number } {
  const random = seeded('bootstrap');
  const values: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const drawn = a.map(() => random.below(a.length));
    const value = rankCorrelation(
      drawn.map((i) => a[i]!),
      drawn.map((i) => b[i]!),
    );
    if (!Number.isNaN(value)) values.push(value);
  }
  const sorted = values.toSorted((x, y) => x - y);
  const at = (share: number): number => sorted[Math.round(share * (sorted.length - 1))] ?? Number.NaN;
  return { low: at(0.025), high: at(0.975) };
}
