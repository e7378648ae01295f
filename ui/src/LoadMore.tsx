import type { To } from '@afterimage/client/navigation/navigation.ts';
import { LinkButton } from './Button.tsx';
import styles from './LoadMore.module.css';
import { words } from './ui.words.ts';

type LoadMoreProps = { shown: number; total: number; to?: To; busy?: boolean; state?: unknown };

/** How much of a list is here, and a real link to more of it. */
export function LoadMore({ shown, total, to, busy = false, state }: LoadMoreProps) {
  return (
    <div className={styles.more}>
      <p className={styles.count} aria-live="polite">
        {words.shown({ shown, total })}
      </p>
      <div className={styles.track} aria-hidden="true">
        <div className={styles.part} style={{ inlineSize: `${total > 0 ? (100 * shown) / total : 100}%` }} />
      </div>
      {to !== undefined && shown < total ? (
        <LinkButton kind="secondary" to={to} state={state} preventScrollReset replace aria-disabled={busy || undefined}>
          {busy ? words.loading : words.loadMore}
        </LinkButton>
      ) : null}
    </div>
  );
}
