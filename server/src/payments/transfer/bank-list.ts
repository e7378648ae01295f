import { createHash } from 'node:crypto';
import { csvRows } from '../../platform/lists/csv-rows.ts';
import { findReferences } from './transfer-reference.ts';

/** A row of a bank's list that has brought money. */
export interface Booking {
  /** Tells the row from others, also when the list is read again. */
  bookingKey: string;
  /** The references in it; money without one cannot be matched. */
  references: string[];
  /** In hundredths of the currency. */
  amount: number;
}

/** A sum as banks write it, `1.234,50` or `1,234.50` or `12.5`, in hundredths; null when a cell is no sum. */
export function sumIn(cell: string): number | null {
  const text = cell.replace(/[\s'€]|EUR|CHF/g, '');
  const match = /^([+-]?)(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(text);
  if (!match) return null;
  const [, sign, whole = '', fraction = ''] = match;
  const hundredths = Number(whole.replace(/[.,]/g, '')) * 100 + Number(fraction.padEnd(2, '0'));
  return sign === '-' ? -hundredths : hundredths;
}

const isSumColumn = (name: string): boolean =>
  /^(betrag|amount|umsatz|gutschrift|credit|haben|value)\b/i.test(name.trim());

/**
 * The rows of a bank's list (CSV) that brought money. The sum is in the column that is called so, or else in the first
 * cell that is a sum with decimals.
 */
export function readBankList(text: string): Booking[] {
  const rows = csvRows(text);
  const column = rows[0]?.findIndex(isSumColumn) ?? -1;
  const countOf = new Map<string, number>();
  return rows.flatMap((cells) => {
    const sumCell = column >= 0 ? cells[column] : cells.find((cell) => /[.,]\d{2}$/.test(cell.trim()) && sumIn(cell));
    const amount = sumCell === undefined ? null : sumIn(sumCell);
    if (amount === null || amount <= 0) return [];
    const content = cells.join('\u0000');
    // Two payments may look alike; in a list that is read again they are the same two.
    const occurrence = (countOf.get(content) ?? 0) + 1;
    countOf.set(content, occurrence);
    const bookingKey = createHash('sha256').update(`${content}\u0000${occurrence}`).digest('base64url');
    return [{ bookingKey, references: findReferences(cells.join(' ')), amount }];
  });
}
