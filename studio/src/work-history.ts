import type { DraftDesign } from '@afterimage/contract/drafts.ts';
import type { FilledSlot } from '@afterimage/contract/filled-slot.ts';
import { sameJson, sameWork, type Work } from './work.ts';

/** What was made before and, after an undo, what was made after. */
export interface WorkHistory {
  past: readonly Work[];
  present: Work;
  future: readonly Work[];
  /** What the last change changed, so that a word that is typed is one change and not one for each letter. */
  site: string | null;
}

const most = 100;

export const historyOf = (present: Work): WorkHistory => ({ past: [], present, future: [], site: null });

/** What differs between two designs: the lists and in them the ids of the slots, and whether it was exchanged. */
function siteOf(one: DraftDesign, other: DraftDesign): string {
  const parts: string[] = [];
  if (one.quantity !== other.quantity) parts.push('quantity');
  if (!sameJson(one.extraList, other.extraList)) parts.push('extras', String(other.extraList));
  if (!sameJson(one.acceptedWarningList, other.acceptedWarningList)) parts.push('warnings');
  const slots = new Map(one.slots.map((slot) => [slot.slot, slot]));
  for (const slot of other.slots) {
    const before = slots.get(slot.slot);
    slots.delete(slot.slot);
    if (!sameJson(before, slot)) parts.push(siteIn(before, slot));
  }
  for (const id of slots.keys()) parts.push(`empty ${id}`);
  return parts.join('; ');
}

/** Another photo, medium, choice or style is a change of its own; moving one, and typing, goes on. */
function siteIn(before: FilledSlot | undefined, slot: FilledSlot): string {
  const site = [`slot ${slot.slot} ${slot.choices.join()}`];
  if (slot.kind !== 'photo') return site.join();
  const was = before?.kind === 'photo' ? before : undefined;
  const { placement: _, ...style } = slot.look;
  const { placement: __, ...styleBefore } = was?.look ?? {};
  if (!sameJson(was?.medium ?? null, slot.medium)) site.push(`medium ${slot.medium?.attachmentId ?? 'none'}`);
  if (!sameJson(styleBefore, style)) site.push(`style ${JSON.stringify(style)}`);
  return [...site, `photo ${slot.photo}`].join();
}

/** Takes in what there is now. A change at the same place as the one before belongs to it. */
export function remember(history: WorkHistory, present: Work): WorkHistory {
  if (sameWork(history.present.content, present.content)) return { ...history, present };
  const site = siteOf(history.present.content, present.content);
  if (site === history.site) return { ...history, present, future: [] };
  return { past: [...history.past, history.present].slice(-most), present, future: [], site };
}

/** One step back; the same history when there is none. */
export function undone(history: WorkHistory): WorkHistory {
  const { past, present, future } = history;
  const before = past.at(-1);
  if (!before) return history;
  return { past: past.slice(0, -1), present: before, future: [present, ...future], site: null };
}

export function redone(history: WorkHistory): WorkHistory {
  const { past, present, future } = history;
  const [after, ...later] = future;
  if (!after) return history;
  return { past: [...past, present], present: after, future: later, site: null };
}

/** The history of one design, which follows what is in the store. */
export interface WorkTrail {
  now(): WorkHistory;
  subscribe(listener: () => void): () => void;
  remember(present: Work): void;
  /** Goes a step back, or forth again; answers what is to be put back into the store, null when there is no such step. */
  undo(): Work | null;
  redo(): Work | null;
}

export function createTrail(begin: Work): WorkTrail {
  let history = historyOf(begin);
  const listeners = new Set<() => void>();
  const put = (next: WorkHistory): boolean => {
    if (next === history) return false;
    history = next;
    for (const listener of listeners) listener();
    return true;
  };
  return {
    now: () => history,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    remember: (present) => void put(remember(history, present)),
    undo: () => (put(undone(history)) ? history.present : null),
    redo: () => (put(redone(history)) ? history.present : null),
  };
}
