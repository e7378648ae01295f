import { minorDigits } from '@afterimage/contract/values/money.ts';
import { type Locale, localeFacts } from '@afterimage/words/locale.ts';

/** Minor units as people of a language write them: `€105.30`, `105,30 €`; less than nothing with a true minus. */
export function moneyText(amount: number, currency: string, locale: Locale): string {
  const format = new Intl.NumberFormat(localeFacts[locale].intl, { style: 'currency', currency });
  return format.format((amount || 0) / 10 ** minorDigits(currency)).replace('-', '−');
}

/** Basis points as percent: 1900 is `19%` or `19 %`. */
export function percentText(basisPoints: number, locale: Locale): string {
  const format = new Intl.NumberFormat(localeFacts[locale].intl, { style: 'percent', maximumFractionDigits: 2 });
  return format.format(basisPoints / 10_000);
}
