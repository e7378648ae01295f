import { mayBeEmpty } from '@afterimage/contract/values/mail-names.ts';
import { type MailTemplateFault, mailTemplateFault } from '@afterimage/contract/values/mail-template.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import { type Locale, locales } from '@afterimage/words/locale.ts';
import { fail } from '../platform/http/failure.ts';
import type { MailKind } from '../platform/mail/mail-kind.ts';
import { words } from './mail-desk.words.ts';
import { fieldsOf, type OwnMailTexts } from './own-mail-texts.ts';

/** Texts of a mail by path and language; one that is left out is as the shop has it. */
export type TypedTexts = Readonly<Record<string, Readonly<Partial<Record<Locale, string>>>>>;

/**
 * The owner's texts among those that were sent: a text that is as the shop has it is left out, so it follows the shop's.
 * Fails at each field that cannot be sent, with a sentence.
 */
export function checkedTexts(kind: MailKind, typed: TypedTexts): OwnMailTexts {
  const faults: { field: string; fault: MailTemplateFault }[] = [];
  const own: Record<string, Record<string, string>> = {};
  for (const { path, role, placeholders, required, shipped } of fieldsOf(kind)) {
    for (const locale of locales) {
      const text = tidied(typed[path]?.[locale] ?? shipped[locale], role === 'text' || role === 'note');
      if (text === shipped[locale]) continue;
      const fault = mailTemplateFault(text, { placeholders, required, mayBeEmpty: mayBeEmpty(role) });
      if (fault) faults.push({ field: `${path}.${locale}`, fault });
      (own[path] ??= {})[locale] = text;
    }
  }
  if (faults.length > 0)
    fail('INVALID_REQUEST', (locale) => ({
      fields: Object.fromEntries(faults.map(({ field, fault }) => [field, sentenceOf(fault, locale)])),
    }));
  return own;
}

/** Without what surrounds it; only sentences have several lines. */
function tidied(text: string, isLong: boolean): string {
  const trimmed = text.replaceAll(/\r\n?/g, '\n').trim();
  return isLong ? trimmed : trimmed.replaceAll(/\s+/g, ' ');
}

function sentenceOf(fault: MailTemplateFault, locale: Locale): string {
  const { empty, brace, unknown, missing } = inLocale(words, locale);
  switch (fault.fault) {
    case 'empty':
      return empty;
    case 'brace':
      return brace;
    case 'unknown':
      return unknown({ placeholder: `{${fault.name}}` });
    case 'missing':
      return missing({ placeholder: `{${fault.name}}` });
  }
}
