import type { CalendarStart } from '@afterimage/contract/calendar.ts';

/** A month of a year; `month` counts from 1. */
export interface Month {
  year: number;
  month: number;
}

/** Reads `2027-01`, and the month of a date such as `2027-01-31`. */
export function monthOf(text: string): Month {
  return { year: Number(text.slice(0, 4)), month: Number(text.slice(5, 7)) };
}

/** Writes `2027-01`. */
export const monthText = ({ year, month }: Month): string => `${year}-${String(month).padStart(2, '0')}`;

/** The month that is `count` months later. */
export function addMonths({ year, month }: Month, count: number): Month {
  const months = year * 12 + month - 1 + count;
  return { year: Math.floor(months / 12), month: (((months % 12) + 12) % 12) + 1 };
}

/** How many months the second one is after the first. */
export const monthsBetween = (first: Month, second: Month): number =>
  (second.year - first.year) * 12 + second.month - first.month;

export const daysIn = ({ year, month }: Month): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** The weekday of a date, 0 for Sunday. */
export const weekdayOf = ({ year, month }: Month, day: number): number =>
  new Date(Date.UTC(year, month - 1, day)).getUTCDay();

/** The date of a moment in UTC, as `2027-01-31`. */
export const dateOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** The date of a moment in the browser's time zone. */
export const localDateOf = (moment: Date): string =>
  `${monthText({ year: moment.getFullYear(), month: moment.getMonth() + 1 })}-${String(moment.getDate()).padStart(2, '0')}`;

/**
 * The first month of a calendar that is ordered on the date `today`. While the customer has not entered a month yet, it is the
 * next month.
 */
export function startMonth(start: CalendarStart, today: string): string {
  if (typeof start === 'string' && start !== 'next-month' && start !== 'named') return start;
  const current = monthOf(today);
  if (typeof start === 'string') return monthText(addMonths(current, 1));
  return monthText({ year: start < current.month ? current.year + 1 : current.year, month: start });
}

/** Bounds of the first month, relative to today; the month of a line in a cart may be in the past. */
const nearest = -12;
const furthest = 36;

/** Whether the month is allowed as the first one of a calendar with this kind of start. */
export function isStartOf(start: CalendarStart, month: string, today: string): boolean {
  const away = monthsBetween(monthOf(today), monthOf(month));
  if (away < nearest || away > furthest) return false;
  if (typeof start === 'number') return monthOf(month).month === start;
  return start === 'named' || start === 'next-month' || start === month;
}

/** The months that a customer can choose as the first one: the current month and those of the next two years. */
export const offeredMonths = (today: string): string[] =>
  Array.from({ length: 25 }, (_, index) => monthText(addMonths(monthOf(today), index)));

/** The names of the months or weekdays in a language; `2024-09-01` was a Sunday. */
const namesOf = (language: string, options: Intl.DateTimeFormatOptions, moments: readonly number[]): string[] => {
  const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
  return moments.map((moment) => format.format(moment));
};

export const monthNames = (language: string): string[] =>
  namesOf(
    language,
    { month: 'long' },
    Array.from({ length: 12 }, (_, index) => Date.UTC(2024, index, 1)),
  );

/** From Sunday on. */
export const weekdayNames = (language: string): string[] =>
  namesOf(
    language,
    { weekday: 'long' },
    Array.from({ length: 7 }, (_, index) => Date.UTC(2024, 8, 1 + index)),
  );

/** `January 2027` */
export function monthTitle(text: string, language: string): string {
  const { year, month } = monthOf(text);
  return `${monthNames(language)[month - 1] ?? ''} ${year}`;
}
