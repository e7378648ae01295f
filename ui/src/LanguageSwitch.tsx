import { currentLocale, localeFacts, localePath, locales } from '@afterimage/words/locale.ts';
import { useLocation } from '@afterimage/client/navigation/navigation.ts';
import { useAppSelector } from '@afterimage/client/state/hooks.ts';
import styles from './LanguageSwitch.module.css';
import { words } from './ui.words.ts';

/** This page in every language that the shop offers, where these are several; a page has one language for its whole life, so the browser loads it anew. */
export function LanguageSwitch() {
  const { pathname, search } = useLocation();
  const offered = useAppSelector((state) => state.common.frame?.localeList) ?? locales;
  if (offered.length < 2) return null;
  return (
    <nav aria-label={words.language}>
      <ul className={styles.switch}>
        {offered.map((locale) => (
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
