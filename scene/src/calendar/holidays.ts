import type { HolidayCountry } from '@afterimage/contract/values/calendar.ts';
import { easterOf } from './easter.ts';
import { holidayRules, type HolidayRule } from './holiday-rules.ts';
import { type Month, weekdayOf } from './months.ts';

export interface Holiday {
  day: number;
  name: string;
}

/** A date by its number of days since 1970. */
const dayMs = 86_400_000;
const serial = (year: number, month: number, day: number): number => Date.UTC(year, month - 1, day) / dayMs;
const weekday = (date: number): number => (((date + 4) % 7) + 7) % 7;

/** The public holidays of a month in a country, in date order. */
export function holidaysOf({ year, month }: Month, country: HolidayCountry, language: string): Holiday[] {
  // A day in lieu of New Year's Day may lie in the year before.
  return [year, year + 1]
    .flatMap((one) => holidaysOfYear(one, country, language))
    .flatMap(({ date, name }) => {
      const at = new Date(date * dayMs);
      const isWithin = at.getUTCFullYear() === year && at.getUTCMonth() + 1 === month;
      return isWithin ? [{ day: at.getUTCDate(), name }] : [];
    })
    .toSorted((one, other) => one.day - other.day);
}

interface DatedHoliday {
  date: number;
  name: string;
}

function holidaysOfYear(year: number, country: HolidayCountry, language: string): DatedHoliday[] {
  const { rules, inLieu } = holidayRules[country];
  const german = language.toLowerCase().startsWith('de');
  const holidays = rules
    .filter(({ from = 0 }) => year >= from)
    .map((rule) => ({ date: dateOfRule(rule, year), name: german ? rule.de : rule.en }));
  if (!inLieu) return holidays;
  const holidayDates = new Set(holidays.map(({ date }) => date));
  const lieu = holidays.flatMap(({ date, name }): DatedHoliday[] => {
    const other = inLieu === 'next-weekday' ? nextWeekday(date, holidayDates) : nearestWeekday(date);
    if (other === date) return [];
    holidayDates.add(other);
    return [{ date: other, name: german ? `${name} (Ersatztag)` : `${name} (observed)` }];
  });
  return [...holidays, ...lieu];
}

const isWeekend = (date: number): boolean => weekday(date) === 0 || weekday(date) === 6;

/** The substitute day in England and Wales: the next weekday that is not a holiday. */
function nextWeekday(date: number, taken: ReadonlySet<number>): number {
  if (!isWeekend(date)) return date;
  let other = date;
  while (isWeekend(other) || taken.has(other)) other += 1;
  return other;
}

/** The observed day in the United States: Friday for a Saturday, Monday for a Sunday. */
function nearestWeekday(date: number): number {
  if (weekday(date) === 6) return date - 1;
  return weekday(date) === 0 ? date + 1 : date;
}

function dateOfRule(rule: HolidayRule, year: number): number {
  if ('easter' in rule) {
    const { month, day } = easterOf(year);
    return serial(year, month, day) + rule.easter;
  }
  const { month } = rule;
  if ('day' in rule) {
    const date = serial(year, month, rule.day);
    return rule.unless && weekday(date) === rule.unless.weekday ? date + rule.unless.moved : date;
  }
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
  if (rule.nth < 0) {
    const last = weekdayOf({ year, month }, length);
    return serial(year, month, length - ((last - rule.weekday + 7) % 7));
  }
  const first = weekdayOf({ year, month }, 1);
  const date = serial(year, month, 1 + ((rule.weekday - first + 7) % 7) + (rule.nth - 1) * 7);
  const fixed = rule.orElse === undefined ? undefined : serial(year, month, rule.orElse.day);
  return fixed !== undefined && rule.orElse && weekday(fixed) === rule.orElse.weekday ? fixed : date;
}
