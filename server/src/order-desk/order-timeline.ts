import type { TimelineEntry } from '@afterimage/contract/admin/order-desk.ts';

/** Entries by the days of a time zone, the newest first in both. */
export function entriesByDay(
  entries: readonly TimelineEntry[],
  timeZone: string,
): { day: string; entryList: TimelineEntry[] }[] {
  // The Swedish form of a date is the one of ISO 8601.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  const sorted = entries.toSorted((a, b) => b.at.localeCompare(a.at));
  const days = Map.groupBy(sorted, ({ at }) => format.format(new Date(at)));
  return Array.from(days, ([day, entryList]) => ({ day, entryList }));
}
