import { useEffect } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { openedOverlay } from '../app/overlays.ts';
import { Button } from '../parts/Button.tsx';
import sheetStyles from '../parts/Sheet.module.css';
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

/** A secret that is never shown again. Only its button closes it: neither Escape, nor the backdrop, nor the back button. */
export function ShownOnce({ title, note, secret, onClose }: ShownOnceProps) {
  const isOpen = secret !== null;
  useEffect(() => (isOpen ? openedOverlay(() => {}) : undefined), [isOpen]);
  const copy = async () => {
    const wasCopied = await navigator.clipboard.writeText(secret ?? '').then(
      () => true,
      () => false,
    );
    say(wasCopied ? words.copied : words.copyFailed);
  };
  return (
    <ModalOverlay isOpen={isOpen} isKeyboardDismissDisabled className={sheetStyles.backdrop} data-side="center">
      <Modal className={sheetStyles.modal}>
        <Dialog role="alertdialog" className={sheetStyles.dialog}>
          <div className={sheetStyles.head}>
            <Heading slot="title" className={sheetStyles.title}>
              {title}
            </Heading>
          </div>
          <div className={sheetStyles.body}>
            <div className={styles.part}>
              <p className={styles.warning}>{note}</p>
              <code className={styles.secret}>{secret}</code>
              <div className={styles.buttons}>
                <Button onPress={() => void copy()}>{words.copy}</Button>
              </div>
            </div>
          </div>
          <div className={sheetStyles.foot}>
            <Button kind="primary" onPress={onClose}>
              {words.stored}
            </Button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
