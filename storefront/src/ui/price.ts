const formats = new Map<string, Intl.NumberFormat>();

/** Writes whole minor units as money of that place: 4800, "EUR" gives "€48.00". */
export function formatPrice(amount: number, currency: string, locale = 'en'): string {
  const key = `${locale} ${currency}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, { style: 'currency', currency });
    formats.set(key, format);
  }
  // Currencies differ in their digits after the point: two for the euro, none for the yen, three for the dinar.
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
