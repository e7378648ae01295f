import { inLocale } from './compiled.ts';
import { words } from './field.words.ts';
import { currentLocale, type Locale } from './locale.ts';

/**
 * The sentences beside fields in a language; the shape is the contract's `FieldWording`. `asks` are words of a form's own
 * for what it asks, by field.
 */
export function fieldWording(locale: Locale = currentLocale(), asks: Readonly<Record<string, string>> = {}) {
  const said = inLocale(words, locale);
  const wordsOf = (field: string) =>
    Object.hasOwn(said.fields, field) ? said.fields[field as keyof typeof said.fields] : undefined;
  const name = (field: string) => wordsOf(field)?.name ?? said.other.name({ field: capitalized(field) });
  const ask = (field: string) => asks[field] ?? wordsOf(field)?.ask ?? said.other.ask({ field });
  return {
    enter: (field: string) => said.enter({ ask: ask(field) }),
    enterValid: (field: string) => said.enterValid({ ask: ask(field) }),
    short: (field: string, least: string) => said.short({ name: name(field), least }),
    long: (field: string, most: string) => said.long({ name: name(field), most }),
    small: (field: string, least: string) => said.small({ name: name(field), least }),
    large: (field: string, most: string) => said.large({ name: name(field), most }),
    wrong: (field: string) => said.wrong({ name: name(field) }),
    unknown: () => said.unknown,
    rule: (message: string) =>
      Object.hasOwn(said.rules, message) ? said.rules[message as keyof typeof said.rules] : undefined,
  };
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
