import type { ReactNode } from 'react';
import styles from './Mark.module.css';

export type MarkTone = 'quiet' | 'active' | 'good' | 'warn' | 'bad';

/** A state in a word, with a dot whose color says how urgent it is. */
export function Mark({ tone = 'quiet', children }: { tone?: MarkTone; children: ReactNode }) {
  return (
    <span className={styles.mark} data-tone={tone}>
      {children}
    </span>
  );
}
