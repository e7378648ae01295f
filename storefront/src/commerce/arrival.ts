import { intlLocale } from '@afterimage/words/locale.ts';

/** The days between which something arrives, such as "Wed, 25 – Fri, 27 Nov"; the server says them as `2026-11-25`. */
export function arrivalDates({ arrivesFrom, arrivesUntil }: Record<'arrivesFrom' | 'arrivesUntil', string>): string {
  const options = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  const format = new Intl.DateTimeFormat(intlLocale(), options);
  const [first, last] = [new Date(arrivesFrom), new Date(arrivesUntil)];
  return arrivesFrom === arrivesUntil ? format.format(first) : format.formatRange(first, last);
}
