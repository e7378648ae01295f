import type { To } from '@afterimage/client/navigation/navigation.ts';
import { LinkButton } from './Button.tsx';
import styles from './LoadMore.module.css';
import { words } from './ui.words.ts';

type LoadMoreProps = { loadedCount: number; total: number; to?: To; busy?: boolean; state?: unknown };

/** How much of a list is here, and a real link to more of it. */
export function LoadMore({ loadedCount, total, to, busy = false, state }: LoadMoreProps) {
  return (
    <div className={styles.more}>
      <p className={styles.count} aria-live="polite">
        {words.shown({ shown: loadedCount, total })}
      </p>
      <div className={styles.track} aria-hidden="true">
        <div className={styles.part} style={{ inlineSize: `${total > 0 ? (100 * loadedCount) / total : 100}%` }} />
      </div>
      {to !== undefined && loadedCount < total ? (
        <LinkButton kind="secondary" to={to} state={state} preventScrollReset replace aria-disabled={busy || undefined}>
          {busy ? words.loading : words.loadMore}
        </LinkButton>
      ) : null}
    </div>
  );
}
