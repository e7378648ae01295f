import { minorDigits } from '@afterimage/contract/values/money.ts';
import { intlLocale } from '@afterimage/words/locale.ts';
import { shopCurrency } from '../parts/shop-place.ts';

/** A price in the shop's currency as it stands in a field; '' for what is no price. */
export function writtenPrice(value: number): string {
  if (Number.isNaN(value)) return '';
  const digits = minorDigits(shopCurrency());
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false };
  return new Intl.NumberFormat(intlLocale(), format).format(value / 10 ** digits);
}

/** A price as a person types it, in minor units; NaN when it is none. Nothing may cost nothing: a draft has no price yet. */
export function typedPrice(text: string, digits: number): number {
  const plain = text.trim().replace(',', '.');
  if (!/^\d{1,7}(?:\.\d+)?$/.test(plain)) return Number.NaN;
  const [, fraction = ''] = plain.split('.');
  return fraction.length > digits ? Number.NaN : Math.round(Number(plain) * 10 ** digits);
}
