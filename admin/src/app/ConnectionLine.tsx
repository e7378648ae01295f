import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { failureOf } from '@afterimage/client/api/failure.ts';
import { words } from './app.words.ts';
import styles from './ConnectionLine.module.css';

/** Says that the shop cannot be reached, as long as a reply that is shown could not be asked for again. */
export function ConnectionLine() {
  const cache = useQueryClient().getQueryCache();
  const isLost = useSyncExternalStore(
    (changed) => cache.subscribe(changed),
    () =>
      cache
        .getAll()
        .some(
          (query) =>
            query.isActive() &&
            (query.state.error ?? query.state.fetchFailureReason) !== null &&
            failureOf(query.state.error ?? query.state.fetchFailureReason).status === 0,
        ),
  );
  return <output className={isLost ? styles.line : 'visually-hidden'}>{isLost ? words.offline : null}</output>;
}
