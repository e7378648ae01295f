import { currentLocale, localeFacts, localePath, locales } from '@afterimage/words/locale.ts';
import { useLocation } from '@afterimage/client/navigation/navigation.ts';
import styles from './LanguageSwitch.module.css';
import { words } from './ui.words.ts';

/** This page in every language of the shop; a page has one language for its whole life, so the browser loads it anew. */
export function LanguageSwitch() {
  const { pathname, search } = useLocation();
  return (
    <nav aria-label={words.language}>
      <ul className={styles.switch}>
        {locales.map((locale) => (
          <li key={locale}>
            <a
              href={localePath(pathname + search, locale)}
              lang={locale}
              hrefLang={locale}
              aria-current={locale === currentLocale() ? 'true' : undefined}
            >
              {localeFacts[locale].name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
