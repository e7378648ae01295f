import type { Failure } from '@afterimage/client/api/failure.ts';
import { Button } from '@afterimage/ui/Button.tsx';
import { alertIcon } from '@afterimage/ui/icons.ts';
import { Icon } from '@afterimage/ui/Icon.tsx';
import styles from './Projects.module.css';
import { words } from './projects.words.ts';

interface ChangeActionsProps {
  /** What is to be known before it is saved; null when nothing has been changed. */
  note: string | null;
  /** Whether a file is still on its way. */
  waiting: boolean;
  busy: boolean;
  failure: Failure | null;
  onSave: () => void;
  onLeave: () => void;
}

/** A change is seen first, then saved, or left as it was. */
export function ChangeActions({ note, waiting, busy, failure, onSave, onLeave }: ChangeActionsProps) {
  const hint = waiting ? words.stillBusy : (note ?? words.nothingChanged);
  return (
    <div className={styles.ways}>
      <p className={styles.staged} aria-live="polite">
        {hint}
      </p>
      {failure ? (
        <p role="alert" className={styles.failure}>
          <Icon of={alertIcon} size={18} />
          <span>{failure.description}</span>
        </p>
      ) : null}
      <div className={styles.buttons}>
        <Button busy={busy} busyText={words.saving} aria-disabled={waiting || note === null} onClick={onSave}>
          {words.save}
        </Button>
        <Button kind="quiet" onClick={onLeave}>
          {words.leave}
        </Button>
      </div>
    </div>
  );
}
