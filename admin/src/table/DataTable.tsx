import { type ReactNode, useCallback, useState } from 'react';
import type { AdminRouteName } from '@afterimage/contract/values/admin-routes.ts';
import { Button } from '../parts/Button.tsx';
import { Failed } from '../parts/Failed.tsx';
import { formatCount } from '../parts/format-moment.ts';
import { Skeletons } from '../parts/Skeletons.tsx';
import { type BulkAction, BulkBar } from './BulkBar.tsx';
import { ColumnChooser } from './ColumnChooser.tsx';
import { type Column, shownColumns } from './columns.ts';
import { EmptyList } from './EmptyList.tsx';
import { FilterBar } from './FilterBar.tsx';
import { Grid } from './Grid.tsx';
import { fileUrl, keyFilter } from './list-requests.ts';
import { nextSort } from './list-state.ts';
import { allThatMatch, nothingSelected } from './selection.ts';
import { SortMenu } from './SortMenu.tsx';
import { conditionOf, type ListCallName, type ListItem, useList } from './use-list.ts';
import { useListState } from './use-list-state.ts';
import { ViewTabs } from './ViewTabs.tsx';
import { words } from './table.words.ts';
import styles from './DataTable.module.css';

export interface DataTableProps<Name extends ListCallName> {
  /** The call that replies with its pages. */
  call: Name;
  /** Places of the call's path, if it has any. */
  params?: Record<string, string>;
  /** What the list is called, for those who do not see it. */
  label: string;
  /** Its name on the server, for saved views and actions on many rows; absent where it has none. */
  list?: string;
  columns: readonly Column<ListItem<Name>>[];
  rowKey(item: ListItem<Name>): string;
  rowName(item: ListItem<Name>): string;
  /** The address of a row's record. */
  rowTo?(item: ListItem<Name>): string;
  /** The column by which rows are selected one by one: that of `rowKey`. */
  keyColumn?: string;
  actions?: readonly BulkAction[];
  /** The call that replies with the rows as CSV. */
  file?: AdminRouteName;
  isSearchable?: boolean;
  /** What stands there when there is no row at all. */
  empty?: ReactNode;
}

/**
 * A list of the admin with all its conventions: what it shows stands in the address; views, filters, columns, order,
 * selection of all that match, actions on them, and the rows as a file.
 */
export function DataTable<Name extends ListCallName>(props: DataTableProps<Name>) {
  const { call, params, label, list, columns, rowKey, rowName, rowTo, actions = [], isSearchable = true } = props;
  const [state, change] = useListState();
  const loaded = useList<ListItem<Name>>(call, state, params);
  const [selection, setSelection] = useState(nothingSelected);
  const condition = conditionOf(state);
  // What was selected is not what another filter shows.
  const [selectedIn, setSelectedIn] = useState(JSON.stringify(condition));
  if (selectedIn !== JSON.stringify(condition)) {
    setSelectedIn(JSON.stringify(condition));
    setSelection(nothingSelected);
  }
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage, isPlaceholderData } = loaded;
  const fetchMore = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage && !error) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, error, fetchNextPage]);
  const rows = data?.rows ?? [];
  const total = data?.total ?? { count: 0, capped: false };
  const shown = shownColumns(columns, state.columns);
  const hasSelection = selection.isAll || selection.keys.size > 0;
  const keyColumn = props.keyColumn ?? shown[0]?.id ?? '';
  const selected = selection.isAll ? condition : { filter: keyFilter(keyColumn, [...selection.keys]) };

  return (
    <div className={styles.list}>
      {list ? <ViewTabs list={list} state={state} change={change} /> : null}
      <FilterBar columns={columns} state={state} change={change} isSearchable={isSearchable} />
      <div className={styles.line}>
        <output className={styles.count} aria-busy={isPlaceholderData || undefined}>
          {data ? countText(total) : null}
        </output>
        <div className={styles.tools}>
          <SortMenu columns={columns} sort={state.sort} onSort={(sort) => change({ sort })} />
          <ColumnChooser
            columns={columns}
            names={state.columns}
            onChange={(names) => change({ columns: names }, { isTyping: true })}
          />
          {props.file ? (
            <a className={styles.file} href={fileUrl(props.file, params, state, shown)} download>
              {words.exportFile}
            </a>
          ) : null}
        </div>
      </div>
      {error && !data ? <Failed failure={error.failure} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <Skeletons lines={8} /> : null}
      {data && rows.length === 0 ? (
        <EmptyList state={state} empty={props.empty} onClear={() => change({ clauses: [], text: '' })} />
      ) : null}
      {rows.length > 0 ? (
        <Grid
          label={label}
          columns={shown}
          rows={rows}
          total={total.count}
          rowKey={rowKey}
          rowName={rowName}
          rowTo={rowTo}
          sort={state.sort}
          onSort={(column) => change({ sort: nextSort(state.sort, column) })}
          selection={actions.length > 0 ? selection : undefined}
          onSelect={setSelection}
          isStale={isPlaceholderData}
          onEnd={fetchMore}
        />
      ) : null}
      {error && data ? <Failed failure={error.failure} onRetry={() => void fetchNextPage()} /> : null}
      {hasNextPage && !error ? (
        <Button kind="quiet" busy={isFetchingNextPage} onPress={() => void fetchNextPage()} className={styles.more}>
          {words.loadMore}
        </Button>
      ) : null}
      {list && hasSelection ? (
        <BulkBar
          list={list}
          actions={actions}
          selection={selection}
          total={total}
          condition={selected}
          onSelectAll={() => setSelection(allThatMatch)}
          onClear={() => setSelection(nothingSelected)}
          onDone={() => setSelection(nothingSelected)}
        />
      ) : null}
    </div>
  );
}

const countText = ({ count, capped }: { count: number; capped: boolean }): string =>
  capped ? words.countCapped({ count: formatCount(count) }) : words.count({ count });
