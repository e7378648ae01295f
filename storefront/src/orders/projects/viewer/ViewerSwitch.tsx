import { useState } from 'react';
import { Checkbox } from '@afterimage/ui/Field.tsx';
import { type ChangeOutcome, Outcome } from './Outcome.tsx';
import styles from './ProjectAccess.module.css';
import type { ViewerChange } from './use-viewer-change.ts';
import { words } from './viewer-settings.words.ts';

/** Open or closed. */
export function ViewerSwitch({ change: { viewer, save } }: { change: ViewerChange }) {
  const [outcome, setOutcome] = useState<ChangeOutcome>(null);
  const set = async (closed: boolean) => {
    setOutcome(null);
    const failure = await save({ closed });
    setOutcome(failure ? { failure } : { done: closed ? words.closedNow : words.openNow });
  };
  return (
    <div className={styles.setting}>
      <Checkbox
        label={words.open}
        hint={words.openHint}
        checked={!viewer.closed}
        onChange={({ target }) => void set(!target.checked)}
      />
      <Outcome of={outcome} />
    </div>
  );
}
