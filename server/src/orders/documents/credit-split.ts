import type { TaxLine } from '@afterimage/contract/orders.ts';
import { taxWithin } from '@afterimage/contract/values/money.ts';

const grossOf = ({ net, tax }: TaxLine): number => net + tax;
const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/**
 * Splits an amount over parts in proportion to their weights, in whole minor units that add up to the amount: what
 * rounding down leaves over goes to the largest remainders.
 */
export function inProportion(amount: number, weights: readonly number[]): number[] {
  const whole = sumOf(weights);
  if (whole <= 0) return weights.map((_, index) => (index === 0 ? amount : 0));
  const exact = weights.map((weight) => (amount * weight) / whole);
  const parts = exact.map(Math.floor);
  const byRemainder = exact.map((part, index) => ({ index, rest: part - Math.floor(part) }));
  byRemainder.sort((a, b) => b.rest - a.rest || a.index - b.index);
  const left = amount - sumOf(parts);
  for (const { index } of byRemainder.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}

/**
 * The taxes of a credit note over an amount: split over the rates of the invoice by what of each has not gone back yet.
 * The tax of a rate is computed from all that went back of it so far, so that credit notes over the whole invoice have
 * exactly its taxes, however many they are.
 * @param invoiced the taxes of the invoice
 * @param earlier the taxes of the credit notes before
 * @param amount what goes back now, at most what is left
 */
export function creditSplit(
  invoiced: readonly TaxLine[],
  earlier: readonly (readonly TaxLine[])[],
  amount: number,
): TaxLine[] {
  const before = invoiced.map((line) => {
    const same = earlier
      .flat()
      .filter(({ name, basisPoints }) => name === line.name && basisPoints === line.basisPoints);
    return { gross: sumOf(same.map(grossOf)), tax: sumOf(same.map(({ tax }) => tax)) };
  });
  const left = invoiced.map((line, index) => grossOf(line) - (before[index]?.gross ?? 0));
  const parts = inProportion(amount, left);
  return invoiced.flatMap((line, index) => {
    const gross = parts[index] ?? 0;
    const { gross: grossBefore, tax: taxBefore } = before[index] ?? { gross: 0, tax: 0 };
    const all = grossBefore + gross;
    const tax = (all === grossOf(line) ? line.tax : taxWithin(all, line.basisPoints)) - taxBefore;
    return gross === 0 ? [] : [{ name: line.name, basisPoints: line.basisPoints, net: gross - tax, tax }];
  });
}
