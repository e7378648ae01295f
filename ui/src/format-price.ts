import { intlLocale } from '@afterimage/words/locale.ts';

const formats = new Map<string, Intl.NumberFormat>();

function write(amount: number, currency: string, locale: string, options: Intl.NumberFormatOptions): string {
  const key = `${locale} ${currency} ${options.trailingZeroDisplay}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, { style: 'currency', currency, ...options });
    formats.set(key, format);
  }
  // Currencies differ in their digits after the point: two for the euro, none for the yen, three for the dinar.
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

/** Writes whole minor units as money, as the page's language does: 4800, "EUR" gives "€48.00" or "48,00 €". */
export function formatPrice(amount: number, currency: string, locale = intlLocale()): string {
  return write(amount, currency, locale, {});
}

/** The same without digits that say nothing: "€48", but "€48.50". */
export function formatRoundPrice(amount: number, currency: string, locale = intlLocale()): string {
  return write(amount, currency, locale, { trailingZeroDisplay: 'stripIfInteger' });
}
