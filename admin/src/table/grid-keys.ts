import type { KeyboardEvent } from 'react';
import { extended, nothingSelected, type Selection, toggled, toggledLoaded } from './selection.ts';

/** What a key on a row means. */
export type GridKey =
  | { act: 'move'; steps: number; extends: boolean }
  | { act: 'open' | 'toggle' | 'extend' | 'all' | 'clear' }
  | null;

const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  j: 1,
  ArrowUp: -1,
  k: -1,
  PageDown: 10,
  PageUp: -10,
  Home: -Infinity,
  End: Infinity,
};

const acts: Readonly<Record<string, 'open' | 'toggle' | 'clear'>> = { Enter: 'open', ' ': 'toggle', Escape: 'clear' };

/** Reads a key as a file manager would; null for keys that are not the grid's. */
export function readGridKey({
  key,
  shiftKey,
  ctrlKey,
  metaKey,
  altKey,
}: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>): GridKey {
  if (altKey) return null;
  if (ctrlKey || metaKey) return key === 'a' ? { act: 'all' } : null;
  const step = steps[key];
  if (step !== undefined) return { act: 'move', steps: step, extends: shiftKey };
  const act = acts[key];
  if (act === undefined) return null;
  return { act: act === 'toggle' && shiftKey ? 'extend' : act };
}

interface GridState {
  count: number;
  /** The place of the row that has the focus. */
  active: number;
  keys: readonly string[];
  /** Moves the focus; answers the key of the row that has it now. */
  moveTo(index: number): string;
  open(): void;
  selection: Selection | undefined;
  onSelect(selection: Selection): void;
}

/** Does what a key means; false when it means nothing here. */
export function actOn(key: GridKey, grid: GridState): boolean {
  if (key === null) return false;
  const { active, keys, selection, onSelect } = grid;
  const activeKey = keys[active] ?? '';
  if (key.act === 'open') {
    grid.open();
    return true;
  }
  if (key.act === 'move') {
    const to = Number.isFinite(key.steps) ? active + key.steps : key.steps < 0 ? 0 : grid.count - 1;
    const next = grid.moveTo(to);
    if (key.extends && selection) onSelect(extended(anchored(selection, activeKey), next, keys));
    return true;
  }
  if (!selection) return false;
  if (key.act === 'clear' && !selection.isAll && selection.keys.size === 0) return false;
  onSelect(selectedBy(key.act, selection, activeKey, keys));
  return true;
}

/** A selection with Shift begins at the row that has the focus, unless one was selected before. */
const anchored = (selection: Selection, key: string): Selection =>
  selection.anchor === null ? { ...selection, anchor: key } : selection;

function selectedBy(
  act: 'toggle' | 'extend' | 'all' | 'clear',
  selection: Selection,
  key: string,
  keys: readonly string[],
): Selection {
  if (act === 'toggle') return toggled(selection, key, keys);
  if (act === 'extend') return extended(selection, key, keys);
  return act === 'all' ? toggledLoaded(nothingSelected, keys) : nothingSelected;
}
