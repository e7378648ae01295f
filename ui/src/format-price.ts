import { minorDigits } from '@afterimage/contract/values/money.ts';
import { intlLocale } from '@afterimage/words/locale.ts';

const formats = new Map<string, Intl.NumberFormat>();

function write(amount: number, currency: string, locale: string, options: Intl.NumberFormatOptions): string {
  // A cart that nobody has answered yet names no currency: nothing costs anything in it.
  if (currency === '') return '';
  const key = `${locale} ${currency} ${options.trailingZeroDisplay}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, { style: 'currency', currency, ...options });
    formats.set(key, format);
  }
  return format.format(amount / 10 ** minorDigits(currency));
}

/** Writes whole minor units as money, as the page's language does: 4800, "EUR" gives "€48.00" or "48,00 €". */
export function formatPrice(amount: number, currency: string, locale = intlLocale()): string {
  return write(amount, currency, locale, {});
}

/** The same without digits that say nothing: "€48", but "€48.50". */
export function formatRoundPrice(amount: number, currency: string, locale = intlLocale()): string {
  return write(amount, currency, locale, { trailingZeroDisplay: 'stripIfInteger' });
}

/** How the page's language writes a currency: "€", "CHF". */
export function currencySign(currency: string, locale = intlLocale()): string {
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}
