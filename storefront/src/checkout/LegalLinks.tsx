import { Link } from '@afterimage/ui/Link.tsx';
import styles from './Checkout.module.css';
import { words } from './legal-links.words.ts';

/** What applies to the order, read in a window of its own so that the checkout stays. */
export function LegalLinks() {
  const links = [
    { to: '/legal/terms', name: words.terms },
    { to: '/legal/withdrawal', name: words.withdrawal },
    { to: '/legal/privacy', name: words.privacy },
  ];
  return (
    <div className={styles.legal}>
      <p>{words.accept}</p>
      <ul>
        {links.map(({ to, name }) => (
          <li key={to}>
            <Link to={to} target="_blank">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
