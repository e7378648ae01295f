import { describe, expect, it } from 'vitest';
import { hat, plainHat } from '../catalogue/product/product.fixture.ts';
import { compareRows } from './compare-rows.ts';

const around = {
  factsOf: (text: string) =>
    text.split('\n\n').flatMap((part) => {
      const [name = '', valueText] = part.split(': ');
      return valueText === undefined ? [] : [{ name, text: valueText }];
    }),
  delivery: [{ name: 'Standard', price: 490, freeFrom: 8000, currency: 'EUR' }],
};
const dear = {
  ...plainHat,
  id: 2,
  finalPrice: 8400,
  discount: 0,
  fullDescription: 'Material: silk.\n\nCare: by hand.',
};
const rowOf = (rows: ReturnType<typeof compareRows>, id: string) => rows.find((row) => row.id === id);

describe('products side by side', () => {
  const rows = compareRows([hat, dear], around);

  it('S1.4 have a row for everything that helps to choose', () => {
    const ids = ['about', 'ar', 'colours', 'delivery', 'fact Care', 'fact Material'];
    expect(rows.map(({ id }) => id).toSorted()).toEqual([...ids, 'personal', 'price', 'rating', 'sizes', 'stock']);
    expect(rowOf(rows, 'price')?.values).toEqual(['€75.60, reduced by 10 %', '€84.00']);
    expect(rowOf(rows, 'colours')?.values).toEqual(['Black, Blue', 'None']);
    expect(rowOf(rows, 'sizes')?.values).toEqual(['M, XL, X', 'One size']);
    expect(rowOf(rows, 'stock')?.values).toEqual(['In stock', 'Only 3 left']);
    expect(rowOf(rows, 'delivery')?.values).toEqual(['Standard: €4.90', 'Standard: free']);
  });

  it('S1.4 the rows that differ come first, and say so', () => {
    const differing = rows.map(({ differs }) => differs);
    expect(differing).toEqual(differing.toSorted((a, b) => Number(b) - Number(a)));
    expect(rowOf(rows, 'rating')?.differs).toBe(false);
    expect(rowOf(rows, 'price')?.differs).toBe(true);
  });

  it('S1.4 a fact that only one of them tells is a dash at the other', () => {
    expect(rowOf(rows, 'fact Material')?.values).toEqual(['wool felt.', 'silk.']);
    expect(rowOf(rows, 'fact Care')?.values).toEqual(['–', 'by hand.']);
  });

  it('S1.11 S1.12 what can be put on a product is counted', () => {
    const slot = {
      id: 1,
      fieldType: null,
      selectionMode: 'SINGLE' as const,
      title: 'x',
      required: true,
      extraList: [],
    };
    const slots = [
      { ...slot, kind: 'photo' as const, limits: { arAllowed: true } },
      { ...slot, kind: 'photo' as const, limits: {} },
      { ...slot, kind: 'extra' as const, limits: {} },
    ] as unknown as typeof hat.customizationList;
    const rowsBuilt = compareRows([hat, { ...dear, customizationList: slots }], around);
    expect(rowOf(rowsBuilt, 'personal')?.values).toEqual(['Not personalisable', '2 photos, extras']);
    expect(rowOf(rowsBuilt, 'ar')?.values).toEqual(['No', 'On 1 photo']);
  });

  it('S1.4 one alone differs from nothing', () => {
    expect(compareRows([hat], around).some(({ differs }) => differs)).toBe(false);
  });
});
