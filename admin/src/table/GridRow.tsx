// oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- browsers take a table's own roles away where it is laid out as a grid
import type { MouseEvent, Ref } from 'react';
import { Link } from '@afterimage/ui/Link.tsx';
import type { Column } from './columns.ts';
import { SelectBox } from './SelectBox.tsx';
import { words } from './table.words.ts';
import styles from './Grid.module.css';

interface GridRowProps<Item> {
  ref: Ref<HTMLTableRowElement>;
  index: number;
  item: Item;
  columns: readonly Column<Item>[];
  name: string;
  to: string | undefined;
  isActive: boolean;
  /** Null where nothing can be selected. */
  isSelected: boolean | null;
  onFocus(): void;
  onToggle(withShift: boolean): void;
}

/** One row: a line on a desk, a card on a phone. Its first cell is the link to the record. */
export function GridRow<Item>(props: GridRowProps<Item>) {
  const { ref, index, item, columns, name, to, isActive, isSelected, onFocus, onToggle } = props;
  const press = (event: MouseEvent) => {
    // With Shift or Ctrl a press on the row selects, as in a file manager.
    if (isSelected === null || !(event.shiftKey || event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onToggle(event.shiftKey);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the grid's
    <tr
      ref={ref}
      role="row"
      data-index={index}
      aria-rowindex={index + 2}
      aria-selected={isSelected ?? undefined}
      tabIndex={isActive ? 0 : -1}
      className={styles.row}
      onFocus={onFocus}
      onClickCapture={press}
    >
      {isSelected === null ? null : (
        <td role="gridcell" className={styles.box}>
          <SelectBox
            label={words.selectRow({ name })}
            isChecked={isSelected}
            isOutOfTabOrder
            onToggle={(event) => onToggle(event.shiftKey)}
          />
        </td>
      )}
      {columns.map((column, at) => (
        <td
          key={column.id}
          role="gridcell"
          className={styles.cell}
          data-figure={column.isFigure ? '' : undefined}
          data-card={at === 0 ? 'title' : (column.onCard ?? 'line')}
        >
          {at > 0 && (column.onCard ?? 'line') === 'line' ? (
            <span className={styles.cardLabel}>{column.title}</span>
          ) : null}
          {at === 0 && to !== undefined ? (
            <Link to={to} tabIndex={-1} className={styles.link}>
              {column.cell(item)}
            </Link>
          ) : (
            <div className={styles.value}>{column.cell(item)}</div>
          )}
        </td>
      ))}
    </tr>
  );
}
