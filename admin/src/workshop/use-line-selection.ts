import { useState } from 'react';
import type { Reply } from '@afterimage/contract/api.ts';
import type { WorkshopLine } from '@afterimage/contract/admin/workshop.ts';
import { type LineState, mostMovedLines } from '@afterimage/contract/values/line-states.ts';
import type { AdminCall } from '../admin-call.ts';
import { useAdminCall } from '../data/call-context.ts';
import { send } from '../data/use-call.ts';
import { formatCount } from '../parts/format-moment.ts';
import { sayFailure } from '../parts/toast.ts';
import { extended, nothingSelected, toggled, toggledPart } from '../table/selection.ts';
import { words as tableWords } from '../table/table.words.ts';
import { words } from './workshop.words.ts';

type Page = Reply<'listWorkshopLines'>;

export interface LineSelection {
  /** The selected lines, in the order of the list. */
  lines: readonly WorkshopLine[];
  has(line: WorkshopLine): boolean;
  toggle(line: WorkshopLine, withShift: boolean): void;
  toggleGroup(lines: readonly WorkshopLine[]): void;
  /** Selects the lines that are not shown too; absent when there are none. */
  others: { text: string; isPending: boolean; onSelect(): void } | undefined;
  clear(): void;
}

interface ListedLines {
  state: LineState;
  /** Lines that are printed only. */
  hasPrint?: boolean;
  page: Page;
  /** The lines as they stand on the screen, along which Shift selects. */
  shown: readonly WorkshopLine[];
}

/**
 * Which lines of a list are selected. All that match are selected one by one too, with the versions that were seen: what
 * another operator changes meanwhile is not moved unseen.
 */
export function useLineSelection({ state, hasPrint = false, page, shown }: ListedLines): LineSelection {
  const call = useAdminCall();
  const [selection, setSelection] = useState(nothingSelected);
  const [loaded, setLoaded] = useState<readonly WorkshopLine[]>([]);
  const [isPending, setPending] = useState(false);
  // What the list shows now is newer than what was loaded for a selection of all.
  const linesById = new Map([...loaded, ...shown].map((line) => [line.id, line]));
  const lines = [...linesById.values()].filter(({ id }) => selection.keys.has(id));
  const ids = shown.map(({ id }) => id);
  const selectAll = async () => {
    setPending(true);
    try {
      const all = await loadLines(call, state, hasPrint);
      setLoaded(all);
      setSelection({ keys: new Set(all.map(({ id }) => id)), isAll: false, anchor: null });
    } catch (error) {
      sayFailure(error);
    } finally {
      setPending(false);
    }
  };
  const { count, capped } = page.total;
  const most = Math.min(count, mostMovedLines);
  const text =
    count > most || capped
      ? words.selectFirst({ count: formatCount(most) })
      : tableWords.selectAll({ count: formatCount(most) });
  return {
    lines,
    has: ({ id }) => selection.keys.has(id),
    toggle: ({ id }, withShift) => setSelection(withShift ? extended(selection, id, ids) : toggled(selection, id, ids)),
    toggleGroup: (group) =>
      setSelection(
        toggledPart(
          selection,
          group.map(({ id }) => id),
        ),
      ),
    others: lines.length < most ? { text, isPending, onSelect: () => void selectAll() } : undefined,
    clear: () => {
      setSelection(nothingSelected);
      setLoaded([]);
    },
  };
}

/** The lines of a state, page by page, as many as one act moves. */
async function loadLines(call: AdminCall, state: LineState, hasPrint: boolean): Promise<WorkshopLine[]> {
  const lines: WorkshopLine[] = [];
  let cursor: string | null | undefined;
  do {
    const query = { state, limit: 100, ...(hasPrint && { hasPrint: 'true' }), ...(cursor && { cursor }) };
    const page: Page = await send(call, 'listWorkshopLines', { query });
    lines.push(...page.itemList);
    cursor = page.nextCursor;
  } while (cursor && lines.length < mostMovedLines);
  return lines.slice(0, mostMovedLines);
}
