import type { ReactNode } from 'react';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { Link } from './Link.tsx';
import { Logo } from './Logo.tsx';
import styles from './PlainLayout.module.css';
import { words } from './ui.words.ts';

type PlainLayoutProps = {
  children: ReactNode;
  aside?: ReactNode;
  back?: { to: string; name: string };
  helpTo: string;
  narrow?: boolean;
};

/** The quiet frame of checkout and sign-in: no shop navigation, the help link where it always is. */
export function PlainLayout({ children, aside, back, helpTo, narrow }: PlainLayoutProps) {
  return (
    <div className={styles.layout}>
      <header className={styles.head}>
        <a href="#main" className="skip-link visually-hidden">
          {words.skip}
        </a>
        <Link to="/home" className={styles.home} aria-label={words.home}>
          <Logo />
        </Link>
        {back ? (
          <Link to={back.to} className={styles.link}>
            {back.name}
          </Link>
        ) : null}
      </header>
      <div className={styles.columns} data-narrow={narrow ? '' : undefined}>
        <main id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
        {aside ? <aside className={styles.aside}>{aside}</aside> : null}
      </div>
      <footer className={styles.foot}>
        <Link to={helpTo} className={styles.link}>
          {words.help}
        </Link>
        <LanguageSwitch />
      </footer>
    </div>
  );
}
