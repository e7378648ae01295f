import * as z from 'zod';
import { holidayCountries, weekStarts } from './values/calendar.ts';

/** A month of a year, as `2027-01`. */
export const absoluteMonth = z.string().regex(/^2\d{3}-(0[1-9]|1[0-2])$/);

/**
 * The first month of a calendar: a fixed month of a year; the next month with a number from 1 to 12, the current month included;
 * the month after the current one; or a month that the customer enters with the choice.
 */
const calendarStart = z.union([absoluteMonth, z.int().min(1).max(12), z.enum(['next-month', 'named'])]);
export type CalendarStart = z.infer<typeof calendarStart>;

/** The settings of a calendar. `language` is the language of the names of months, days and holidays. */
export const calendarSettings = z.object({
  start: calendarStart,
  weekStart: z.enum(weekStarts),
  /** The country whose public holidays are printed; null prints none. */
  holidays: z.enum(holidayCountries).nullable(),
  language: z.string().min(2).max(35).optional(),
});
export type CalendarSettings = z.infer<typeof calendarSettings>;
