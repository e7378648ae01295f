// oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- browsers take a table's own roles away where it is laid out as a grid
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from '@afterimage/client/navigation/navigation.ts';
import { type Column, tracksOf } from './columns.ts';
import { GridHead } from './GridHead.tsx';
import { GridRow } from './GridRow.tsx';
import { actOn, readGridKey } from './grid-keys.ts';
import { extended, isSelected, type Selection, toggled } from './selection.ts';
import styles from './Grid.module.css';

export interface GridProps<Item> {
  label: string;
  columns: readonly Column<Item>[];
  rows: readonly Item[];
  total: number;
  rowKey(item: Item): string;
  /** How a row is named to those who do not see it. */
  rowName(item: Item): string;
  rowTo?: ((item: Item) => string) | undefined;
  sort: string | null;
  onSort(column: string): void;
  /** Absent where nothing can be done with several rows. */
  selection?: Selection | undefined;
  onSelect(selection: Selection): void;
  isStale: boolean;
  /** The last loaded rows are in sight. */
  onEnd(): void;
}

/** Rows below this one are asked for before they are in sight. */
const ahead = 12;

/**
 * The rows of a list: a grid whose arrows, Space, Enter and Shift work as in a file manager. Only the rows in sight are
 * in the document.
 */
// oxlint-disable-next-line max-lines-per-function -- scroll, focus and keys of the same rows
export function Grid<Item>(props: GridProps<Item>) {
  const { label, columns, rows, total, rowKey, rowName, rowTo, selection, onSelect, isStale, onEnd } = props;
  const navigate = useNavigate();
  const body = useRef<HTMLTableSectionElement>(null);
  const [offset, setOffset] = useState(0);
  const [active, setActive] = useState(0);
  const takesFocus = useRef(false);
  const keys = rows.map(rowKey);

  useLayoutEffect(() => {
    const top = body.current ? body.current.getBoundingClientRect().top + scrollY : 0;
    setOffset(Math.round(top));
  }, [rows.length]);

  // oxlint-disable-next-line react/incompatible-library -- its functions are called while rendering and not handed on
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => (innerWidth < 768 ? 112 : 40),
    overscan: ahead,
    scrollMargin: offset,
    getItemKey: (index) => keys[index] ?? index,
    useFlushSync: false,
    // A row that is measured while it is laid out would be told as a fault of the page.
    useAnimationFrameWithResizeObserver: true,
  });
  const seen = virtualizer.getVirtualItems();
  const last = seen.at(-1)?.index ?? 0;
  useEffect(() => {
    if (rows.length > 0 && last >= rows.length - ahead) onEnd();
  }, [last, rows.length, onEnd]);

  useEffect(() => {
    if (!takesFocus.current) return;
    const row = body.current?.querySelector<HTMLElement>(`[data-index="${active}"]`);
    if (!row) return;
    takesFocus.current = false;
    row.focus({ preventScroll: true });
  });

  const moveTo = (index: number) => {
    const next = Math.max(0, Math.min(rows.length - 1, index));
    takesFocus.current = true;
    setActive(next);
    virtualizer.scrollToIndex(next, { align: 'auto' });
    return keys[next] ?? '';
  };
  const act = (event: KeyboardEvent): boolean =>
    actOn(readGridKey(event), {
      count: rows.length,
      active,
      keys,
      moveTo,
      open: () => {
        const row = rows[active];
        if (row && rowTo) void navigate(rowTo(row));
      },
      selection,
      onSelect,
    });

  const before = (seen[0]?.start ?? offset) - offset;
  const after = virtualizer.getTotalSize() - ((seen.at(-1)?.end ?? offset) - offset);
  return (
    <table
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- rows are selected and opened
      role="grid"
      aria-label={label}
      aria-rowcount={total + 1}
      aria-colcount={columns.length + (selection ? 1 : 0)}
      aria-multiselectable={selection ? true : undefined}
      aria-busy={isStale || undefined}
      className={styles.grid}
      data-selectable={selection ? '' : undefined}
      style={{ '--tracks': tracksOf(columns) } as CSSProperties}
    >
      <GridHead {...props} keys={keys} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of its rows */}
      <tbody
        ref={body}
        role="rowgroup"
        className={styles.body}
        style={{ paddingBlockStart: before, paddingBlockEnd: Math.max(0, after) }}
        onKeyDown={(event) => {
          const isOnRow = (event.target as HTMLElement).role === 'row';
          if (!isOnRow || !act(event)) return;
          event.preventDefault();
          event.stopPropagation();
        }}
      >
        {seen.map(({ index }) => {
          const item = rows[index];
          const key = keys[index] ?? '';
          return item === undefined ? null : (
            <GridRow
              key={key}
              ref={virtualizer.measureElement}
              index={index}
              item={item}
              columns={columns}
              name={rowName(item)}
              to={rowTo?.(item)}
              isActive={index === active}
              isSelected={selection ? isSelected(selection, key) : null}
              onFocus={() => setActive(index)}
              onToggle={(withShift) => {
                setActive(index);
                if (selection) onSelect((withShift ? extended : toggled)(selection, key, keys));
              }}
            />
          );
        })}
      </tbody>
    </table>
  );
}
