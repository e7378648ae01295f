import { finalPrice, minorDigits } from '@afterimage/contract/values/money.ts';
import { RefusedRecord } from '../records/refused-record.ts';
import { importMessage } from '../import-message.ts';

/** Asking `Intl` takes half a millisecond, and a file has amounts by the hundred thousand. */
const digitsByCurrency = new Map<string, number>();
function digitsOf(currency: string): number {
  const digits = digitsByCurrency.get(currency) ?? minorDigits(currency);
  digitsByCurrency.set(currency, digits);
  return digits;
}

/** An amount in minor units from a decimal number with a point or a comma; null from an empty text. */
export function amountOf(text: string, column: string, currency: string): number | null {
  if (text === '') return null;
  const digits = digitsOf(currency);
  const [, whole = '', fraction = ''] = /^(\d{1,12})(?:[.,](\d{1,6}))?$/.exec(text.replaceAll(/\s/g, '')) ?? [];
  if (whole === '') throw new RefusedRecord(importMessage(({ cell }) => cell.notAmount({ text }), column));
  if (/[1-9]/.test(fraction.slice(digits)))
    throw new RefusedRecord(importMessage(({ cell }) => cell.tooPrecise({ text, digits }), column));
  const amount = Number(whole + fraction.slice(0, digits).padEnd(digits, '0'));
  if (amount > 2_147_483_647) throw new RefusedRecord(importMessage(({ cell }) => cell.tooLarge({ text }), column));
  return amount;
}

/**
 * The list price and the discount, in whole percent, of what costs `price` and did cost `before`. What is paid is exact; the
 * list price is made smaller, never larger, until a whole percent leads from it to the price.
 */
export function discountFrom(price: number, before: number | null): { price: number; discount: number } {
  if (before === null || before <= price) return { price, discount: 0 };
  const percent = Math.round((1 - price / before) * 100);
  for (let list = before; list > Math.max(price, before * 0.97); list -= 1)
    for (const discount of [percent, percent - 1, percent + 1])
      if (discount > 0 && discount <= 100 && finalPrice(list, discount) === price) return { price: list, discount };
  return { price, discount: 0 };
}

/** Prices in minor units, of variants in their order. */
interface VariantPrices {
  discount: number;
  /** Before the discount. */
  prices: number[];
}

/**
 * The same for variants with different prices, which a product reduces by one percentage. Each price is exact. There is no
 * discount unless all variants are reduced alike: for the others it would be wrong.
 */
export function discountFromAll(list: readonly { price: number; before: number | null }[]): VariantPrices {
  const percents = new Set(
    list.flatMap(({ price, before }) => {
      const percent = before === null ? 0 : Math.round((1 - price / before) * 100);
      return [percent, percent - 1, percent + 1];
    }),
  );
  for (const discount of [...percents].toSorted((a, b) => b - a)) {
    if (discount <= 0 || discount >= 100) continue;
    const prices = list.map(({ price, before }) => listPrice(price, before, discount));
    if (prices.every((price) => price !== null)) return { discount, prices };
  }
  return { discount: 0, prices: list.map(({ price }) => price) };
}

/** The largest list price, not above `before` and not far below it, from which this discount leads to the price. */
function listPrice(price: number, before: number | null, discount: number): number | null {
  if (before === null || before <= price) return null;
  const about = Math.round((price * 100) / (100 - discount));
  for (let list = Math.min(before, about + 2); list >= about - 2; list -= 1)
    if (list > Math.max(price, before * 0.97) && finalPrice(list, discount) === price) return list;
  return null;
}

/** A number of pieces; less than none is none. Null from an empty text. */
export function piecesOf(text: string, column: string): number | null {
  if (text === '') return null;
  if (!/^-?\d{1,9}(?:\.0+)?$/.test(text))
    throw new RefusedRecord(importMessage(({ cell }) => cell.notPieces({ text }), column));
  return Math.max(0, Math.trunc(Number(text)));
}
