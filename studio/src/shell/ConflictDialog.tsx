import { Button } from '@afterimage/ui/Button.tsx';
import { Dialog } from '@afterimage/ui/Dialog.tsx';
import type { DraftStatus } from '../draft-sync.ts';
import { clock } from './SaveState.tsx';
import { words } from './conflict.words.ts';
import styles from './ConflictDialog.module.css';

interface ConflictDialogProps {
  status: DraftStatus;
  /** The design that lies here. */
  draftKey: string | null;
  onResolve: (keptSide: 'mine' | 'theirs') => void;
}

/** Two designs and one place: which is kept is for the person to say. Closing keeps what is seen. */
export function ConflictDialog({ status, draftKey, onResolve }: ConflictDialogProps) {
  const theirs = status.kind === 'conflict' ? status.theirs : null;
  return (
    <Dialog
      open={theirs !== null}
      onClose={() => onResolve('mine')}
      title={words.conflict}
      footer={
        <div className={styles.ways}>
          <Button onClick={() => onResolve('mine')}>{words.keepMine}</Button>
          <Button kind="secondary" onClick={() => onResolve('theirs')}>
            {words.keepTheirs({ time: theirs ? clock(theirs.updatedAt) : '' })}
          </Button>
        </div>
      }
    >
      <p>{theirs?.key === draftKey ? words.conflictSame : words.conflictOther}</p>
    </Dialog>
  );
}
