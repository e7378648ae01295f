import type { Reply } from '@afterimage/contract/api.ts';
import { minorDigits } from '@afterimage/contract/values/money.ts';
import { shopCurrency } from '../parts/shop-place.ts';
import { typedPrice, writtenPrice } from './typed-price.ts';

type Variant = Reply<'getDeskProduct'>['variantList'][number];

/** A row of the table of variants; `stock` is what was typed over the stored one, null where nothing was. */
export interface VariantRow {
  id: number | null;
  sku: string;
  color: string | null;
  size: string | null;
  stock: string | null;
  /** As it stands in the field; '' where it costs what the product costs. */
  price: string;
  /** As it stands in the field; '' without a cost. */
  cost: string;
}

export const variantColumns = ['color', 'size', 'sku', 'stock', 'price', 'cost'] as const;
export type VariantColumn = (typeof variantColumns)[number];
export const figureColumns: readonly VariantColumn[] = ['stock', 'price', 'cost'];

const writtenAmount = (amount: number | null) => (amount === null ? '' : writtenPrice(amount));

export const variantRowsOf = (list: readonly Variant[]): VariantRow[] =>
  list.map(({ id, sku, color, size, price, cost }) => ({
    id,
    sku,
    color,
    size,
    stock: null,
    price: writtenAmount(price),
    cost: writtenAmount(cost),
  }));

/** The values that a cell of colors or sizes can have. */
export interface VariantChoices {
  color: readonly { code: string; name: string }[];
  size: readonly { code: string; name: string }[];
}

/** What may stand in a field of prices and costs, also while it is typed. */
const amountForm = () => new RegExp(`^(?:\\d{1,7}(?:[.,]\\d{0,${minorDigits(shopCurrency())}})?)?$`);
const typedAmount = (text: string): number | null =>
  text === '' ? null : typedPrice(text.replace(/[.,]$/, ''), minorDigits(shopCurrency()));

/** A row with what was typed or pasted into a cell; null for what the cell cannot have. */
export function withCell(
  row: VariantRow,
  column: VariantColumn,
  text: string,
  choices: VariantChoices,
): VariantRow | null {
  const plain = text.trim();
  if (column === 'sku') return { ...row, sku: plain };
  if (column === 'stock') return /^\d{0,7}$/.test(plain) ? { ...row, stock: plain === '' ? null : plain } : null;
  if (column === 'price' || column === 'cost') return amountForm().test(plain) ? { ...row, [column]: plain } : null;
  if (plain === '') return { ...row, [column]: null };
  const value = choices[column].find(
    ({ code, name }) => code === plain.toLowerCase() || name.toLowerCase() === plain.toLowerCase(),
  );
  return value ? { ...row, [column]: value.code } : null;
}

/**
 * Pastes cells of a spreadsheet, rows by lines and columns by tabs, from a cell on to the right and down. Rows are added as
 * they are needed; cells that cannot be are left as they were.
 */
export function pasted(
  rows: readonly VariantRow[],
  from: { row: number; column: VariantColumn },
  text: string,
  choices: VariantChoices,
): VariantRow[] {
  const columns = variantColumns.slice(variantColumns.indexOf(from.column));
  const result = [...rows];
  for (const [down, line] of text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .entries()) {
    const at = from.row + down;
    let row = result[at] ?? emptyRow();
    for (const [right, cell] of line.split('\t').entries()) {
      const column = columns[right];
      if (column) row = withCell(row, column, cell, choices) ?? row;
    }
    result[at] = row;
  }
  return result;
}

/** Copies the value of a cell into all rows below it. Article numbers are of one variant each and stay. */
export function filledDown(rows: readonly VariantRow[], at: number, column: VariantColumn): VariantRow[] {
  const value = rows[at]?.[column];
  if (value === undefined || column === 'sku') return [...rows];
  return rows.map((row, index) => (index > at ? { ...row, [column]: value } : row));
}

export const emptyRow = (sku = ''): VariantRow => ({
  id: null,
  sku,
  color: null,
  size: null,
  stock: null,
  price: '',
  cost: '',
});

/** Every combination of colors and sizes, in their order. Rows that are there already stay what they are. */
export function combined(
  rows: readonly VariantRow[],
  { colors, sizes, sku }: { colors: readonly string[]; sizes: readonly string[]; sku: string },
): VariantRow[] {
  const left = [...rows];
  const take = (fits: (row: VariantRow) => boolean): VariantRow | undefined => {
    const at = left.findIndex(fits);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  const wanted = (colors.length > 0 ? colors : [null]).flatMap((color) =>
    (sizes.length > 0 ? sizes : [null]).map((size) => ({ color, size })),
  );
  const same = wanted.map(({ color, size }) => take((row) => row.color === color && row.size === size));
  return wanted.map(({ color, size }, index) => {
    // What had no color or no size so far gets one.
    const row =
      same[index] ??
      take((one) => (one.color === null || one.color === color) && (one.size === null || one.size === size)) ??
      take((one) => (color === null && one.size === size) || (size === null && one.color === color));
    if (row && row.id !== null) return { ...row, color, size };
    const name = [sku, color, size].filter((part) => part !== null).join('-');
    return row ? { ...row, color, size } : { ...emptyRow(name.toUpperCase()), color, size };
  });
}

/** What is sent of the variants: of a stock that was typed over, the difference to what was seen. */
export function variantLines(rows: readonly VariantRow[], stored: readonly Variant[]) {
  return rows.map(({ id, sku, color, size, stock, price, cost }) => {
    const seen = stored.find((one) => one.id === id)?.stock ?? 0;
    const stockChange = stock === null ? 0 : Number(stock) - seen;
    return { id, sku, color, size, stockChange, price: typedAmount(price), cost: typedAmount(cost) };
  });
}
