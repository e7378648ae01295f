import { type ReactNode, useEffect, useRef } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { closeIcon } from '@afterimage/ui/icons.ts';
import { openedOverlay } from '../app/overlays.ts';
import { IconButton } from './Button.tsx';
import { words } from './parts.words.ts';
import styles from './Sheet.module.css';

interface SheetProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
  /** `center` and `wide`: a dialog; on a phone all but `start` come from below. */
  side?: 'start' | 'end' | 'center' | 'wide';
  /** What is done with it, below its content. */
  footer?: ReactNode;
  /** An alert waits for a decision: the backdrop does not close it. */
  role?: 'dialog' | 'alertdialog';
}

/** A dialog, or a sheet on an edge. Escape, the backdrop and the back button close it, and the focus goes back. */
export function Sheet({ title, isOpen, onClose, children, side = 'center', footer, role = 'dialog' }: SheetProps) {
  const latestClose = useRef(onClose);
  useEffect(() => {
    latestClose.current = onClose;
  });
  useEffect(() => (isOpen ? openedOverlay(() => latestClose.current()) : undefined), [isOpen]);
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable={role === 'dialog'}
      className={styles.backdrop}
      data-side={side}
    >
      <Modal className={styles.modal}>
        <Dialog role={role} className={styles.dialog}>
          <div className={styles.head}>
            <Heading slot="title" className={styles.title}>
              {title}
            </Heading>
            <IconButton icon={closeIcon} label={words.close} onPress={onClose} />
          </div>
          <div className={styles.body}>{children}</div>
          {footer ? <div className={styles.foot}>{footer}</div> : null}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
