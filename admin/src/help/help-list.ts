import type { HelpQuestion } from '@afterimage/contract/values/help.ts';
import { byLocale, type Locale, locales } from '@afterimage/words/locale.ts';

/** The same list with one question moved by one place, up or down; as it was where there is no such place. */
export function moved<One>(list: readonly One[], index: number, by: -1 | 1): One[] {
  const target = index + by;
  const [one, other] = [list[index], list[target]];
  if (one === undefined || other === undefined) return [...list];
  return list.map((each, at) => (at === index ? other : at === target ? one : each));
}

export const newQuestion = (): HelpQuestion => ({ question: byLocale(() => ''), answer: byLocale(() => '') });

/** The languages in which a question or its answer is not there yet. */
export const missingLocales = ({ question, answer }: HelpQuestion): Locale[] =>
  locales.filter((locale) => question[locale].trim() === '' || answer[locale].trim() === '');
