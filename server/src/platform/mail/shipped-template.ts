import {
  type Compiled,
  type CompiledMessages,
  formatTokens,
  isMessage,
  messagesOf,
} from '@afterimage/words/compiled.ts';
import { baseLocale, type Locale } from '@afterimage/words/locale.ts';

type Token = Parameters<typeof formatTokens>[0][number];

/** A text of the shop, as an owner sees it. */
interface ShippedTemplate {
  /** With its values in braces. */
  text: string;
  /** Its values that depend on a number ("3 days"), by the names under which they stand in the text. */
  pluralsOf(values: Record<string, unknown>): Record<string, string>;
}

/** The text of a catalogue at a path, in a language or else in the first; null where there is none. */
export function shippedTemplate(words: object, path: string, locale: Locale): ShippedTemplate | null {
  let entry: Compiled | CompiledMessages | undefined = messagesOf(words);
  for (const name of path.split('.')) entry = (entry as CompiledMessages | undefined)?.[name];
  if (entry === undefined || !isMessage<Compiled>(entry)) return null;
  const message = typeof entry === 'object' && !Array.isArray(entry) ? (entry[locale] ?? entry[baseLocale]) : entry;
  if (typeof message === 'string') return { text: message, pluralsOf: () => ({}) };
  const plurals = message.filter((token) => typeof token !== 'string' && token.length > 1);
  return {
    text: message.map((token) => (typeof token === 'string' ? token : `{${token[0]}}`)).join(''),
    pluralsOf: (values) =>
      Object.fromEntries(plurals.map((token) => [token[0], formatTokens(aloneOf(token), locale, values)])),
  };
}

// A message is known by its array, so the same token is always in the same one.
const alone = new WeakMap<object, Token[]>();
function aloneOf(token: Token): Token[] {
  if (typeof token === 'string') return [token];
  let message = alone.get(token);
  if (!message) alone.set(token, (message = [token]));
  return message;
}
