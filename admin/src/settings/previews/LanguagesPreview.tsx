import type { Reply } from '@afterimage/contract/api.ts';
import { type Locale, localePath, locales } from '@afterimage/words/locale.ts';
import { languageName } from '../../legal-texts/language-name.ts';
import { Changes, Preview } from './Preview.tsx';
import { words } from './previews.words.ts';

type Languages = Reply<'getLanguages'>;

interface LanguagesPreviewProps {
  stored: readonly Locale[];
  localeList: readonly Locale[];
  factList: Languages['factList'];
}

/** Which languages customers can choose, and what becomes of those that are switched on or off. */
export function LanguagesPreview({ stored, localeList, factList }: LanguagesPreviewProps) {
  const first = locales.find((locale) => localeList.includes(locale));
  if (!first) return null;
  const changed = locales.filter((locale) => stored.includes(locale) !== localeList.includes(locale));
  return (
    <Preview>
      <p>
        {localeList.length === 1
          ? words.oneLanguage({ language: languageName(first) })
          : words.languages({ languages: localeList.map(languageName).join(', ') })}
      </p>
      {changed.map((locale) => (
        <Changes
          key={locale}
          title={languageName(locale)}
          lines={localeList.includes(locale) ? linesOn(locale, factList) : linesOff(locale, first, factList)}
        />
      ))}
    </Preview>
  );
}

const example = '/home';

function linesOff(locale: Locale, first: Locale, factList: Languages['factList']): string[] {
  const facts = factList.find((one) => one.locale === locale);
  return [
    words.languageOffAddresses({ from: localePath(example, locale), to: localePath(example, first) }),
    words.languageOffMails({ count: facts?.customers ?? 0, language: languageName(first) }),
    words.languageOffTexts,
  ];
}

function linesOn(locale: Locale, factList: Languages['factList']): string[] {
  const facts = factList.find((one) => one.locale === locale);
  const { untranslatedProducts: products = 0, untranslatedCategories: categories = 0 } = facts ?? {};
  const articles = facts?.untranslatedArticles ?? 0;
  return [
    words.languageOnAddresses({ path: localePath(example, locale) }),
    words.languageOnMails({ count: facts?.customers ?? 0 }),
    products + categories + articles === 0
      ? words.allTranslated
      : words.untranslated({ products, categories, articles }),
  ];
}
