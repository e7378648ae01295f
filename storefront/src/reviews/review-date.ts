import { intlLocale } from '@afterimage/words/locale.ts';

/** The day on which something was written, where the reader is: reviews are never rendered on the server. */
export function reviewDate(time: string): string {
  return new Intl.DateTimeFormat(intlLocale(), { dateStyle: 'long' }).format(new Date(time));
}
