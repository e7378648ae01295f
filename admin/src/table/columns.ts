import type { ReactNode } from 'react';
import type { ColumnKind } from '@afterimage/contract/values/list-filters.ts';

/** A column of a list. Columns are made while rendering, for their titles are words. */
export interface Column<Item> {
  /** Its name on the wire: in filters, sorts, files and addresses. */
  id: string;
  title: string;
  cell(item: Item): ReactNode;
  /** What it holds; the operators of its filter follow from it. Absent: it cannot be filtered. */
  kind?: ColumnKind;
  /** The values of a `choice`. */
  choices?: readonly { value: string; label: string }[];
  isSortable?: boolean;
  /** Whether it is shown only when it is asked for. */
  isExtra?: boolean;
  /** Its filter is always in sight above the list. */
  isQuickFilter?: boolean;
  /** Its share of the width, and its least width in pixels; a fixed one is never less, however narrow the list is. */
  width?: { share?: number; least?: number; isFixed?: boolean };
  /** Figures stand at the end. */
  isFigure?: boolean;
  /** Where it stands on the card of a phone; `line` when absent. */
  onCard?: 'side' | 'line' | 'none';
}

/** The columns that are shown, in their order; unknown names are left out. The first one is always there. */
export function shownColumns<Item>(columns: readonly Column<Item>[], names: readonly string[] | null): Column<Item>[] {
  if (names === null) return columns.filter(({ isExtra }) => !isExtra);
  const [first] = columns;
  const shown = names.flatMap((name) => columns.find(({ id }) => id === name) ?? []);
  return first && !shown.includes(first) ? [first, ...shown] : shown;
}

/** The box of the selection beside the columns, in pixels. */
const boxWidth = 40;

/**
 * The tracks of a row's grid. Where the least widths do not fit together, those that are not fixed get their parts of what the
 * fixed ones leave, so that no list is wider than its window.
 */
export function tracksOf<Item>(columns: readonly Column<Item>[]): string {
  const leastOf = ({ width }: Column<Item>) => width?.least ?? 96;
  const sumOf = (some: readonly Column<Item>[]) => some.reduce((sum, column) => sum + leastOf(column), 0);
  const fixed = sumOf(columns.filter(({ width }) => width?.isFixed));
  const all = sumOf(columns) - fixed;
  return columns
    .map((column) => {
      const least = leastOf(column);
      const share = `${column.width?.share ?? 1}fr`;
      if (column.width?.isFixed) return `minmax(${least}px, ${share})`;
      const part = `(100% - ${boxWidth + fixed}px) * ${(least / all).toFixed(4)}`;
      return `minmax(min(${least}px, ${part}), ${share})`;
    })
    .join(' ');
}

/** Moves an entry of a list by some places; at the ends it stays. */
export function moved(names: readonly string[], name: string, by: number): string[] {
  const from = names.indexOf(name);
  const to = Math.min(names.length - 1, Math.max(0, from + by));
  if (from < 0) return [...names];
  const rest = names.filter((one) => one !== name);
  return [...rest.slice(0, to), name, ...rest.slice(to)];
}
