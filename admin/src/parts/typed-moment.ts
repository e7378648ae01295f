import { intlLocale } from '@afterimage/words/locale.ts';
import { shopZone } from './shop-place.ts';

const dayLength = 86_400_000;

/** By how much the clocks of a time zone are ahead of UTC at a moment, in milliseconds. */
function offsetAt(time: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const parts = new Map(format.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
  const [year = 0, month = 1, day = 1] = (['year', 'month', 'day'] as const).map((type) => parts.get(type));
  const [hour = 0, minute = 0, second = 0] = (['hour', 'minute', 'second'] as const).map((type) => parts.get(type));
  // Date.UTC would take the years before 100 for those of the last century.
  const clock = new Date(0);
  clock.setUTCFullYear(year, month - 1, day);
  clock.setUTCHours(hour, minute, second);
  return clock.getTime() - Math.floor(time / 1000) * 1000;
}

/** A moment as a field of day and time shows it: in the shop's time zone, to the minute; '' for none. */
export function typedMoment(at: string | null, timeZone = shopZone()): string {
  if (at === null) return '';
  const time = Date.parse(at);
  return new Date(time + offsetAt(time, timeZone)).toISOString().slice(0, 16);
}

/**
 * The moment that such a field says; null for an empty one. Where the clocks are put back, an hour comes twice: it is the
 * first one. Where they are put forward, an hour is left out: it is as late as if it were not.
 */
export function momentOfTyped(typed: string, timeZone = shopZone()): string | null {
  const clock = Date.parse(`${typed}Z`);
  if (Number.isNaN(clock)) return null;
  // The clocks of the day before and of the day after: these differ when the clocks are changed in between.
  const candidates = [clock - dayLength, clock + dayLength].map((near) => clock - offsetAt(near, timeZone));
  const time = candidates.find((one) => one + offsetAt(one, timeZone) === clock) ?? candidates[0] ?? clock;
  return new Date(time).toISOString();
}

/** The name of the shop's time zone when the clocks of this device are those of another one; otherwise null. */
export function foreignZoneName(deviceZone = new Intl.DateTimeFormat().resolvedOptions().timeZone): string | null {
  const timeZone = shopZone();
  if (deviceZone === timeZone) return null;
  const format = new Intl.DateTimeFormat(intlLocale(), { timeZone, timeZoneName: 'longGeneric' });
  return format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
