import { Button } from '../parts/Button.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { say } from '../parts/toast.ts';
import { words } from './developers.words.ts';
import styles from './developers.module.css';

interface ShownOnceProps {
  title: string;
  note: string;
  /** Null: there is nothing to show. */
  secret: string | null;
  onClose(): void;
}

/** A secret that is never shown again, until it is said to be stored. */
export function ShownOnce({ title, note, secret, onClose }: ShownOnceProps) {
  const copy = async () => {
    const wasCopied = await navigator.clipboard.writeText(secret ?? '').then(
      () => true,
      () => false,
    );
    say(wasCopied ? words.copied : words.copyFailed);
  };
  return (
    <Sheet
      title={title}
      role="alertdialog"
      isOpen={secret !== null}
      onClose={onClose}
      footer={
        <Button kind="primary" onPress={onClose}>
          {words.stored}
        </Button>
      }
    >
      <div className={styles.part}>
        <p className={styles.warning}>{note}</p>
        <code className={styles.secret}>{secret}</code>
        <div className={styles.buttons}>
          <Button onPress={() => void copy()}>{words.copy}</Button>
        </div>
      </div>
    </Sheet>
  );
}
