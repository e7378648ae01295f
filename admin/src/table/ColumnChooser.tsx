import { Button as AriaButton, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { chevronDownIcon, chevronUpIcon } from '@afterimage/ui/icons.ts';
import { CheckField } from '../form/fields.tsx';
import { Button, IconButton } from '../parts/Button.tsx';
import { type Column, moved, shownColumns } from './columns.ts';
import { words } from './table.words.ts';
import filters from './Filters.module.css';
import styles from './ColumnChooser.module.css';

interface ColumnChooserProps<Item> {
  columns: readonly Column<Item>[];
  names: readonly string[] | null;
  onChange(names: readonly string[] | null): void;
}

/** Which columns are shown, and in which order. The first one names the row and stays. */
export function ColumnChooser<Item>({ columns, names, onChange }: ColumnChooserProps<Item>) {
  const shown = shownColumns(columns, names);
  const shownNames = shown.map(({ id }) => id);
  const others = columns.filter(({ id }) => !shownNames.includes(id));
  return (
    <DialogTrigger>
      <AriaButton className={filters.add}>{words.columns}</AriaButton>
      <Popover className={filters.popover} placement="bottom end">
        <Dialog aria-label={words.columns} className={styles.chooser}>
          <ul className={styles.list}>
            {[...shown, ...others].map((column, at) => {
              const isShown = at < shown.length;
              return (
                <li key={column.id} className={styles.line}>
                  <CheckField
                    label={column.title}
                    isSelected={isShown}
                    isDisabled={at === 0}
                    onChange={(isOn) =>
                      onChange(isOn ? [...shownNames, column.id] : shownNames.filter((name) => name !== column.id))
                    }
                  />
                  <IconButton
                    icon={chevronUpIcon}
                    label={words.moveUp({ name: column.title })}
                    isDisabled={!isShown || at < 2}
                    onPress={() => onChange(moved(shownNames, column.id, -1))}
                  />
                  <IconButton
                    icon={chevronDownIcon}
                    label={words.moveDown({ name: column.title })}
                    isDisabled={!isShown || at === 0 || at === shown.length - 1}
                    onPress={() => onChange(moved(shownNames, column.id, 1))}
                  />
                </li>
              );
            })}
          </ul>
          {names ? (
            <Button small kind="quiet" onPress={() => onChange(null)}>
              {words.resetColumns}
            </Button>
          ) : null}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
