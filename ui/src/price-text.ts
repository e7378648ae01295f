import { formatPrice } from './format-price.ts';
import { words } from './ui.words.ts';

/** A price as words: "€19.00", and "from €19.00" where `highest` says that some cost more. Minor units. */
export function priceText(amount: number, currency: string, highest?: number, locale?: string): string {
  const price = formatPrice(amount, currency, locale);
  return highest !== undefined && highest > amount ? words.from({ price }) : price;
}
