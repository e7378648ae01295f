import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components';
import { failureOf } from '@afterimage/client/api/failure.ts';
import { words } from './parts.words.ts';

export interface Notice {
  kind: 'done' | 'failed';
  text: string;
  /** Takes back what the notice tells of; offered as long as the notice is shown. */
  undo?: () => Promise<unknown>;
  /** Where the next step is done. */
  link?: { to: string; text: string };
}

/** How long an act can be taken back, in milliseconds; the time stands still while the notice is looked at. */
const undoTime = 10_000;
const doneTime = 5000;

export const noticeQueue = new ToastQueue<Notice>({ maxVisibleToasts: 3 });

/** Says what has been done; with `undo` it can be taken back for ten seconds. */
export function say(text: string, { undo, link }: Pick<Notice, 'undo' | 'link'> = {}): void {
  noticeQueue.add(
    { kind: 'done', text, ...(undo && { undo }), ...(link && { link }) },
    { timeout: undo || link ? undoTime : doneTime },
  );
}

/** Says what went wrong, until it is closed: by a better sentence, by that of a field, or else by the failure's own. */
export function sayFailure(error: unknown, sentence?: string): void {
  const { fields = {}, description } = failureOf(error);
  noticeQueue.add({ kind: 'failed', text: sentence || Object.values(fields)[0] || description || words.actFailed });
}
