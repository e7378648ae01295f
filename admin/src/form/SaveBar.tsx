import { useEffect, useRef, useState } from 'react';
import { guardLeaving } from '../app/leave-guard.ts';
import { Button } from '../parts/Button.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { words } from './form.words.ts';
import styles from './SaveBar.module.css';

interface SaveBarProps {
  /** The titles of the fields that have changed; the bar is shown while there are any. */
  changed: readonly string[];
  isSaving: boolean;
  /** Something must be decided first. */
  isBlocked?: boolean;
  onSave(): void;
  onDiscard(): void;
}

/** Says what is not saved yet, and asks before the screen is left with it. */
export function SaveBar({ changed, isSaving, isBlocked = false, onSave, onDiscard }: SaveBarProps) {
  const hasChanges = changed.length > 0;
  const fields = changed.join(', ');
  const [isAsking, setAsking] = useState(false);
  const answer = useRef<(mayLeave: boolean) => void>(undefined);
  useEffect(() => {
    if (!hasChanges) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    const unguard = guardLeaving({
      mayLeave: () => {
        setAsking(true);
        return new Promise((resolve) => (answer.current = resolve));
      },
    });
    return () => {
      removeEventListener('beforeunload', ask);
      unguard();
    };
  }, [hasChanges]);
  const decide = (mayLeave: boolean) => {
    setAsking(false);
    answer.current?.(mayLeave);
  };
  if (!hasChanges) return null;
  return (
    <section aria-label={words.saveBar} className={styles.bar}>
      <output className={styles.fields}>{words.unsaved({ fields })}</output>
      <Button onPress={onDiscard} isDisabled={isSaving}>
        {words.discard}
      </Button>
      <Button kind="primary" busy={isSaving} isDisabled={isBlocked} onPress={onSave}>
        {words.save}
      </Button>
      <Sheet
        title={words.leaveTitle}
        isOpen={isAsking}
        onClose={() => decide(false)}
        role="alertdialog"
        footer={
          <>
            <Button onPress={() => decide(true)}>{words.leave}</Button>
            <Button kind="primary" onPress={() => decide(false)}>
              {words.stay}
            </Button>
          </>
        }
      >
        <p>{words.leaveNote({ fields })}</p>
      </Sheet>
    </section>
  );
}
