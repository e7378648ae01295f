import type { ReactNode } from 'react';
import { Button } from '../parts/Button.tsx';
import { words } from './table.words.ts';
import styles from './BulkBar.module.css';

interface SelectionBarProps {
  /** How many rows are selected, in words. */
  count: string;
  /** Selects all others too; absent when there are none. */
  others?: { text: string; isPending?: boolean; onSelect(): void } | undefined;
  /** What can be done with the rows. */
  children: ReactNode;
  onClear(): void;
}

/** Stays above the lower edge as long as rows are selected. */
export function SelectionBar({ count, others, children, onClear }: SelectionBarProps) {
  return (
    <section aria-label={words.selectionBar} className={styles.bar}>
      <output className={styles.count}>{count}</output>
      {others ? (
        <Button small kind="quiet" onPress={others.onSelect} busy={others.isPending ?? false}>
          {others.text}
        </Button>
      ) : null}
      <div className={styles.actions}>
        {children}
        <Button small kind="quiet" onPress={onClear}>
          {words.clearSelection}
        </Button>
      </div>
    </section>
  );
}
