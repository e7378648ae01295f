import { intlLocale } from '@afterimage/words/locale.ts';
import type { DraftStatus } from '../draft-sync.ts';
import { words } from './shell.words.ts';
import styles from './SaveState.module.css';

/** How the keeping goes, in two words; what went wrong is also said aloud. */
export function SaveState({ status }: { status: DraftStatus }) {
  const wrong = status.kind === 'offline' || status.kind === 'failed';
  return (
    <span className={styles.state} data-wrong={wrong ? '' : undefined}>
      <span title={explained(status)}>{shortly(status)}</span>
      <output className="visually-hidden">{wrong ? explained(status) : ''}</output>
    </span>
  );
}

export const clock = (time: string): string =>
  new Date(time).toLocaleTimeString(intlLocale(), { hour: '2-digit', minute: '2-digit' });

function shortly(status: DraftStatus): string {
  if (status.kind === 'saved') return words.saved({ time: clock(status.at) });
  if (status.kind === 'saving') return words.saving;
  if (status.kind === 'offline') return words.offline;
  return status.kind === 'failed' || status.kind === 'conflict' ? words.notSaved : '';
}

function explained(status: DraftStatus): string | undefined {
  if (status.kind === 'offline') return words.offlineWords;
  return status.kind === 'failed' ? status.failure.description || words.notSavedWords : undefined;
}
