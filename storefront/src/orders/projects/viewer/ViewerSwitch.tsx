import { useState } from 'react';
import { Checkbox } from '@afterimage/ui/Field.tsx';
import { type Came, Outcome } from './Outcome.tsx';
import styles from './ProjectViewer.module.css';
import type { ViewerChange } from './use-viewer-change.ts';
import { words } from './viewer-settings.words.ts';

/** Open or closed. */
export function ViewerSwitch({ change: { shown, save } }: { change: ViewerChange }) {
  const [came, setCame] = useState<Came>(null);
  const set = async (closed: boolean) => {
    setCame(null);
    const failure = await save({ closed });
    setCame(failure ? { failure } : { done: closed ? words.closedNow : words.openNow });
  };
  return (
    <div className={styles.setting}>
      <Checkbox
        label={words.open}
        hint={words.openHint}
        checked={!shown.closed}
        onChange={({ target }) => void set(!target.checked)}
      />
      <Outcome of={came} />
    </div>
  );
}
