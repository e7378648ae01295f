import { Link } from '@afterimage/ui/Link.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import styles from '../settings/settings.module.css';
import { words } from './content.words.ts';

/** What the owner writes and offers beside the products. */
export function Screen() {
  const places = [
    { to: '/admin/journal', title: words.journal, note: words.journalNote },
    { to: '/admin/coupons', title: words.coupons, note: words.couponsNote },
  ];
  return (
    <>
      <ScreenHead title={words.title} />
      <ul className={styles.places}>
        {places.map(({ to, title, note }) => (
          <li key={to}>
            <Link to={to} className={styles.place}>
              <strong>{title}</strong>
              <span className={styles.soft}>{note}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
