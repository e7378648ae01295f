import { useReducer } from 'react';
import type { PictureCorners } from '@afterimage/contract/print.ts';

/** The corners of a face by the address of the picture. */
export type Drawn = Readonly<Record<string, PictureCorners>>;

export interface History {
  past: readonly Drawn[];
  present: Drawn;
  future: readonly Drawn[];
}

/** `draw` can be undone; with `isOngoing` it belongs to the step before, as the way of a drag does. */
export type Step =
  | { kind: 'draw'; url: string; corners: PictureCorners | null; isOngoing?: boolean }
  | { kind: 'undo' }
  | { kind: 'redo' };

/** Enough to go back to where one began. */
const mostSteps = 200;

export function stepped(history: History, step: Step): History {
  const { past, present, future } = history;
  if (step.kind === 'undo') {
    const before = past.at(-1);
    return before ? { past: past.slice(0, -1), present: before, future: [present, ...future] } : history;
  }
  if (step.kind === 'redo') {
    const [after, ...later] = future;
    return after ? { past: [...past, present], present: after, future: later } : history;
  }
  const { [step.url]: before, ...others } = present;
  if (before === (step.corners ?? undefined)) return history;
  const next = step.corners ? { ...others, [step.url]: step.corners } : others;
  return { past: step.isOngoing ? past : [...past, present].slice(-mostSteps), present: next, future: [] };
}

/** What was drawn of a face, with undo and redo. */
export const useDrawnCorners = (stored: Drawn) => useReducer(stepped, { past: [], present: stored, future: [] });
