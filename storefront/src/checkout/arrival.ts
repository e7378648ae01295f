import type { DeliveryMethod } from '@afterimage/contract/checkout.ts';
import { intlLocale } from '@afterimage/words/locale.ts';

const isFree = (date: Date) => date.getDay() === 0 || date.getDay() === 6;

/** The day that is so many working days after another; Saturdays and Sundays are none. */
export function afterWorkingDays(from: Date, count: number): Date {
  let date = from;
  for (let remainingDays = count; remainingDays > 0;) {
    date = new Date(date);
    date.setDate(date.getDate() + 1);
    if (!isFree(date)) remainingDays -= 1;
  }
  return date;
}

/** Between which days an order that is paid now arrives, such as "Wed, 25 – Fri, 27 Nov". */
export function arrivalDates(
  { minDays, maxDays }: Pick<DeliveryMethod, 'minDays' | 'maxDays'>,
  now: Date = new Date(),
): string {
  const format = new Intl.DateTimeFormat(intlLocale(), { weekday: 'short', day: 'numeric', month: 'short' });
  const [first, last] = [afterWorkingDays(now, minDays), afterWorkingDays(now, maxDays)];
  return minDays === maxDays ? format.format(first) : format.formatRange(first, last);
}
