import { describe, expect, it } from 'vitest';
import { easterOf } from './easter.ts';
import { holidaysOf } from './holidays.ts';
import {
  addMonths,
  daysIn,
  isStartOf,
  localDateOf,
  monthOf,
  monthTitle,
  monthsBetween,
  offeredMonths,
  startMonth,
  weekdayNames,
} from './months.ts';

describe('months', () => {
  it('S3.15 a start becomes a month of a year by the date of the order', () => {
    expect(startMonth(1, '2026-11-23')).toBe('2027-01');
    expect(startMonth(1, '2027-01-31')).toBe('2027-01');
    expect(startMonth(1, '2027-02-01')).toBe('2028-01');
    expect(startMonth(9, '2026-11-23')).toBe('2027-09');
    expect(startMonth(9, '2026-09-30')).toBe('2026-09');
    expect(startMonth('next-month', '2026-12-31')).toBe('2027-01');
    expect(startMonth('next-month', '2026-11-01')).toBe('2026-12');
    expect(startMonth('named', '2026-11-01')).toBe('2026-12');
    expect(startMonth('2030-05', '2026-11-01')).toBe('2030-05');
  });

  it('S3.15 a month suits what was chosen, and is neither long gone nor far away', () => {
    expect(isStartOf(1, '2027-01', '2026-11-23')).toBe(true);
    expect(isStartOf(1, '2027-02', '2026-11-23')).toBe(false);
    expect(isStartOf('named', '2027-02', '2026-11-23')).toBe(true);
    expect(isStartOf('named', '2029-11', '2026-11-23')).toBe(true);
    expect(isStartOf('named', '2029-12', '2026-11-23')).toBe(false);
    expect(isStartOf('named', '2025-10', '2026-11-23')).toBe(false);
    expect(isStartOf('next-month', '2026-10', '2026-11-23')).toBe(true);
    expect(isStartOf('2027-03', '2027-04', '2026-11-23')).toBe(false);
    expect(isStartOf('2027-03', '2027-03', '2026-11-23')).toBe(true);
    expect(offeredMonths('2026-11-23').at(0)).toBe('2026-11');
    expect(offeredMonths('2026-11-23').at(-1)).toBe('2028-11');
  });

  it('S3.15 counts across years, knows leap years, and names months and weekdays', () => {
    expect(addMonths({ year: 2026, month: 11 }, 2)).toEqual({ year: 2027, month: 1 });
    expect(addMonths({ year: 2027, month: 1 }, -1)).toEqual({ year: 2026, month: 12 });
    expect(monthsBetween(monthOf('2026-11'), monthOf('2027-02'))).toBe(3);
    expect([2027, 2028, 2100].map((year) => daysIn({ year, month: 2 }))).toEqual([28, 29, 28]);
    expect(monthTitle('2027-03', 'de-DE')).toBe('März 2027');
    expect(monthTitle('2027-03', 'en-IE')).toBe('March 2027');
    expect(weekdayNames('de')[0]).toBe('Sonntag');
    expect(localDateOf(new Date(2027, 0, 5, 23, 59))).toBe('2027-01-05');
  });
});

describe('public holidays', () => {
  it('S3.15 Easter is when it is', () => {
    // US Naval Observatory, "The Date of Easter"; 1818, 2038 and 2285 are the ends of its range.
    const easterDates = [
      '1818-3-22',
      '2000-4-23',
      '2024-3-31',
      '2025-4-20',
      '2026-4-5',
      '2027-3-28',
      '2038-4-25',
      '2285-3-22',
    ];
    for (const date of easterDates) {
      const [year = 0, month, day] = date.split('-').map(Number);
      expect(easterOf(year), date).toEqual({ month, day });
    }
  });

  const namesIn = (year: number, country: Parameters<typeof holidaysOf>[1], language = 'en') =>
    Array.from({ length: 12 }, (_, index) => index + 1).flatMap((month) =>
      holidaysOf({ year, month }, country, language).map(({ day, name }) => `${day}.${month}. ${name}`),
    );

  it('S3.15 Germany has those of the federation and all states', () => {
    expect(namesIn(2027, 'DE', 'de-DE')).toEqual([
      '1.1. Neujahr',
      '26.3. Karfreitag',
      '29.3. Ostermontag',
      '1.5. Tag der Arbeit',
      '6.5. Christi Himmelfahrt',
      '17.5. Pfingstmontag',
      '3.10. Tag der Deutschen Einheit',
      '25.12. 1. Weihnachtstag',
      '26.12. 2. Weihnachtstag',
    ]);
  });

  it('S3.15 Austria, Switzerland and France have as many as their laws name', () => {
    expect(namesIn(2027, 'AT', 'de')).toContain('27.5. Fronleichnam');
    expect(namesIn(2027, 'AT')).toHaveLength(13);
    expect(namesIn(2027, 'CH', 'de')).toEqual([
      '1.1. Neujahr',
      '6.5. Auffahrt',
      '1.8. Bundesfeier',
      '25.12. Weihnachtstag',
    ]);
    expect(namesIn(2027, 'FR')).toHaveLength(11);
  });

  it('S3.15 a holiday on a weekend has another day in England and Wales and in the United States', () => {
    // gov.uk/bank-holidays: 2027 and 2028; opm.gov, Federal Holidays: 2027.
    expect(namesIn(2027, 'GB-EAW')).toEqual([
      '1.1. New Year’s Day',
      '26.3. Good Friday',
      '29.3. Easter Monday',
      '3.5. Early May bank holiday',
      '31.5. Spring bank holiday',
      '30.8. Summer bank holiday',
      '25.12. Christmas Day',
      '26.12. Boxing Day',
      '27.12. Christmas Day (observed)',
      '28.12. Boxing Day (observed)',
    ]);
    expect(namesIn(2028, 'GB-EAW')).toContain('3.1. New Year’s Day (observed)');
    expect(namesIn(2027, 'US')).toEqual([
      '1.1. New Year’s Day',
      '18.1. Martin Luther King Jr. Day',
      '15.2. Presidents’ Day',
      '31.5. Memorial Day',
      '18.6. Juneteenth (observed)',
      '19.6. Juneteenth',
      '4.7. Independence Day',
      '5.7. Independence Day (observed)',
      '6.9. Labor Day',
      '11.10. Columbus Day',
      '11.11. Veterans Day',
      '25.11. Thanksgiving Day',
      '24.12. Christmas Day (observed)',
      '25.12. Christmas Day',
      '31.12. New Year’s Day (observed)',
    ]);
  });

  it('S3.15 what moves within its month or by a weekday does so', () => {
    expect(namesIn(2027, 'IE')).toContain('1.2. St Brigid’s Day');
    // 1 February 2030 is a Friday.
    expect(namesIn(2030, 'IE')).toContain('1.2. St Brigid’s Day');
    expect(namesIn(2028, 'IE')).toContain('7.2. St Brigid’s Day');
    expect(namesIn(2022, 'IE').join()).not.toContain('Brigid');
    expect(namesIn(2026, 'NL')).toContain('27.4. King’s Day');
    // 27 April 2031 is a Sunday.
    expect(namesIn(2031, 'NL')).toContain('26.4. King’s Day');
    expect(namesIn(2020, 'US').join()).not.toContain('Juneteenth');
  });
});
