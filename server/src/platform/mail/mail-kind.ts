import type { MailFieldRole, MailName, MailPlaceholder } from '@afterimage/contract/values/mail-names.ts';
import { shopName } from '@afterimage/words/shop-name.ts';
import { fillMailTemplate } from '@afterimage/contract/values/mail-template.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import type { Locale } from '@afterimage/words/locale.ts';
import type { Mail } from './mail.ts';
import { shippedTemplate } from './shipped-template.ts';

/** What an owner wrote in place of texts of one mail in one language, by the paths of the texts. */
export type OwnTexts = Readonly<Record<string, string>>;

/** What stands for the placeholders of a text. */
type Values = Readonly<Record<string, string | number>>;

/** To whom a mail with made-up values goes, in which language, and from which shop. */
export interface SampleLetter {
  to: string;
  shopUrl: string;
  locale: Locale;
}

/** A mail whose texts an owner can change. */
export interface MailKind<Texts extends object = object> {
  name: MailName;
  /** The catalogue that has its texts. */
  words: Texts;
  /** Which texts can be changed, by their path in the catalogue, in the order of the mail; the others are fixed. */
  fields: Readonly<Record<string, MailFieldRole>>;
  /** The placeholders that every text of the mail may have, besides those of the text that the shop has. */
  placeholders: readonly MailPlaceholder[];
  /** The placeholders without which a text would not say what it has to. */
  required?: Readonly<Record<string, readonly MailPlaceholder[]>>;
  /** The mail with made-up values. */
  sample(letter: SampleLetter, own: OwnTexts): Mail;
}

/** Declares a mail. */
export const mailKind = <Texts extends object>(kind: MailKind<Texts>): MailKind<Texts> => kind;

/**
 * The texts of a mail in a language: those of the owner where there are some, else those of the shop.
 * @param values of `placeholders`
 */
export function readTexts<Texts extends object>(
  { words, fields }: Pick<MailKind<Texts>, 'words' | 'fields'>,
  own: OwnTexts,
  locale: Locale,
  values: Values = {},
): Texts {
  const shipped = inLocale(words, locale);
  if (Object.keys(own).length === 0) return shipped;
  const write = (path: string, given: Values): string => {
    const template = shippedTemplate(words, path, locale);
    const all = { shop: shopName(), ...values, ...given };
    return besideLink(fields[path], fillMailTemplate(own[path] ?? '', { ...all, ...template?.pluralsOf(all) }));
  };
  return overlaid(shipped, own, write) as Texts;
}

/** Texts of a catalogue, with those of the owner laid over them. */
function overlaid(shipped: object, own: OwnTexts, write: (path: string, given: Values) => string, prefix = ''): object {
  const entries = Object.entries(shipped).map(([name, entry]: [string, unknown]): [string, unknown] => {
    const path = prefix + name;
    if (typeof entry === 'object' && entry !== null) return [name, overlaid(entry, own, write, `${path}.`)];
    if (own[path] === undefined) return [name, entry];
    return [name, typeof entry === 'function' ? (given: Values) => write(path, given) : write(path, {})];
  });
  return Object.fromEntries(entries);
}

/** A text beside a link is separated from it; owners write theirs without the space. */
function besideLink(role: MailFieldRole | undefined, text: string): string {
  if (role === 'beforeLink' && text !== '') return `${text} `;
  return role === 'afterLink' && /^[\p{L}\p{N}(]/u.test(text) ? ` ${text}` : text;
}
