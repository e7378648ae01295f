import { describe, expect, it } from 'vitest';
import { combined, emptyRow, filledDown, pasted, variantLines, variantRowsOf } from './variant-rows.ts';
import { typedPrice } from './typed-price.ts';

const choices = {
  color: [
    { code: 'black', name: 'Black' },
    { code: 'blue', name: 'Blue' },
  ],
  size: [
    { code: 'm', name: 'M' },
    { code: 'xl', name: 'XL' },
  ],
};
const stored = [{ id: 7, sku: 'MUG', color: null, size: null, stock: 4, price: null, cost: null }];
const rows = variantRowsOf(stored);

describe('rows of variants', () => {
  it('D20.4 every colour and size is a row; what was there keeps its number, also when options come and go', () => {
    const colors = combined(rows, { colors: ['black', 'blue'], sizes: [], sku: 'MUG' });
    expect(colors).toEqual([
      { id: 7, sku: 'MUG', color: 'black', size: null, stock: null, price: '', cost: '' },
      { id: null, sku: 'MUG-BLUE', color: 'blue', size: null, stock: null, price: '', cost: '' },
    ]);
    const both = combined(colors, { colors: ['black', 'blue'], sizes: ['m', 'xl'], sku: 'MUG' });
    expect(both.map(({ id, sku, color, size }) => [id, sku, color, size])).toEqual([
      [7, 'MUG', 'black', 'm'],
      [null, 'MUG-BLACK-XL', 'black', 'xl'],
      [null, 'MUG-BLUE', 'blue', 'm'],
      [null, 'MUG-BLUE-XL', 'blue', 'xl'],
    ]);
    expect(combined(both, { colors: ['blue'], sizes: ['xl'], sku: 'MUG' })).toEqual([both[3]]);
    expect(combined(colors, { colors: [], sizes: [], sku: 'MUG' })).toMatchObject([{ id: 7, color: null, size: null }]);
  });

  it('D20.4 cells of a spreadsheet go to the right and down, rows are added, and what cannot be is left as it was', () => {
    const text = 'Blue\tXL\tA-1\t12\t29,00\t3,5\r\nGreen\tm\tA-2\tmany\tdear\tcheap\r\n';
    expect(pasted(rows, { row: 0, column: 'color' }, text, choices)).toEqual([
      { id: 7, sku: 'A-1', color: 'blue', size: 'xl', stock: '12', price: '29,00', cost: '3,5' },
      { id: null, sku: 'A-2', color: null, size: 'm', stock: null, price: '', cost: '' },
    ]);
    expect(pasted(rows, { row: 0, column: 'stock' }, '5\tcheap\textra', choices)).toEqual([{ ...rows[0], stock: '5' }]);
  });

  it('D20.4 a value is copied into the rows below; article numbers are not', () => {
    const three = [0, 1, 2].map((id) => ({ ...emptyRow(`S${id}`), id, stock: String(id) }));
    expect(filledDown(three, 1, 'stock').map(({ stock }) => stock)).toEqual(['0', '1', '1']);
    expect(filledDown(three, 0, 'sku')).toEqual(three);
    const priced = three.map((row) => ({ ...row, price: row.id === 0 ? '29.00' : '' }));
    expect(filledDown(priced, 0, 'price').map(({ price }) => price)).toEqual(['29.00', '29.00', '29.00']);
  });

  it('D20.4 of a stock the difference to what was seen is sent, so that a sale in between is not lost', () => {
    const typed = rows.map((row) => ({ ...row, stock: '10' }));
    expect(variantLines(typed, stored)).toMatchObject([{ stockChange: 6 }]);
    expect(variantLines(rows, stored)).toMatchObject([{ stockChange: 0 }]);
  });

  it('D20.4 an own price is sent in minor units, and none where the field is empty', () => {
    const typed = (price: string) =>
      variantLines(
        rows.map((row) => ({ ...row, price })),
        stored,
      );
    expect([typed('29,5'), typed('')]).toMatchObject([[{ price: 2950 }], [{ price: null }]]);
    expect(variantRowsOf(stored.map((variant) => ({ ...variant, price: 2950 })))).toMatchObject([{ price: '29.50' }]);
  });

  it.each([
    ['4,20', 420],
    ['4.', 400],
    ['', null],
  ])('D20.3 the cost %j of a variant is sent in minor units', (cost, sent) => {
    const typed = rows.map((row) => ({ ...row, cost }));
    expect(variantLines(typed, stored)).toMatchObject([{ cost: sent }]);
    expect(variantRowsOf(stored.map((variant) => ({ ...variant, cost: 420 })))).toMatchObject([{ cost: '4.20' }]);
  });
});

it.each([
  ['12,50', 2, 1250],
  ['12.5', 2, 1250],
  ['0', 2, 0],
  ['1500', 0, 1500],
  ['1.999', 2, Number.NaN],
  ['-3', 2, Number.NaN],
  ['twelve', 2, Number.NaN],
])('D20.4 the price %s is read in a currency of %i digits', (text, digits, expected) => {
  expect(typedPrice(text, digits)).toBe(expected);
});
