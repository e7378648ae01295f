import { Button as AriaButton, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import type { Column } from './columns.ts';
import { words } from './table.words.ts';
import filters from './Filters.module.css';
import styles from './SortMenu.module.css';

interface SortMenuProps<Item> {
  columns: readonly Column<Item>[];
  sort: string | null;
  onSort(sort: string | null): void;
}

/** The order of a list where there are no heads to press: on a phone. */
export function SortMenu<Item>({ columns, sort, onSort }: SortMenuProps<Item>) {
  const items = columns
    .filter(({ isSortable }) => isSortable)
    .flatMap(({ id, title }) => [
      { id, title: words.ascending({ name: title }) },
      { id: `-${id}`, title: words.descending({ name: title }) },
    ]);
  if (items.length === 0) return null;
  return (
    <div className={styles.onPhone}>
      <MenuTrigger>
        <AriaButton className={filters.add}>{words.sort}</AriaButton>
        <Popover className={filters.popover} placement="bottom end">
          <Menu
            className={filters.menu}
            selectionMode="single"
            selectedKeys={[sort ?? '']}
            onAction={(id) => onSort(String(id) || null)}
          >
            {[{ id: '', title: words.usualOrder }, ...items].map(({ id, title }) => (
              <MenuItem key={id} id={id} className={filters.menuItem}>
                {title}
              </MenuItem>
            ))}
          </Menu>
        </Popover>
      </MenuTrigger>
    </div>
  );
}
