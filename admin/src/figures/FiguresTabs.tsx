import { Link } from '@afterimage/ui/Link.tsx';
import { words } from './figures.words.ts';
import styles from './figures.module.css';

const tabs = [
  { name: 'sales', to: '/admin/figures' },
  { name: 'visits', to: '/admin/figures/visits' },
] as const;

/** The way between the kinds of figures; the period goes along. */
export function FiguresTabs({ present, search }: { present: (typeof tabs)[number]['name']; search: URLSearchParams }) {
  const kept = new URLSearchParams([...search].filter(([name]) => ['period', 'from', 'to', 'by'].includes(name)));
  const query = kept.size > 0 ? `?${kept}` : '';
  return (
    <nav aria-label={words.title} className={styles.tabs}>
      {tabs.map(({ name, to }) => (
        <Link key={name} to={`${to}${query}`} aria-current={name === present ? 'page' : undefined}>
          {words.tabs[name]}
        </Link>
      ))}
    </nav>
  );
}
