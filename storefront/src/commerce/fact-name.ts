import type { Locale } from '@afterimage/words/locale.ts';
import { dataLang } from '@afterimage/client/navigation/data-lang.ts';
import { facts } from './fact.words.ts';

const isKnown = (name: string): name is keyof typeof facts => Object.hasOwn(facts, name);

/** What a fact in a description is called for people, and its language where that is not the page's. */
export function factName(name: string): { name: string; lang: Locale | undefined } {
  return isKnown(name) ? { name: facts[name], lang: undefined } : { name, lang: dataLang() };
}
