import type { HolidayCountry } from '@afterimage/contract/values/calendar.ts';

/** A weekday is a number from 0 for Sunday. */
type Names = { en: string; de: string; from?: number };
export type HolidayRule = Names &
  (
    | { month: number; day: number; unless?: { weekday: number; moved: number } }
    | { month: number; weekday: number; nth: number; orElse?: { day: number; weekday: number } }
    /** Number of days after Easter Sunday. */
    | { easter: number }
  );

const on = (month: number, day: number, en: string, de: string): HolidayRule => ({ month, day, en, de });
const easter = (days: number, en: string, de: string): HolidayRule => ({ easter: days, en, de });
/** The nth weekday of a month; -1 is the last one. */
const nth = (month: number, weekday: number, count: number, en: string, de: string): HolidayRule => ({
  month,
  weekday,
  nth: count,
  en,
  de,
});
const monday = 1;
const thursday = 4;
const friday = 5;

const newYear = on(1, 1, 'New Year’s Day', 'Neujahr');
const goodFriday = easter(-2, 'Good Friday', 'Karfreitag');
const easterSunday = easter(0, 'Easter Sunday', 'Ostersonntag');
const easterMonday = easter(1, 'Easter Monday', 'Ostermontag');
const ascension = easter(39, 'Ascension Day', 'Christi Himmelfahrt');
const whitMonday = easter(50, 'Whit Monday', 'Pfingstmontag');
const labourDay = on(5, 1, 'Labour Day', 'Tag der Arbeit');
const assumption = on(8, 15, 'Assumption Day', 'Mariä Himmelfahrt');
const allSaints = on(11, 1, 'All Saints’ Day', 'Allerheiligen');
const christmas = on(12, 25, 'Christmas Day', '1. Weihnachtstag');
const secondDay = (en: string): HolidayRule => on(12, 26, en, '2. Weihnachtstag');

/**
 * The statutory public holidays of the whole country: in Germany those of all states, in Switzerland those of all cantons, in the
 * United States those of the federation. `inLieu`: a holiday on a weekend is also observed on another day.
 */
export const holidayRules: Readonly<
  Record<HolidayCountry, { rules: readonly HolidayRule[]; inLieu?: 'next-weekday' | 'nearest-weekday' }>
> = {
  DE: {
    rules: [
      newYear,
      goodFriday,
      easterMonday,
      labourDay,
      ascension,
      whitMonday,
      on(10, 3, 'German Unity Day', 'Tag der Deutschen Einheit'),
      christmas,
      secondDay('St Stephen’s Day'),
    ],
  },
  AT: {
    rules: [
      newYear,
      on(1, 6, 'Epiphany', 'Heilige Drei Könige'),
      easterMonday,
      on(5, 1, 'Labour Day', 'Staatsfeiertag'),
      ascension,
      whitMonday,
      easter(60, 'Corpus Christi', 'Fronleichnam'),
      assumption,
      on(10, 26, 'National Day', 'Nationalfeiertag'),
      allSaints,
      on(12, 8, 'Immaculate Conception', 'Mariä Empfängnis'),
      on(12, 25, 'Christmas Day', 'Christtag'),
      on(12, 26, 'St Stephen’s Day', 'Stefanitag'),
    ],
  },
  CH: {
    rules: [
      newYear,
      easter(39, 'Ascension Day', 'Auffahrt'),
      on(8, 1, 'National Day', 'Bundesfeier'),
      on(12, 25, 'Christmas Day', 'Weihnachtstag'),
    ],
  },
  FR: {
    rules: [
      newYear,
      easterMonday,
      labourDay,
      on(5, 8, 'Victory Day', 'Tag des Sieges'),
      ascension,
      whitMonday,
      on(7, 14, 'Bastille Day', 'Nationalfeiertag'),
      assumption,
      allSaints,
      on(11, 11, 'Armistice Day', 'Waffenstillstand 1918'),
      christmas,
    ],
  },
  NL: {
    rules: [
      newYear,
      easterSunday,
      easterMonday,
      { ...on(4, 27, 'King’s Day', 'Königstag'), unless: { weekday: 0, moved: -1 } },
      ascension,
      easter(49, 'Whit Sunday', 'Pfingstsonntag'),
      whitMonday,
      christmas,
      secondDay('Second Day of Christmas'),
    ],
  },
  'GB-EAW': {
    inLieu: 'next-weekday',
    rules: [
      newYear,
      goodFriday,
      easterMonday,
      nth(5, monday, 1, 'Early May bank holiday', 'Maifeiertag'),
      nth(5, monday, -1, 'Spring bank holiday', 'Frühlingsfeiertag'),
      nth(8, monday, -1, 'Summer bank holiday', 'Sommerfeiertag'),
      christmas,
      secondDay('Boxing Day'),
    ],
  },
  IE: {
    rules: [
      newYear,
      // On 1 February itself where that is a Friday.
      {
        ...nth(2, monday, 1, 'St Brigid’s Day', 'Tag der heiligen Brigida'),
        orElse: { day: 1, weekday: friday },
        from: 2023,
      },
      on(3, 17, 'St Patrick’s Day', 'St. Patrick’s Day'),
      easterMonday,
      nth(5, monday, 1, 'May bank holiday', 'Maifeiertag'),
      nth(6, monday, 1, 'June bank holiday', 'Junifeiertag'),
      nth(8, monday, 1, 'August bank holiday', 'Augustfeiertag'),
      nth(10, monday, -1, 'October bank holiday', 'Oktoberfeiertag'),
      christmas,
      secondDay('St Stephen’s Day'),
    ],
  },
  US: {
    inLieu: 'nearest-weekday',
    rules: [
      newYear,
      nth(1, monday, 3, 'Martin Luther King Jr. Day', 'Martin Luther King Day'),
      nth(2, monday, 3, 'Presidents’ Day', 'Presidents’ Day'),
      nth(5, monday, -1, 'Memorial Day', 'Memorial Day'),
      { ...on(6, 19, 'Juneteenth', 'Juneteenth'), from: 2021 },
      on(7, 4, 'Independence Day', 'Unabhängigkeitstag'),
      nth(9, monday, 1, 'Labor Day', 'Labor Day'),
      nth(10, monday, 2, 'Columbus Day', 'Columbus Day'),
      on(11, 11, 'Veterans Day', 'Veterans Day'),
      nth(11, thursday, 4, 'Thanksgiving Day', 'Thanksgiving'),
      christmas,
    ],
  },
};
