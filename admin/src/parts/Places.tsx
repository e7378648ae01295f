import { Link } from '@afterimage/ui/Link.tsx';
import styles from './Places.module.css';

/** Screens of a section, each with what is done there. */
export const Places = ({ list }: { list: readonly { to: string; title: string; note: string }[] }) => (
  <ul className={styles.places}>
    {list.map(({ to, title, note }) => (
      <li key={to}>
        <Link to={to} className={styles.place}>
          <strong>{title}</strong>
          <span className={styles.note}>{note}</span>
        </Link>
      </li>
    ))}
  </ul>
);
