import { setupI18n } from '@lingui/core';
import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import { currentLocale, type Locale, locales } from './locale.ts';

/** One text in every language, in ICU MessageFormat. */
export type Message = { readonly [Tongue in Locale]: string };
/** Texts by name, in groups if they belong together. */
export interface Messages {
  readonly [name: string]: Message | Messages;
}

type Clean<Name> = Name extends `${string}${' ' | '#' | '{' | "'"}${string}` | '' ? never : Name;
type Head<Rest> = Rest extends `${infer Inside}}${string}`
  ? Clean<Inside extends `${infer Name},${string}` ? Name : Inside>
  : never;
/** The names in braces: `'{count, plural, one {# day} other {# days}} until {date}'` has `count` and `date`. */
type Places<Text extends string> = Text extends `${string}{${infer Rest}` ? Head<Rest> | Places<Rest> : never;

/** How messages are read: a text with places is a function of their values, any other is a string. */
export type Reader<Given> = Given extends Message
  ? [Places<Given['en']>] extends [never]
    ? string
    : (values: { [Place in Places<Given['en']>]: string | number }) => string
  : { readonly [Name in keyof Given]: Reader<Given[Name]> };

type Said = string | CompiledMessage;
/**
 * A message as the build leaves it: strings as they are, texts with places cut into tokens. What is made for browsers
 * of one language has that language alone.
 */
export type Compiled = Said | { readonly [Tongue in Locale]: Said };
export interface CompiledMessages {
  readonly [name: string]: Compiled | CompiledMessages;
}

export const isMessage = <Leaf extends Message | Compiled>(entry: Leaf | object): entry is Leaf =>
  typeof entry !== 'object' ||
  Array.isArray(entry) ||
  locales.every((locale) => locale in entry && !isGroup((entry as Message)[locale]));

const saidIn = (message: Compiled, locale: Locale): Said =>
  typeof message === 'string' || Array.isArray(message) ? message : message[locale];

const isGroup = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

// Found by name, for the build reads catalogues with a copy of this file of its own.
const raw: unique symbol = Symbol.for('@afterimage/words');
type Kept = { [raw]?: { messages: CompiledMessages; bound: Map<Locale, object> } };

function text(message: Compiled, locale: Locale, values?: Record<string, unknown>): string {
  const found = saidIn(message, locale);
  if (typeof found === 'string') return found;
  return setupI18nOnce(locale).t({ id: keep(locale, message), values: values ?? {} });
}

const tongues = new Map<Locale, ReturnType<typeof setupI18n>>();
function setupI18nOnce(locale: Locale) {
  let tongue = tongues.get(locale);
  if (!tongue) tongues.set(locale, (tongue = setupI18n({ locale, messages: { [locale]: {} } })));
  return tongue;
}

const ids = new Map<Compiled, string>();
/** The library finds a message by an id; ours need none, so each gets a number when it is first said. */
function keep(locale: Locale, message: Compiled): string {
  let id = ids.get(message);
  if (id === undefined) ids.set(message, (id = String(ids.size)));
  const tongue = setupI18nOnce(locale);
  if (!(id in tongue.messages)) tongue.load(locale, { [id]: saidIn(message, locale) });
  return id;
}

const hasPlaces = (message: Compiled) => locales.some((locale) => typeof saidIn(message, locale) !== 'string');

function readerOf(messages: CompiledMessages, locale: () => Locale): object {
  const reader = {};
  for (const [name, entry] of Object.entries(messages)) {
    if (!isMessage<Compiled>(entry)) {
      Object.defineProperty(reader, name, { value: readerOf(entry, locale), enumerable: true });
    } else if (hasPlaces(entry)) {
      const say = (values: Record<string, unknown>) => text(entry, locale(), values);
      Object.defineProperty(reader, name, { value: say, enumerable: true });
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
  const kept = (texts as Kept)[raw];
  if (!kept) throw new TypeError('These are no texts of a catalogue.');
  let bound = kept.bound.get(locale);
  if (!bound) kept.bound.set(locale, (bound = readerOf(kept.messages, () => locale)));
  return bound as Texts;
}

/** The messages behind texts; undefined for what is no catalogue. */
export function messagesOf(texts: unknown): CompiledMessages | undefined {
  return typeof texts === 'object' && texts !== null ? (texts as Kept)[raw]?.messages : undefined;
}
