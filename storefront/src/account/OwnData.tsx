import { useState } from 'react';
import { useAppDispatch } from '@afterimage/client/state/hooks.ts';
import { Button } from '@afterimage/ui/Button.tsx';
import styles from './Account.module.css';
import { words } from './account.words.ts';
import { EraseDialog } from './EraseDialog.tsx';
import { exportOwnData } from './account.operations.ts';
import { saveAsFile } from './save-as-file.ts';

/** A copy of what is kept about a person, and the end of it. */
export function OwnData() {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const [erasing, setErasing] = useState(false);
  const save = async () => {
    setBusy(true);
    setMessage(null);
    const result = await dispatch(exportOwnData()).finally(() => setBusy(false));
    if (!exportOwnData.fulfilled.match(result)) return;
    const file = `afterimage-${result.payload.exportedAt.slice(0, 10)}.json`;
    saveAsFile(file, JSON.stringify(result.payload, null, 2));
    setMessage(words.downloaded({ file }));
  };
  return (
    <>
      <section className={styles.part} aria-labelledby="copy">
        <h2 id="copy">{words.copy}</h2>
        <p>{words.copyText}</p>
        <p className={styles.note}>{words.copyLinks}</p>
        <Button kind="secondary" busy={busy} busyText={words.collecting} onClick={() => void save()}>
          {words.download}
        </Button>
        <p aria-live="polite" className={styles.done}>
          {message}
        </p>
      </section>
      <section className={styles.part} aria-labelledby="erase">
        <h2 id="erase">{words.erase}</h2>
        <p>{words.eraseText}</p>
        <Button kind="secondary" onClick={() => setErasing(true)}>
          {words.eraseOpen}
        </Button>
      </section>
      <EraseDialog open={erasing} onClose={() => setErasing(false)} />
    </>
  );
}
