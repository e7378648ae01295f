import { Link } from './Link.tsx';
import styles from './Breadcrumbs.module.css';
import { words } from './ui.words.ts';

export interface Crumb {
  to: string;
  name: string;
}

/** The way from the home page to here; the last entry is this page. */
export function Breadcrumbs({ entries }: { entries: readonly Crumb[] }) {
  return (
    <nav aria-label={words.breadcrumbs} className={styles.crumbs}>
      <ol>
        {entries.map((entry, index) => (
          <li key={entry.to}>
            {index === entries.length - 1 ? (
              <span aria-current="page">{entry.name}</span>
            ) : (
              <Link to={entry.to}>{entry.name}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
