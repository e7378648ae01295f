import type { HelpTexts } from '@afterimage/contract/admin/help-desk.ts';
import { type HelpTextName, helpTextNames, type OwnPageTexts } from '@afterimage/contract/values/shop-pages.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import { byLocale, type Locale, locales } from '@afterimage/words/locale.ts';
import { fail } from '../platform/http/failure.ts';
import { laidOver, ownTextsOf } from '../shop-settings/own-page-texts.ts';
import { words as shippedWords } from './help-texts.words.ts';
import { words } from './help.words.ts';

type OwnHelpTexts = OwnPageTexts<HelpTextName> | null;

/** The texts of a new shop. */
export function shippedHelpTexts(): HelpTexts {
  const ofLocale = byLocale((locale) => inLocale(shippedWords, locale));
  return Object.fromEntries(
    helpTextNames.map((name) => [name, byLocale((locale) => ofLocale[locale][name])]),
  ) as HelpTexts;
}

/** The texts as they are edited. */
export const editedHelpTexts = (own: OwnHelpTexts): HelpTexts => laidOver(shippedHelpTexts(), own);

/** The texts as visitors read them in a language. */
export function publicHelpTexts(own: OwnHelpTexts, locale: Locale): Record<HelpTextName, string> {
  const texts = editedHelpTexts(own);
  return Object.fromEntries(helpTextNames.map((name) => [name, texts[name][locale]])) as Record<HelpTextName, string>;
}

/** What of texts that were sent is the owner's; null when nothing is. A heading cannot be empty: fails at the field. */
export function checkedHelpTexts(sent: HelpTexts): OwnHelpTexts {
  for (const name of ['title', 'contactTitle'] as const)
    for (const locale of locales)
      if (sent[name][locale] === '')
        fail('INVALID_REQUEST', (language) => ({
          fields: { [`texts.${name}.${locale}`]: inLocale(words, language).headingMissing },
        }));
  const own = ownTextsOf(shippedHelpTexts(), sent);
  return Object.keys(own).length === 0 ? null : own;
}
