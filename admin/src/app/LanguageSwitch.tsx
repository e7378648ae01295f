import { currentLocale, localeFacts } from '@afterimage/words/locale.ts';
import { chooseLanguage, otherLanguages } from './language.ts';

/** The other languages, each by its own name. */
export function LanguageSwitch() {
  return otherLanguages(currentLocale()).map((locale) => (
    <button key={locale} type="button" lang={locale} onClick={() => chooseLanguage(locale)}>
      {localeFacts[locale].name}
    </button>
  ));
}
