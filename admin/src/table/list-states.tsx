import type { ReactNode } from 'react';
import { Button } from '../parts/Button.tsx';
import { Failed } from '../parts/Failed.tsx';
import { Skeletons } from '../parts/Skeletons.tsx';
import { EmptyList } from './EmptyList.tsx';
import type { ListState } from './list-state.ts';
import type { useList } from './use-list.ts';
import { words } from './table.words.ts';
import styles from './DataTable.module.css';

type Loaded = ReturnType<typeof useList>;

interface NoRowsProps {
  loaded: Pick<Loaded, 'data' | 'error' | 'refetch'>;
  state: ListState;
  empty: ReactNode;
  onClear(): void;
}

/** What stands in the place of the rows: they are on their way, did not come, or there are none. */
export function NoRows({ loaded, state, empty, onClear }: NoRowsProps) {
  if (loaded.data) return <EmptyList state={state} empty={empty} onClear={onClear} />;
  const { error, refetch } = loaded;
  return error ? <Failed failure={error.failure} onRetry={() => void refetch()} /> : <Skeletons lines={8} />;
}

/** The way to further rows, for those who do not scroll, and why they did not come. */
export function MoreRows({
  loaded,
}: {
  loaded: Pick<Loaded, 'error' | 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>;
}) {
  const { error, hasNextPage, isFetchingNextPage, fetchNextPage } = loaded;
  if (error) return <Failed failure={error.failure} onRetry={() => void fetchNextPage()} />;
  if (!hasNextPage) return null;
  return (
    <Button kind="quiet" busy={isFetchingNextPage} onPress={() => void fetchNextPage()} className={styles.more}>
      {words.loadMore}
    </Button>
  );
}
