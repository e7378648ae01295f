import { Link } from '@afterimage/ui/Link.tsx';
import type { NavEntry } from './Header.tsx';
import { LanguageSwitch } from '@afterimage/ui/LanguageSwitch.tsx';
import { ThemeSwitch } from '@afterimage/ui/ThemeSwitch.tsx';
import styles from './Footer.module.css';
import { words } from '@afterimage/ui/ui.words.ts';

type FooterGroup = { title: string; entries: readonly NavEntry[] };
type FooterProps = { groups: readonly FooterGroup[]; helpTo: string; credits?: string };

/** The shop's foot: the help link always first, groups of links, the credits, the language, the theme. */
export function Footer({ groups, helpTo, credits }: FooterProps) {
  return (
    <footer className={styles.footer} data-print="no">
      <div className={styles.row}>
        <div className={styles.help}>
          <p className={styles.line}>{words.unclear}</p>
          <Link to={helpTo} className={styles.helpLink}>
            {words.help}
          </Link>
        </div>
        {groups.map((group) => (
          <nav key={group.title} aria-label={group.title}>
            <h2 className={styles.title}>{group.title}</h2>
            <ul className={styles.list}>
              {group.entries.map((entry) => (
                <li key={entry.name}>
                  <Link to={entry.to}>{entry.name}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className={styles.end}>
        <p className={styles.credits}>{credits ?? words.credits}</p>
        <div className={styles.choices}>
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  );
}
