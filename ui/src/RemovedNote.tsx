import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from './Button.tsx';
import { classNames } from './class-names.ts';
import styles from './RemovedNote.module.css';

/** As long as a notice (S9.5). */
const undoTime = 4500;

type RemovedNoteProps = {
  /** What was removed, in a sentence. */
  text: string;
  undo: string;
  /** The same with the thing's name. */
  undoLabel: string;
  onUndo(): void;
  onExpire(hadFocus: boolean): void;
  /** Fills the place of a card. */
  tile?: boolean;
};

/** Stands where a thing was for as long as it can be had back; its time waits for whoever points or tabs to it. */
export function RemovedNote({ text, undo, undoLabel, onUndo, onExpire, tile }: RemovedNoteProps) {
  const box = useRef<HTMLDivElement>(null);
  const [over, setOver] = useState(false);
  const [inside, setInside] = useState(false);
  const expire = useEffectEvent(() => onExpire(box.current?.contains(document.activeElement) ?? false));
  useEffect(() => {
    // The button that removed the thing is gone, and the focus with it.
    const focusIsLost = document.activeElement === document.body || document.activeElement?.matches('dialog');
    if (focusIsLost) box.current?.querySelector('button')?.focus();
  }, []);
  useEffect(() => {
    if (over || inside) return undefined;
    const timer = setTimeout(() => expire(), undoTime);
    return () => clearTimeout(timer);
  }, [over, inside]);
  return (
    <div
      ref={box}
      className={classNames(styles.removed, tile && styles.tile)}
      onPointerEnter={() => setOver(true)}
      onPointerLeave={() => setOver(false)}
      onFocus={(event) => setInside(event.target.matches(':focus-visible'))}
      onBlur={() => setInside(false)}
    >
      <p aria-live="polite">{text}</p>
      <Button kind="quiet" small aria-label={undoLabel} onClick={onUndo}>
        {undo}
      </Button>
    </div>
  );
}
