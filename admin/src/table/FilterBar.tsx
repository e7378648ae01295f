import { useEffect, useState } from 'react';
import { Button as AriaButton, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { filterIcon, searchIcon } from '@afterimage/ui/icons.ts';
import { Icon } from '@afterimage/ui/Icon.tsx';
import { Button } from '../parts/Button.tsx';
import type { Column } from './columns.ts';
import { FilterChip } from './FilterChip.tsx';
import { type ListState, withClause } from './list-state.ts';
import type { ChangeList } from './use-list-state.ts';
import { words } from './table.words.ts';
import styles from './Filters.module.css';

interface FilterBarProps<Item> {
  columns: readonly Column<Item>[];
  state: ListState;
  change: ChangeList;
  /** Whether the list can be searched by a text. */
  isSearchable: boolean;
}

/** Search, the filters that are always in sight, those that were added, and a way to add others. */
export function FilterBar<Item>({ columns, state, change, isSearchable }: FilterBarProps<Item>) {
  const [added, setAdded] = useState<string | null>(null);
  const { clauses } = state;
  const filterable = columns.filter(({ kind }) => kind !== undefined);
  const clauseOf = (id: string) => clauses.find(({ field }) => field === id);
  const isShown = ({ id, isQuickFilter }: Column<Item>) => isQuickFilter || clauseOf(id) !== undefined || id === added;
  const others = filterable.filter((column) => !isShown(column));
  return (
    <section className={styles.bar} aria-label={words.filters}>
      {isSearchable ? (
        <SearchField text={state.text} onChange={(text) => change({ text }, { isTyping: true })} />
      ) : null}
      {filterable.filter(isShown).map((column) => (
        <FilterChip
          key={`${column.id} ${column.id === added}`}
          column={column}
          clause={clauseOf(column.id)}
          isOpenAtFirst={column.id === added}
          onChange={(test) => change({ clauses: withClause(clauses, column.id, test) })}
          onClose={() => setAdded(null)}
        />
      ))}
      {others.length > 0 ? (
        <MenuTrigger>
          <AriaButton className={styles.add}>
            <Icon of={filterIcon} size={16} />
            {words.addFilter}
          </AriaButton>
          <Popover className={styles.popover} placement="bottom start">
            <Menu className={styles.menu} onAction={(id) => setAdded(String(id))}>
              {others.map((column) => (
                <MenuItem key={column.id} id={column.id} className={styles.menuItem}>
                  {column.title}
                </MenuItem>
              ))}
            </Menu>
          </Popover>
        </MenuTrigger>
      ) : null}
      {clauses.length > 0 || state.text ? (
        <Button small kind="quiet" onPress={() => change({ clauses: [], text: '' })}>
          {words.clearFilters}
        </Button>
      ) : null}
    </section>
  );
}

/** How long after the last key the list is asked for, in milliseconds. */
const typingPause = 250;

function SearchField({ text, onChange }: { text: string; onChange(text: string): void }) {
  const [typed, setTyped] = useState(text);
  const [settled, setSettled] = useState(text);
  // The address has changed by something else: back, a view, "clear".
  if (text !== settled) {
    setSettled(text);
    setTyped(text);
  }
  useEffect(() => {
    if (typed.trim() === settled) return undefined;
    const timer = setTimeout(() => {
      setSettled(typed.trim());
      onChange(typed.trim());
    }, typingPause);
    return () => clearTimeout(timer);
  }, [typed, settled, onChange]);
  return (
    <label className={styles.search}>
      <Icon of={searchIcon} size={16} />
      <input
        type="search"
        value={typed}
        aria-label={words.search}
        placeholder={words.search}
        data-list-search=""
        onChange={(event) => setTyped(event.target.value)}
      />
    </label>
  );
}
