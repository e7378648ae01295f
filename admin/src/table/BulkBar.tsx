import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { CappedCount } from '@afterimage/contract/admin/lists.ts';
import type { Selection } from './selection.ts';
import { formatCount } from '../parts/format-moment.ts';
import { Button } from '../parts/Button.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { words } from './table.words.ts';

/** It comes when something is done with rows for the first time. */
const BulkSheet = lazy(async () => ({ default: (await import('./BulkSheet.tsx')).BulkSheet }));

/** Something that can be done with many rows at once; `id` is its name on the server. */
export interface BulkAction {
  id: string;
  title: string;
  /** What it asks for besides the rows, as the server takes it. */
  input?: unknown;
  isDangerous?: boolean;
}

interface BulkBarProps {
  list: string;
  actions: readonly BulkAction[];
  selection: Selection;
  /** How many rows match. */
  total: CappedCount;
  /** The condition that selects the rows on the server. */
  condition: { filter?: string; text?: string };
  /** What else can be done with them, such as files. */
  children?: ReactNode;
  onSelectAll(): void;
  onClear(): void;
  onDone(): void;
}

/** Says how many rows are selected, offers all that match, and what can be done with them. */
export function BulkBar(props: BulkBarProps) {
  const { list, actions, selection, total, condition, children, onSelectAll, onClear, onDone } = props;
  const [action, setAction] = useState<BulkAction | null>(null);
  const matching = `${formatCount(total.count)}${total.capped ? '+' : ''}`;
  const count = selection.isAll ? total.count : selection.keys.size;
  const hasOthers = !selection.isAll && (total.count > count || total.capped);
  const selected = selection.isAll
    ? words.selectedAll({ count: matching })
    : words.selected({ count: formatCount(count) });
  return (
    <>
      <SelectionBar
        count={selected}
        others={hasOthers ? { text: words.selectAll({ count: matching }), onSelect: onSelectAll } : undefined}
        onClear={onClear}
      >
        {actions.map((one) => (
          <Button key={one.id} small kind={one.isDangerous ? 'danger' : 'secondary'} onPress={() => setAction(one)}>
            {one.title}
          </Button>
        ))}
        {children}
      </SelectionBar>
      {action ? (
        <Suspense>
          <BulkSheet
            list={list}
            action={action}
            condition={condition}
            onClose={(hasRun) => {
              setAction(null);
              if (hasRun) onDone();
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
