import { languageName } from '../legal-texts/language-name.ts';
import { Mark } from '../parts/Mark.tsx';
import { missingCounts } from './page-texts.ts';
import { words } from './pages.words.ts';

/** How many texts are missing in each language. */
export function MissingMarks({ texts }: { texts: Parameters<typeof missingCounts>[0] }) {
  return missingCounts(texts).map(({ locale, count }) => (
    <Mark key={locale} tone="warn">
      {words.missing({ language: languageName(locale), count })}
    </Mark>
  ));
}
