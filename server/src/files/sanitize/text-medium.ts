import { textMedium, type TextMedium } from '@afterimage/contract/customization.ts';
import { fieldMessages } from '@afterimage/contract/values/field-messages.ts';
import { textFontList } from '@afterimage/sample/fonts.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import { fieldWording } from '@afterimage/words/field-wording.ts';
import { fail } from '../../platform/http/failure.ts';
import { unstorableText } from '../../platform/http/unstorable-text.ts';
import { words } from '../file.words.ts';

/** A text as it was sent, read as the contract wants it: lines end as ours do, and signs have one form. */
export function readTextMedium(bytes: Buffer): TextMedium {
  const value = parse(bytes);
  const bad = unstorableText(value);
  if (bad) fail('INVALID_REQUEST', (locale) => ({ fields: { [bad]: inLocale(words, locale).text.signs } }));
  const result = textMedium.safeParse(value);
  if (!result.success) {
    const { issues } = result.error;
    fail('INVALID_REQUEST', (locale) => ({ fields: fieldMessages(issues, value, fieldWording(locale)) }));
  }
  const medium = { ...result.data, text: result.data.text.replaceAll(/\r\n?/g, '\n').normalize('NFC') };
  // A line may end; every other sign of control does something to whoever shows it.
  if (/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069\ufff9-\ufffb]/u.test(medium.text))
    fail('INVALID_REQUEST', (locale) => ({ fields: { text: inLocale(words, locale).text.signs } }));
  if (!textFontList.includes(medium.font))
    fail('INVALID_REQUEST', (locale) => ({ fields: { font: inLocale(words, locale).text.font } }));
  return medium;
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return fail('FILE_UNREADABLE', (locale) => ({ description: inLocale(words, locale).text.noText }));
  }
}
