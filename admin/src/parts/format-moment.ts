import { intlLocale } from '@afterimage/words/locale.ts';
import { shopZone } from './shop-place.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

function format(options: Intl.DateTimeFormatOptions, timeZone = shopZone()): Intl.DateTimeFormat {
  const key = `${intlLocale()} ${timeZone} ${JSON.stringify(options)}`;
  const cached = formats.get(key);
  if (cached) return cached;
  const created = new Intl.DateTimeFormat(intlLocale(), { ...options, timeZone });
  formats.set(key, created);
  return created;
}

/** A moment, such as "24 Nov 2026, 14:05". */
export const formatMoment = (moment: string): string =>
  format({ day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' }).format(
    new Date(moment),
  );

/** The time of a moment, such as "14:05". */
const formatTime = (moment: string): string => format({ hour: '2-digit', minute: '2-digit' }).format(new Date(moment));

/** A day without a time, such as "24 Nov 2026". */
export const formatDay = (day: string): string =>
  format({ day: 'numeric', month: 'short', year: 'numeric' }, 'UTC').format(new Date(`${day}T00:00:00Z`));

/** The day of a moment in the shop, as `2026-11-24`: Swedish has that order in every browser, Canadian English not in WebKit. */
function dayOfMoment(moment: string | number | Date): string {
  const parts = new Intl.DateTimeFormat('sv-SE', { timeZone: shopZone(), dateStyle: 'short' });
  return parts.format(new Date(moment));
}

/** The present day in the shop. */
export const shopDay = (): string => dayOfMoment(Date.now());

/** A moment as short as it can be told: today's by its time, others by day and time. */
export const formatShort = (moment: string): string =>
  dayOfMoment(moment) === dayOfMoment(Date.now()) ? formatTime(moment) : formatMoment(moment);

const steps: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** How long ago or how soon, in its largest unit: "3 hours ago", "in 2 days". */
export function formatRelative(moment: string, now = Date.now()): string {
  const seconds = (Date.parse(moment) - now) / 1000;
  const relative = new Intl.RelativeTimeFormat(intlLocale(), { numeric: 'auto' });
  const [unit, length] = steps.find(([, size]) => Math.abs(seconds) >= size) ?? ['minute', 60];
  return relative.format(Math.trunc(seconds / length), unit);
}

/** A whole number as the page's language writes it: "10,000". */
export const formatCount = (count: number): string => new Intl.NumberFormat(intlLocale()).format(count);
