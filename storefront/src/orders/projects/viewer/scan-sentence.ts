import type { ScanCounts } from '@afterimage/contract/viewer.ts';
import { intlLocale } from '@afterimage/words/locale.ts';
import { words } from './viewer-settings.words.ts';

/** How often a print was looked at, in a sentence. */
export function scanSentence({ opened, locked, medianLockMs, lastOpenedOn }: ScanCounts): string {
  if (opened === 0 && locked === 0) return words.neverOpened;
  const last = lastOpenedOn ? words.last({ date: dayInWords(lastOpenedOn) }) : '';
  const lockSentence =
    locked === 0
      ? words.notFound
      : medianLockMs === null
        ? words.found({ count: locked })
        : words.foundWithin({ count: locked, seconds: inSeconds(medianLockMs) });
  return `${words.opened({ count: opened })}, ${lockSentence}${last && `, ${last}`}.`;
}

/** Tenths of a second while they say something. */
function inSeconds(milliseconds: number): string {
  const digits = milliseconds < 9950 ? 1 : 0;
  const seconds = new Intl.NumberFormat(intlLocale(), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    style: 'unit',
    unit: 'second',
    unitDisplay: 'long',
  });
  return seconds.format(Math.max(100, milliseconds) / 1000);
}

/** The shop counts by its own day, which has no time of day that could make it another one somewhere. */
const dayInWords = (day: string): string =>
  new Intl.DateTimeFormat(intlLocale(), { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  );
