// oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- browsers take a table's own roles away where it is laid out as a grid
import { chevronDownIcon, chevronUpIcon } from '@afterimage/ui/icons.ts';
import { Icon } from '@afterimage/ui/Icon.tsx';
import type { GridProps } from './Grid.tsx';
import { SelectBox } from './SelectBox.tsx';
import { isSelected, toggledLoaded } from './selection.ts';
import { words } from './table.words.ts';
import styles from './Grid.module.css';

type GridHeadProps<Item> = Pick<GridProps<Item>, 'columns' | 'sort' | 'onSort' | 'selection' | 'onSelect'> & {
  /** The keys of the loaded rows. */
  keys: readonly string[];
};

/** The head of a list: the box of all loaded rows, and the titles, which sort. */
export function GridHead<Item>({ columns, sort, onSort, selection, onSelect, keys }: GridHeadProps<Item>) {
  const selected = selection ? keys.filter((key) => isSelected(selection, key)).length : 0;
  return (
    <thead role="rowgroup" className={styles.head}>
      <tr role="row" className={styles.row} aria-rowindex={1}>
        {selection ? (
          <th role="columnheader" className={styles.box}>
            <SelectBox
              label={words.selectLoaded}
              isChecked={selected > 0 && selected === keys.length}
              isPartly={selected > 0 && selected < keys.length}
              onToggle={() => onSelect(toggledLoaded(selection, keys))}
            />
          </th>
        ) : null}
        {columns.map((column) => (
          <th
            key={column.id}
            role="columnheader"
            aria-sort={sort === column.id ? 'ascending' : sort === `-${column.id}` ? 'descending' : undefined}
            className={styles.title}
            data-figure={column.isFigure ? '' : undefined}
          >
            {column.isSortable ? (
              <button type="button" onClick={() => onSort(column.id)}>
                {column.title}
                {sort === column.id ? <Icon of={chevronUpIcon} size={14} /> : null}
                {sort === `-${column.id}` ? <Icon of={chevronDownIcon} size={14} /> : null}
              </button>
            ) : (
              column.title
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}
