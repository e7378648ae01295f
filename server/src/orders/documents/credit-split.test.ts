import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { taxWithin } from '@afterimage/contract/values/money.ts';
import { creditSplit, inProportion } from './credit-split.ts';

const amounts = fc.array(fc.integer({ min: 1, max: 5_000_00 }), { minLength: 1, maxLength: 4 });
const rates = [1900, 700, 2550, 0];
const taxListOf = (grossList: readonly number[]) =>
  grossList.map((gross, index) => {
    const basisPoints = rates[index] ?? 0;
    const tax = taxWithin(gross, basisPoints);
    return { name: `VAT ${index}`, basisPoints, net: gross - tax, tax };
  });
const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);

describe('the taxes of credit notes', () => {
  it('D20.2 an amount is split into whole parts that add up, none further than a cent from its share', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), amounts, (amount, weights) => {
        const parts = inProportion(amount, weights);
        expect(sum(parts)).toBe(amount);
        for (const [index, part] of parts.entries()) {
          const share = (amount * (weights[index] ?? 0)) / sum(weights);
          expect(Math.abs(part - share)).toBeLessThan(1);
        }
      }),
    );
  });

  it('D20.2 each adds up to its amount, and all together are the taxes of the invoice to the cent', () => {
    fc.assert(
      fc.property(amounts, fc.array(fc.integer({ min: 1, max: 100 }), { maxLength: 6 }), (grossList, percents) => {
        const invoiced = taxListOf(grossList);
        let left = sum(grossList);
        const notes: ReturnType<typeof creditSplit>[] = [];
        for (const amount of [...percents.map((percent) => Math.floor((left * percent) / 100 / 2)), Infinity]) {
          const now = Math.min(amount, left);
          const note = creditSplit(invoiced, notes, now);
          expect(sum(note.map(({ net, tax }) => net + tax))).toBe(now);
          expect(note.every(({ tax, net }) => tax >= 0 && net >= 0)).toBe(true);
          notes.push(note);
          left -= now;
        }
        for (const line of invoiced) {
          const same = notes.flat().filter(({ name }) => name === line.name);
          expect(sum(same.map(({ net }) => net))).toBe(line.net);
          expect(sum(same.map(({ tax }) => tax))).toBe(line.tax);
        }
      }),
    );
  });

  it('D20.2 an invoice without tax has credit notes without', () => {
    expect(creditSplit([], [], 500)).toEqual([]);
  });
});
