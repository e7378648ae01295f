import { type OwnDate, readDates } from '@afterimage/scene/calendar/own-dates.ts';
import { words } from './calendar.words.ts';

/** The number of dates that are repeated; the rest is visible on the months. */
const most = 3;

/** A summary of how the dates of a list were parsed; empty without dates. */
export function datesSummary(text: string, language: string): string {
  const { dates } = readDates(text, language);
  if (dates.length === 0) return '';
  const format = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const dateIn = ({ day, month, name }: OwnDate) => `${format.format(Date.UTC(2024, month - 1, day))} ${name}`;
  const lastDates = dates.slice(-most).map(dateIn).join(', ');
  return words.read({ count: dates.length, list: dates.length > most ? `… ${lastDates}` : lastDates });
}
