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
  /** Its share of the width, and its least width in pixels. */
  width?: { share?: number; least?: number };
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
 * The tracks of a row's grid. Where the least widths do not fit together, each gets its part of the width, so that no list is
 * wider than its window.
 */
export function tracksOf<Item>(columns: readonly Column<Item>[]): string {
  const leastOf = ({ width }: Column<Item>) => width?.least ?? 96;
  const all = columns.reduce((sum, column) => sum + leastOf(column), 0);
  return columns
    .map((column) => {
      const least = leastOf(column);
      const part = `(100% - ${boxWidth}px) * ${(least / all).toFixed(4)}`;
      return `minmax(min(${least}px, ${part}), ${column.width?.share ?? 1}fr)`;
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
