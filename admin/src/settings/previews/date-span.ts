import { intlLocale } from '@afterimage/words/locale.ts';

const atNoon = (day: string): Date => new Date(`${day}T12:00:00Z`);
const format = () =>
  new Intl.DateTimeFormat(intlLocale(), { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });

/** Days as customers read them: "Tue 1 – Thu 3 Dec". */
export const dateSpan = ({ from, until }: { from: string; until: string }): string =>
  format().formatRange(atNoon(from), atNoon(until));

/** One of them: "Tue 1 Dec". */
export const dateText = (day: string): string => format().format(atNoon(day));
