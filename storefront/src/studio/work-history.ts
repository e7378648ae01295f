import type { DraftContent } from '@afterimage/contract/drafts.ts';
import { sameWork, type Work } from './work.ts';

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

/** What differs between two contents: the lists and in them the ids of the slots, and whether it was exchanged. */
function siteOf(one: DraftContent, other: DraftContent): string {
  const parts: string[] = [];
  if (one.variantId !== other.variantId) parts.push('variant');
  if (one.quantity !== other.quantity) parts.push('quantity');
  if (JSON.stringify(one.extraList) !== JSON.stringify(other.extraList)) parts.push('extras', String(other.extraList));
  if (JSON.stringify(one.acceptedWarningList) !== JSON.stringify(other.acceptedWarningList)) parts.push('warnings');
  const slots = new Map(one.productClientCustomizationList.map((entry) => [entry.id, entry]));
  for (const entry of other.productClientCustomizationList) {
    const before = slots.get(entry.id);
    slots.delete(entry.id);
    if (JSON.stringify(before) === JSON.stringify(entry)) continue;
    // A photo in place of another one, or a choice, is a change of its own; moving one, and typing, goes on.
    const photo = entry.placement || before?.placement || /^[\da-f-]{36}$/.test(entry.input ?? '') ? entry.input : '';
    const mat = entry.mat === before?.mat ? '' : `, mat ${entry.mat ?? 'none'}`;
    parts.push(`slot ${entry.id} ${photo} ${entry.extraList.join()}${mat}`);
  }
  for (const id of slots.keys()) parts.push(`empty ${id}`);
  const media = new Map(one.productArCustomizationList.map((entry) => [entry.customizationId, entry]));
  for (const entry of other.productArCustomizationList) {
    const before = media.get(entry.customizationId);
    media.delete(entry.customizationId);
    if (JSON.stringify(before) !== JSON.stringify(entry))
      parts.push(`medium ${entry.customizationId} ${entry.attachmentId}`);
  }
  for (const id of media.keys()) parts.push(`no medium ${id}`);
  return parts.join('; ');
}

/** Takes in what there is now. A change at the same place as the one before belongs to it. */
export function remember(history: WorkHistory, present: Work): WorkHistory {
  if (sameWork(history.present.content, present.content)) return { ...history, present };
  const site = siteOf(history.present.content, present.content);
  if (site === history.site) return { ...history, present, future: [] };
  return { past: [...history.past, history.present].slice(-most), present, future: [], site };
}

/** One step back; the same history when there is none. */
export function undone({ past, present, future, ...rest }: WorkHistory): WorkHistory {
  const before = past.at(-1);
  if (!before) return { past, present, future, ...rest };
  return { past: past.slice(0, -1), present: before, future: [present, ...future], site: null };
}

export function redone({ past, present, future, ...rest }: WorkHistory): WorkHistory {
  const [after, ...later] = future;
  if (!after) return { past, present, future, ...rest };
  return { past: [...past, present], present: after, future: later, site: null };
}
