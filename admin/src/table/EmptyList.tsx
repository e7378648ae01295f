import type { ReactNode } from 'react';
import { Button } from '../parts/Button.tsx';
import type { ListState } from './list-state.ts';
import { words } from './table.words.ts';
import styles from './DataTable.module.css';

interface EmptyListProps {
  state: ListState;
  empty: ReactNode;
  onClear(): void;
}

/** A list without rows: because nothing matches, or because there is nothing yet. */
export function EmptyList({ state, empty, onClear }: EmptyListProps) {
  if (state.clauses.length === 0 && !state.text)
    return <div className={styles.empty}>{empty ?? <h2>{words.empty}</h2>}</div>;
  return (
    <div className={styles.empty}>
      <h2>{words.noMatch}</h2>
      <p>{words.noMatchNote}</p>
      <Button onPress={onClear}>{words.clearFilters}</Button>
    </div>
  );
}
