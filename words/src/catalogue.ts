import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import {
  type Compiled,
  compiledCatalogue,
  type CompiledMessages,
  isMessage,
  type Message,
  type Messages,
  messagesOf,
  type Reader,
  shopPlace,
  type Translated,
} from './compiled.ts';
import { catalogueLocales, type Locale } from './locale.ts';

/**
 * A text without places, or with that of the shop's name alone, stays a string, so that nothing has to be interpreted when it is
 * read.
 */
function compiledText(text: string): string | CompiledMessage {
  const tokens = compileMessageOrThrow(text).map((token) => (isShopPlace(token) ? shopPlace : token));
  return tokens.every((token) => typeof token === 'string') ? tokens.join('') : compileMessageOrThrow(text);
}

const isShopPlace = (token: CompiledMessage[number]): boolean =>
  typeof token !== 'string' && token.length === 1 && `{${token[0]}}` === shopPlace;

function compiled(message: Message): Compiled {
  const entries = catalogueLocales.map((locale) => [locale, compiledText(message[locale])]);
  return Object.fromEntries(entries) as Compiled;
}

function compiledGroup(messages: Messages): CompiledMessages {
  const entries = Object.entries(messages).map(([name, entry]) => [
    name,
    isMessage<Message>(entry) ? compiled(entry) : compiledGroup(entry),
  ]);
  return Object.fromEntries(entries) as CompiledMessages;
}

/**
 * The texts of one feature in the languages of the catalogues; a missing one is a type error. Messages are in ICU MessageFormat
 * (https://unicode-org.github.io/icu/userguide/format_parse/messages/): `{name}`, `{count, plural, one {# day} other
 * {# days}}`, `{kind, select, …}`; a literal brace or apostrophe before one is quoted with apostrophes. A text with
 * places is read as a function of their values, any other as a string in the present language. `{shop}` is the name of the
 * shop, which is filled in without being given.
 *
 * A file that calls this exports catalogues and nothing else: the storefront's build replaces it by its compiled form
 * (docs/decisions/0010-words.md).
 */
export function catalogue<const Source extends Messages>(messages: Source): Reader<Source> {
  const reader = compiledCatalogue(compiledGroup(messages));
  return Object.defineProperty(reader, source, { value: messages }) as Reader<Source>;
}

// Found by name, for the build reads catalogues with a copy of this file of its own.
const source: unique symbol = Symbol.for('@afterimage/words/source');

/** The messages of a catalogue as they were written, in ICU MessageFormat; undefined for what is no catalogue. */
export function sourceOf(texts: unknown): Messages | undefined {
  return typeof texts === 'object' && texts !== null ? (texts as { [source]?: Messages })[source] : undefined;
}

/**
 * Adds the translation of a message into a language that does not stand in the catalogue; `key` is its path
 * (`sorts.newest`), `text` in ICU MessageFormat. To be called before the texts are read in that language. Throws when the
 * text is malformed and when there is no such message.
 */
export function addTranslation(
  texts: object,
  { locale, key, text }: { locale: Locale; key: string; text: string },
): void {
  let entry: Compiled | CompiledMessages | undefined = messagesOf(texts);
  for (const name of key.split('.')) entry = (entry as CompiledMessages | undefined)?.[name];
  if (entry === undefined || !isTranslatable(entry)) throw new TypeError(`There is no message ${key}.`);
  entry[locale] = compiledText(text);
}

const isTranslatable = (
  entry: Compiled | CompiledMessages,
): entry is { -readonly [L in keyof Translated]: Translated[L] } =>
  isMessage<Compiled>(entry) && typeof entry === 'object' && !Array.isArray(entry);
