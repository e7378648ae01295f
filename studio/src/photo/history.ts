/** What something was, is, and was to be before it was taken back; the newest of `past` comes last, of `future` first. */
export interface History<Value> {
  past: readonly Value[];
  present: Value;
  future: readonly Value[];
  /** What the last change was, and when it ended, in milliseconds: like changes in a row are one step. */
  last: { kind: string; at: number } | null;
}

export type HistoryAction<Value> =
  /** `kind` names what was done; with `apart` it is a step of its own whatever came before. */
  | { type: 'changed'; value: Value; kind: string; at: number; apart?: boolean }
  | { type: 'undone' }
  | { type: 'redone' }
  /** Something else takes its place: nothing before it can be taken back. */
  | { type: 'begun'; value: Value };

const mostSteps = 100;
/** Like changes that follow each other this closely, in milliseconds, are taken back together. */
const together = 700;

export function beginHistory<Value>(present: Value): History<Value> {
  return { past: [], present, future: [], last: null };
}

export function changeHistory<Value>(history: History<Value>, action: HistoryAction<Value>): History<Value> {
  const { past, present, future, last } = history;
  switch (action.type) {
    case 'begun':
      return beginHistory(action.value);
    case 'undone': {
      const before = past.at(-1);
      if (before === undefined) return history;
      return { past: past.slice(0, -1), present: before, future: [present, ...future], last: null };
    }
    case 'redone': {
      const [after, ...rest] = future;
      if (after === undefined) return history;
      return { past: [...past, present], present: after, future: rest, last: null };
    }
    case 'changed': {
      const { value, kind, at, apart = false } = action;
      const joins = !apart && last?.kind === kind && at - last.at < together;
      const steps = joins ? past : [...past, present].slice(-mostSteps);
      return { past: steps, present: value, future: [], last: { kind, at } };
    }
  }
}
