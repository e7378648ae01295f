import type { ReactNode } from 'react';
import { formatCount } from '../parts/format-moment.ts';
import { SelectionBar } from '../table/SelectionBar.tsx';
import { words } from '../table/table.words.ts';
import type { LineSelection } from './use-line-selection.ts';

/** What can be done with the selected lines; nothing while none is. */
export function LineBar({ selection, children }: { selection: LineSelection; children: ReactNode }) {
  if (selection.lines.length === 0) return null;
  return (
    <SelectionBar
      count={words.selected({ count: formatCount(selection.lines.length) })}
      others={selection.others}
      onClear={selection.clear}
    >
      {children}
    </SelectionBar>
  );
}
