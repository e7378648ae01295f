import { intlLocale } from '@afterimage/words/locale.ts';

/** A length in millimetres as it is read: one place behind the point at most. */
export function oneDecimal(mm: number): string {
  return new Intl.NumberFormat(intlLocale(), { maximumFractionDigits: 1 }).format(mm);
}
