import { inLocale } from './compiled.ts';
import { words } from './field.words.ts';
import { currentLocale, type Locale } from './locale.ts';

/**
 * The sentences beside fields in a language; the shape is the contract's `FieldWording`. `asks` are words of a form's own
 * for what it asks, by field.
 */
export function fieldWording(locale: Locale = currentLocale(), asks: Readonly<Record<string, string>> = {}) {
  const messages = inLocale(words, locale);
  const wordsOf = (field: string) =>
    Object.hasOwn(messages.fields, field) ? messages.fields[field as keyof typeof messages.fields] : undefined;
  const name = (field: string) => wordsOf(field)?.name ?? messages.other.name({ field: capitalized(field) });
  const ask = (field: string) => asks[field] ?? wordsOf(field)?.ask ?? messages.other.ask({ field });
  return {
    enter: (field: string) => messages.enter({ ask: ask(field) }),
    enterValid: (field: string) => messages.enterValid({ ask: ask(field) }),
    short: (field: string, least: string) => messages.short({ name: name(field), least }),
    long: (field: string, most: string) => messages.long({ name: name(field), most }),
    small: (field: string, least: string) => messages.small({ name: name(field), least }),
    large: (field: string, most: string) => messages.large({ name: name(field), most }),
    wrong: (field: string) => messages.wrong({ name: name(field) }),
    unknown: () => messages.unknown,
    rule: (message: string) =>
      Object.hasOwn(messages.rules, message) ? messages.rules[message as keyof typeof messages.rules] : undefined,
  };
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
