import { setupI18n } from '@lingui/core';
import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import { baseLocale, type CatalogueLocale, currentLocale, type Locale } from './locale.ts';
import { shopName } from './shop-name.ts';

/** One text in every language of the catalogues, in ICU MessageFormat. */
export type Message = { readonly [Language in CatalogueLocale]: string };
/** Texts by name, in groups if they belong together. */
export interface Messages {
  readonly [name: string]: Message | Messages;
}

type Clean<Name> = Name extends `${string}${' ' | '#' | '{' | "'"}${string}` | '' ? never : Name;
type Head<Rest> = Rest extends `${infer Inside}}${string}`
  ? Clean<Inside extends `${infer Name},${string}` ? Name : Inside>
  : never;
/** The place of the shop's name, which every text may have and no reader has to give. */
export const shopPlace = '{shop}';

/** The names in braces: `'{count, plural, one {# day} other {# days}} until {date}'` has `count` and `date`. */
type Placeholders<Text extends string> = Exclude<AllPlaceholders<Text>, 'shop'>;
type AllPlaceholders<Text extends string> = Text extends `${string}{${infer Rest}`
  ? Head<Rest> | AllPlaceholders<Rest>
  : never;

/** How messages are read: a text with places is a function of their values, any other is a string. */
export type Reader<Source> = Source extends Message
  ? [Placeholders<Source['en']>] extends [never]
    ? string
    : (values: { [Placeholder in Placeholders<Source['en']>]: string | number }) => string
  : { readonly [Name in keyof Source]: Reader<Source[Name]> };

type PlainMessage = string | CompiledMessage;
/** The source text, with the translations that there are. */
export type Translated = Readonly<Record<typeof baseLocale, PlainMessage> & Partial<Record<Locale, PlainMessage>>>;
/**
 * A message as the build leaves it: strings as they are, texts with places cut into tokens. What is made for browsers
 * of one language has that language alone; a message with places that has no translation is then `{ en: tokens }`.
 */
export type Compiled = PlainMessage | Translated;
export interface CompiledMessages {
  readonly [name: string]: Compiled | CompiledMessages;
}

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A message has a text in the source language; so no group may have an entry of that name. */
export const isMessage = <Leaf extends Message | Compiled>(entry: Leaf | object): entry is Leaf =>
  !isGroup(entry) || (baseLocale in entry && !isGroup((entry as Message)[baseLocale]));

const isPlainMessage = (message: Compiled): message is PlainMessage =>
  typeof message === 'string' || Array.isArray(message);

/** What a message says in a language, and the language that it says it in: the source language if it must. */
function find(message: Compiled, locale: Locale): [said: PlainMessage, spoken: Locale] {
  if (isPlainMessage(message)) return [message, locale];
  const plainText = message[locale];
  return plainText === undefined ? [message[baseLocale], baseLocale] : [plainText, locale];
}

// Found by name, for the build reads catalogues with a copy of this file of its own.
const raw: unique symbol = Symbol.for('@afterimage/words');
type CachedCatalog = { [raw]?: { messages: CompiledMessages; bound: Map<Locale, object> } };

function text(message: Compiled, locale: Locale, values: Record<string, unknown> = {}): string {
  const [plainText, spoken] = find(message, locale);
  if (typeof plainText === 'string')
    return plainText.includes(shopPlace) ? plainText.replaceAll(shopPlace, () => shopName()) : plainText;
  const i18n = i18nIn(spoken);
  const id = idOf(message);
  if (!(id in i18n.messages)) i18n.load(spoken, { [id]: plainText });
  return i18n.t({ id, values: { shop: shopName(), ...values } });
}

/** What tokens of a message say in a language, such as a plural of it alone; to be given the same array again each time. */
export const formatTokens = (tokens: CompiledMessage, locale: Locale, values: Record<string, unknown>): string =>
  text(tokens, locale, values);

const instances = new Map<Locale, ReturnType<typeof setupI18n>>();
/** Numbers and plurals follow the language of the text, which is not always the language of the page. */
function i18nIn(locale: Locale) {
  let i18n = instances.get(locale);
  if (!i18n) instances.set(locale, (i18n = setupI18n({ locale, messages: { [locale]: {} } })));
  return i18n;
}

const ids = new Map<Compiled, string>();
/** The library finds a message by an id; ours need none, so each gets a number when it is first read. */
function idOf(message: Compiled): string {
  let id = ids.get(message);
  if (id === undefined) ids.set(message, (id = String(ids.size)));
  return id;
}

/** Translations have the places of their source. */
const hasPlaceholders = (message: Compiled) =>
  typeof (isPlainMessage(message) ? message : message[baseLocale]) !== 'string';

function readerOf(messages: CompiledMessages, locale: () => Locale): object {
  const reader = {};
  for (const [name, entry] of Object.entries(messages)) {
    if (!isMessage<Compiled>(entry)) {
      Object.defineProperty(reader, name, { value: readerOf(entry, locale), enumerable: true });
    } else if (hasPlaceholders(entry)) {
      const format = (values: Record<string, unknown>) => text(entry, locale(), values);
      Object.defineProperty(reader, name, { value: format, enumerable: true });
    } else {
      Object.defineProperty(reader, name, { get: () => text(entry, locale()), enumerable: true });
    }
  }
  return reader;
}

/** Texts that read themselves in the present language, from messages that the build has compiled. */
export function compiledCatalogue(messages: CompiledMessages): object {
  const reader = readerOf(messages, currentLocale);
  return Object.defineProperty(reader, raw, { value: { messages, bound: new Map() } });
}

/** The same texts in a given language, for mails and answers of the server. */
export function inLocale<Texts extends object>(texts: Texts, locale: Locale): Texts {
  const cached = (texts as CachedCatalog)[raw];
  if (!cached) throw new TypeError('These are no texts of a catalogue.');
  let bound = cached.bound.get(locale);
  if (!bound) cached.bound.set(locale, (bound = readerOf(cached.messages, () => locale)));
  return bound as Texts;
}

/** The messages behind texts; undefined for what is no catalogue. */
export function messagesOf(texts: unknown): CompiledMessages | undefined {
  return typeof texts === 'object' && texts !== null ? (texts as CachedCatalog)[raw]?.messages : undefined;
}
