import type { UnitPrice } from '@afterimage/contract/values/unit-price.ts';
import { intlLocale } from '@afterimage/words/locale.ts';
import { words } from './price-notes.words.ts';

const names = { ml: 'ml', l: 'l', g: 'g', kg: 'kg', m: 'm', m2: 'm²' };

/** The amount that a unit price is for, as "100 ml" or "1 m²". */
export function unitAmount({ amount, unit }: Pick<UnitPrice, 'amount' | 'unit'>): string {
  const count = new Intl.NumberFormat(intlLocale()).format(amount);
  return `${count} ${unit === 'piece' ? words.piece : names[unit]}`;
}
