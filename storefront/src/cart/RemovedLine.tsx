import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import styles from './Cart.module.css';
import { words } from './cart.words.ts';

/** As long as a notice (S9.5). */
const undoTime = 4500;

type RemovedLineProps = { name: string; onUndo(): void; onExpire(hadFocus: boolean): void };

/** Stands where a line was, for as long as it can be had back; the time waits for whoever points at it or tabs to it. */
export function RemovedLine({ name, onUndo, onExpire }: RemovedLineProps) {
  const box = useRef<HTMLDivElement>(null);
  const [over, setOver] = useState(false);
  const [inside, setInside] = useState(false);
  const expire = useEffectEvent(() => onExpire(box.current?.contains(document.activeElement) ?? false));
  useEffect(() => {
    // The button that removed the line is gone, and the focus with it.
    if (document.activeElement === document.body) box.current?.querySelector('button')?.focus();
  }, []);
  useEffect(() => {
    if (over || inside) return undefined;
    const timer = setTimeout(() => expire(), undoTime);
    return () => clearTimeout(timer);
  }, [over, inside]);
  return (
    <div
      ref={box}
      className={styles.removed}
      onPointerEnter={() => setOver(true)}
      onPointerLeave={() => setOver(false)}
      onFocus={(event) => setInside(event.target.matches(':focus-visible'))}
      onBlur={() => setInside(false)}
    >
      <p aria-live="polite">{words.removed({ name })}</p>
      <Button kind="quiet" small aria-label={words.undoName({ name })} onClick={onUndo}>
        {words.undo}
      </Button>
    </div>
  );
}
