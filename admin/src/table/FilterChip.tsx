import { useState } from 'react';
import { Button as AriaButton, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import type { FilterClause } from '@afterimage/contract/values/list-filters.ts';
import { chevronDownIcon, closeIcon } from '@afterimage/ui/icons.ts';
import { Icon } from '@afterimage/ui/Icon.tsx';
import type { Column } from './columns.ts';
import { FilterEditor } from './FilterEditor.tsx';
import { clauseText } from './filter-text.ts';
import { words } from './table.words.ts';
import styles from './Filters.module.css';

interface FilterChipProps<Item> {
  column: Column<Item>;
  clause: FilterClause | undefined;
  /** A filter that was just added is edited at once. */
  isOpenAtFirst?: boolean;
  onChange(test: FilterClause['test'] | null): void;
  onClose?(): void;
}

/** A filter in sight: what it asks for, and a press to change it. */
export function FilterChip<Item>({ column, clause, isOpenAtFirst = false, onChange, onClose }: FilterChipProps<Item>) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const toggle = (open: boolean) => {
    setOpen(open);
    if (!open) onClose?.();
  };
  const settle = (test: FilterClause['test'] | null) => {
    onChange(test);
    toggle(false);
  };
  const text = clause ? clauseText(column, clause) : column.title;
  return (
    <div className={styles.chip} data-active={clause ? '' : undefined}>
      <DialogTrigger isOpen={isOpen} onOpenChange={toggle}>
        <AriaButton className={styles.chipButton}>
          <span>{text}</span>
          <Icon of={chevronDownIcon} size={14} />
        </AriaButton>
        <Popover className={styles.popover} placement="bottom start">
          <Dialog aria-label={column.title} className={styles.dialog}>
            <FilterEditor column={column} test={clause?.test ?? null} onSettle={settle} />
          </Dialog>
        </Popover>
      </DialogTrigger>
      {clause ? (
        <AriaButton
          className={styles.chipRemove}
          aria-label={words.removeFilter({ name: text })}
          onPress={() => onChange(null)}
        >
          <Icon of={closeIcon} size={14} />
        </AriaButton>
      ) : null}
    </div>
  );
}
