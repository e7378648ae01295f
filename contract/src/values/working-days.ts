/** When the shop works, and until when an order counts for the same day. */
export interface WorkCalendar {
  /** The time of day until which work begins on the same day, as `12:00`. */
  cutOff: string;
  /** A name of the IANA database. */
  timeZone: string;
  /** Days of the week on which the shop is closed; 0 is Sunday. */
  closedWeekdays: readonly number[];
  /** Further days on which it is closed, as `2026-12-25`. */
  closedDates: readonly string[];
}

/** What a new shop begins with: it works from Monday to Friday. */
export const defaultCalendar: Omit<WorkCalendar, 'timeZone'> = {
  cutOff: '12:00',
  closedWeekdays: [0, 6],
  closedDates: [],
};

/** More closed days than this in a row are a closed shop; without a bound a wrong calendar would never end. */
const mostDays = 366;
const day = 86_400_000;

const dateAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * day).toISOString().slice(0, 10);
const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();

/** Date and time of day where the shop is, as `2026-11-24` and `13:05`. */
export function localTime(moment: Date, timeZone: string): { date: string; time: string } {
  const text = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone }).format(moment);
  return { date: text.slice(0, 10), time: text.slice(11, 16) };
}

/** Whether the shop works on a day. */
export const isOpenDay = (date: string, { closedWeekdays, closedDates }: WorkCalendar): boolean =>
  !closedWeekdays.includes(weekdayOf(date)) && !closedDates.includes(date);

/** The day that is so many days after another, counting only those for which `counts` holds. */
function afterDays(from: string, count: number, counts: (date: string) => boolean): string {
  let date = from;
  for (let [left, tried] = [count, 0]; left > 0 && tried < mostDays; tried += 1) {
    date = dateAfter(date, 1);
    if (counts(date)) left -= 1;
  }
  return date;
}

/** The first day after another on which the shop works. */
export const nextOpenDay = (date: string, calendar: WorkCalendar): string =>
  afterDays(date, 1, (one) => isOpenDay(one, calendar));

/**
 * The day on which an order leaves the house that is paid at a moment: work begins on the same day when it is paid before
 * the cut-off time, and takes `productionDays` days on which the shop works.
 */
export function shipDay(paidAt: Date, productionDays: number, calendar: WorkCalendar): string {
  const { date, time } = localTime(paidAt, calendar.timeZone);
  const isOpen = (one: string) => isOpenDay(one, calendar);
  const begin = isOpen(date) && time < calendar.cutOff ? date : afterDays(date, 1, isOpen);
  return afterDays(begin, productionDays, isOpen);
}

/** Between which days a parcel arrives; carriers deliver from Monday to Friday. */
export function arrivalDays(
  shipOn: string,
  { minDays, maxDays }: { minDays: number; maxDays: number },
): { from: string; until: string } {
  const isCarrierDay = (date: string) => ![0, 6].includes(weekdayOf(date));
  return { from: afterDays(shipOn, minDays, isCarrierDay), until: afterDays(shipOn, maxDays, isCarrierDay) };
}

/** Hours until the day ends on which an order is to leave; negative once it is late. */
export function hoursLeft(shipOn: string, now: Date, timeZone: string): number {
  const { date, time } = localTime(now, timeZone);
  const end = Date.parse(`${dateAfter(shipOn, 1)}T00:00:00Z`);
  return Math.floor((end - Date.parse(`${date}T${time}:00Z`)) / 3_600_000);
}
