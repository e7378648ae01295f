import { daysIn, monthNames } from './months.ts';

/** A date in the customer's list: that day of every year, or of every year from `year` on if it has one. */
export interface OwnDate {
  day: number;
  month: number;
  year?: number;
  name: string;
}

/** A line of the list that cannot be parsed; lines count from 1. */
export interface UnreadLine {
  line: number;
  text: string;
}

/**
 * Parses a list of dates, one per line, in the notation of a language: `12 March Anna`, `March 12 Anna`, `12. März Anna` or
 * `12.3. Anna`; with a slash `3/12 Anna` in English and `12/3 Anna` elsewhere. A year may follow. Empty lines are ignored.
 */
export function readDates(text: string, language: string): { dates: OwnDate[]; unread: UnreadLine[] } {
  const dates: OwnDate[] = [];
  const unreadLines: UnreadLine[] = [];
  for (const [index, line] of text.split(/\r\n?|\n/).entries()) {
    const content = line.normalize('NFC').trim();
    if (content === '') continue;
    const date = readDate(content, language);
    if (date) dates.push(date);
    else unreadLines.push({ line: index + 1, text: content });
  }
  return { dates, unread: unreadLines };
}

/** The same list in a notation that is parsed alike in every language: `12.3. Anna`. */
export const datesText = (dates: readonly OwnDate[]): string =>
  dates.map(({ day, month, year, name }) => `${day}.${month}.${year ?? ''} ${name}`).join('\n');

/** The dates on a day of a month. 29 February moves to the 28th in years without it. */
export function datesOn(dates: readonly OwnDate[], { year, month }: { year: number; month: number }, day: number) {
  const last = daysIn({ year, month });
  return dates.filter(
    (date) =>
      date.month === month &&
      (date.day === day || (date.day > last && day === last)) &&
      (date.year === undefined || date.year <= year),
  );
}

const after = String.raw`[\s,:–—-]+(?<name>\S.*)$`;
const year = String.raw`(?<year>\d{4})?`;
const dotted = new RegExp(String.raw`^(?<day>\d{1,2})\.\s?(?<month>\d{1,2})(?:\.\s?${year}|(?=[\s,:]))${after}`, 'u');
const slashed = new RegExp(String.raw`^(?<first>\d{1,2})/(?<second>\d{1,2})(?:/${year})?${after}`, 'u');
const dayFirst = new RegExp(
  String.raw`^(?<day>\d{1,2})(?:\.|st|nd|rd|th)?\s*(?<month>\p{L}{3,})\.?,?(?:\s${year})?${after}`,
  'u',
);
const monthFirst = new RegExp(
  String.raw`^(?<month>\p{L}{3,})\.?\s*(?<day>\d{1,2})(?:st|nd|rd|th)?(?:,?\s${year})?${after}`,
  'u',
);

function readDate(line: string, language: string): OwnDate | null {
  for (const pattern of [dotted, dayFirst, monthFirst]) {
    const parts = pattern.exec(line)?.groups;
    if (!parts) continue;
    const month = numberOfMonth(parts['month'] ?? '', language);
    return month === null ? null : dateFrom(Number(parts['day']), month, parts);
  }
  const parts = slashed.exec(line)?.groups;
  if (!parts) return null;
  const [first, second] = [Number(parts['first']), Number(parts['second'])];
  const monthLeads = language.toLowerCase().startsWith('en') && first <= 12;
  return monthLeads ? dateFrom(second, first, parts) : dateFrom(first, second, parts);
}

function dateFrom(day: number, month: number, parts: Record<string, string | undefined>): OwnDate | null {
  const name = (parts['name'] ?? '').trim();
  const ownYear = parts['year'] === undefined ? undefined : Number(parts['year']);
  const isDate = month >= 1 && month <= 12 && day >= 1 && day <= daysIn({ year: ownYear ?? 2024, month });
  if (!isDate || !/[\p{L}\p{N}]/u.test(name)) return null;
  return { day, month, name, ...(ownYear !== undefined && { year: ownYear }) };
}

/** Parses a month: a number, or a name (at least three letters) in English or the language of the page. */
function numberOfMonth(text: string, language: string): number | null {
  if (/^\d+$/.test(text)) return Number(text);
  const lowerCase = text.toLocaleLowerCase(language);
  for (const one of [language, 'en']) {
    const names = monthNames(one).map((name) => name.toLocaleLowerCase(one));
    const matches = names.flatMap((name, index) => (name.startsWith(lowerCase) ? [index + 1] : []));
    if (matches.length === 1) return matches[0] ?? null;
  }
  // Written in Austria, and short for September.
  return { jänner: 1, feber: 2, sept: 9 }[lowerCase] ?? null;
}
