import { intlLocale } from '@afterimage/words/locale.ts';
import { shopZone } from '../parts/shop-place.ts';
import { words } from './money.words.ts';

/** The day of a moment in the shop, as people write it here. */
export const dayText = (moment: string): string =>
  new Intl.DateTimeFormat(intlLocale(), { dateStyle: 'medium', timeZone: shopZone() }).format(new Date(moment));

/** What a way to pay is called; one without words of its own by its name. */
export function wayText(provider: string): string {
  return provider in words.ways ? words.ways[provider as keyof typeof words.ways] : provider;
}

/** A sum that was typed in, `14.90` or `14,90`, in hundredths; null when it is none. */
export function typedSum(text: string): number | null {
  const match = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(text.trim());
  if (!match) return null;
  const [, whole = '', fraction = ''] = match;
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0')) || null;
}
