import { useState } from 'react';
import { Button } from '@afterimage/ui/Button.tsx';
import type { CartState } from '../cart-line.ts';
import styles from './LineNote.module.css';
import { words } from './line-note.words.ts';

interface LineNoteProps {
  state: CartState;
  /** Whether the design had changes that were not saved to the line when it was opened. */
  unsaved: boolean;
  onRestart: (cartItemId: string) => Promise<void>;
}

/** Says that the design belongs to a cart line, or that the line is gone. */
export function LineNote({ state, unsaved, onRestart }: LineNoteProps) {
  const [busy, setBusy] = useState(false);
  if (state.kind === 'none') return null;
  if (state.kind === 'gone') return <output className={styles.gone}>{words.lineGone}</output>;
  const restart = async () => {
    setBusy(true);
    await onRestart(state.cartItemId).finally(() => setBusy(false));
  };
  return (
    <div className={styles.note}>
      <p>{words.ofLine}</p>
      {unsaved ? (
        <>
          <p>{words.unsavedLine}</p>
          <Button kind="secondary" small busy={busy} busyText={words.restarting} onClick={() => void restart()}>
            {words.restart}
          </Button>
        </>
      ) : null}
    </div>
  );
}
