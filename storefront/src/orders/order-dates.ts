import { intlLocale } from '@afterimage/words/locale.ts';

/** A day in words, such as 21 November 2026. */
export function dayOf(moment: string, timeZone?: string): string {
  return write(moment, { dateStyle: 'long', ...(timeZone && { timeZone }) });
}

/** A day and a time, such as 21 Nov 2026, 14:05. */
export function momentOf(moment: string, timeZone?: string): string {
  return write(moment, { dateStyle: 'medium', timeStyle: 'short', ...(timeZone && { timeZone }) });
}

const write = (moment: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(intlLocale(), options).format(new Date(moment));
