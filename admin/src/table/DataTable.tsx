import { type ReactNode, useCallback, useState } from 'react';
import type { AdminRouteName } from '@afterimage/contract/values/admin-routes.ts';
import { type BulkAction, BulkBar } from './BulkBar.tsx';
import { type Column, shownColumns } from './columns.ts';
import { FilterBar } from './FilterBar.tsx';
import { Grid } from './Grid.tsx';
import { ListLine } from './ListLine.tsx';
import { MoreRows, NoRows } from './list-states.tsx';
import { fileUrl, keyFilter } from './list-requests.ts';
import { nextSort } from './list-state.ts';
import { allThatMatch, nothingSelected } from './selection.ts';
import { conditionOf, type ListCallName, type ListItem, useList } from './use-list.ts';
import { useListState } from './use-list-state.ts';
import { ViewTabs } from './ViewTabs.tsx';
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
  /** What else can be done with the selected rows, given the condition that selects them. */
  renderSelectionActions?(condition: { filter?: string; text?: string }): ReactNode;
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
// oxlint-disable-next-line max-lines-per-function, complexity -- it hands one state to all parts of a list
export function DataTable<Name extends ListCallName>(props: DataTableProps<Name>) {
  const {
    call,
    params,
    label,
    list,
    columns,
    rowKey,
    rowName,
    rowTo,
    actions = [],
    renderSelectionActions,
    isSearchable = true,
  } = props;
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
  const { data, error, fetchNextPage, hasNextPage, isFetchingNextPage, isPlaceholderData } = loaded;
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
      <ListLine
        total={data?.total}
        isStale={isPlaceholderData}
        columns={columns}
        state={state}
        change={change}
        fileHref={props.file && fileUrl(props.file, params, state, shown)}
      />
      {rows.length > 0 ? null : (
        <NoRows loaded={loaded} state={state} empty={props.empty} onClear={() => change({ clauses: [], text: '' })} />
      )}
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
      {data ? <MoreRows loaded={loaded} /> : null}
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
        >
          {renderSelectionActions?.(selected)}
        </BulkBar>
      ) : null}
    </div>
  );
}
