import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '@afterimage/ui/Button.tsx';
import { isFocusFree } from '@afterimage/ui/focus-free.ts';
import styles from './Account.module.css';
import { words } from './account.words.ts';

type ProfileRowProps = {
  name: string;
  value: ReactNode;
  /** What the button says to those who cannot see which row it stands in. */
  changeLabel: string;
  /** Draws the form; `close` is told whether something was saved. */
  renderForm(close: (done?: string) => void): ReactNode;
};

/** One thing about the account, and in its place the form that changes it. */
export function ProfileRow({ name, value, changeLabel, renderForm }: ProfileRowProps) {
  const [open, setOpen] = useState(false);
  const [doneMessage, setDoneMessage] = useState<string | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLSpanElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // The focus goes into the form that opens, and back to the button when it closes.
    if (open) box.current?.querySelector<HTMLElement>('input, select')?.focus();
    else if (wasOpen.current && isFocusFree(button.current?.closest('li')))
      button.current?.querySelector('button')?.focus();
    wasOpen.current = open;
  }, [open]);
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <h2 className={styles.name}>{name}</h2>
        <div>
          {value}
          <div className={styles.done} aria-live="polite">
            {open ? '' : doneMessage}
          </div>
        </div>
      </div>
      {open ? null : (
        <span ref={button}>
          <Button
            kind="quiet"
            small
            aria-label={changeLabel}
            onClick={() => {
              setDoneMessage(null);
              setOpen(true);
            }}
          >
            {words.change}
          </Button>
        </span>
      )}
      {open ? (
        <div ref={box} className={styles.open}>
          {renderForm((message) => {
            setDoneMessage(message ?? null);
            setOpen(false);
          })}
        </div>
      ) : null}
    </li>
  );
}
