import { Icon } from './Icon.tsx';
import { Link } from './Link.tsx';
import styles from './ToolLink.module.css';

type ToolLinkProps = {
  to: string;
  icon: string;
  /** What a screen reader says: the name, and the count in words. */
  label: string;
  /** Undefined while it is not known: its box is kept. */
  count: number | undefined;
  /** On a phone it has its place only while it counts something. */
  spare?: boolean;
};

/** A place in the shop's head that counts what lies there, such as the wishlist. */
export function ToolLink({ to, icon, label, count, spare }: ToolLinkProps) {
  return (
    <Link
      to={to}
      className={styles.tool}
      aria-label={label}
      title={label}
      data-empty={count ? undefined : ''}
      data-spare={spare ? '' : undefined}
    >
      <Icon of={icon} />
      <span className={styles.count}>{count ? Math.min(count, 99) : ''}</span>
    </Link>
  );
}
