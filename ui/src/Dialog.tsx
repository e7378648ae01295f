import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { closeIcon } from './icons.ts';
import { IconButton } from './Button.tsx';
import styles from './Dialog.module.css';
import { words } from './ui.words.ts';

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  sheet?: 'start' | 'end' | 'bottom' | 'wide' | 'full' | 'none';
  footer?: ReactNode;
  hideTitle?: boolean;
};

/**
 * A modal dialog of the platform; Escape, the backdrop and the back button (the router makes a `cancel` of it) close
 * it, and the focus goes back.
 */
export function Dialog({ open, onClose, title, children, sheet = 'none', footer, hideTitle }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  const opener = useRef<Element | null>(null);
  const [wasOpen, setWasOpen] = useState(open);
  const titleId = useId();
  if (open && !wasOpen) setWasOpen(true);

  useEffect(() => {
    const dialog = box.current;
    if (!dialog || dialog.open === open) return;
    if (open) {
      opener.current = document.activeElement;
      dialog.showModal();
      dialog.querySelector<HTMLElement>('[data-title]')?.focus();
    } else {
      dialog.close();
      if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
    }
  }, [open]);

  return (
    <dialog
      ref={box}
      className={styles.dialog}
      data-sheet={sheet}
      data-locks=""
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      // The platform may close it by itself (a second Escape, a form's method="dialog"): the owner must know.
      onClose={(event) => event.target === event.currentTarget && open && onClose()}
      onPointerDown={(event) => event.target === event.currentTarget && onClose()}
    >
      {wasOpen || open ? (
        <div className={styles.sheet}>
          <div className={styles.head}>
            <h2 id={titleId} data-title tabIndex={-1} className={hideTitle ? 'visually-hidden' : styles.title}>
              {title}
            </h2>
            <IconButton icon={closeIcon} label={words.close} onClick={onClose} className={styles.close} />
          </div>
          <div className={styles.body}>{children}</div>
          {footer ? <div className={styles.foot}>{footer}</div> : null}
        </div>
      ) : null}
    </dialog>
  );
}
