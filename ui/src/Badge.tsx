import type { ReactNode } from 'react';
import styles from './Badge.module.css';

type BadgeProps = { kind?: 'plain' | 'offer' | 'ar' | 'out'; children: ReactNode };

/** A word on a picture: New, −15 %, Sold out, Comes alive. */
export function Badge({ kind = 'plain', children }: BadgeProps) {
  return (
    <span className={styles.badge} data-kind={kind}>
      {children}
    </span>
  );
}
