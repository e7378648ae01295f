import type { ProjectViewer } from '@afterimage/contract/viewer.ts';
import { dayOf } from '../../order-dates.ts';
import { words } from './viewer-settings.words.ts';

/** Who can see a print at a moment, in a few words. */
export function accessState({ closed, expiresAt, hasPassPhrase }: ProjectViewer, now: Date): string {
  if (closed) return words.stateClosed;
  if (expiresAt !== null && new Date(expiresAt) < now) return words.stateOver({ date: dayOf(expiresAt) });
  const who = hasPassPhrase ? words.statePhrase : words.stateOpen;
  return expiresAt === null ? who : words.stateUntil({ who, date: dayOf(expiresAt) });
}
