import { intlLocale } from '@afterimage/words/locale.ts';

/** The day of publication; in one time zone for all, or the page would differ from the server's. */
export function blogDate(publishedAt: string): string {
  return new Intl.DateTimeFormat(intlLocale(), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(publishedAt));
}
