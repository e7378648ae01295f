import { type RefObject, useEffect, useRef, useState } from 'react';
import styles from './ThemeWipe.module.css';

interface ThemeWipeProps {
  dark: boolean;
  /** The room, within which the picture stands from whose edges the change goes out. */
  rootRef: RefObject<HTMLElement | null>;
}

/** The room changes over from the picture's edges outwards: the old one is drawn over it, with a hole that grows. */
export function ThemeWipe({ dark, rootRef }: ThemeWipeProps) {
  const was = useRef(dark);
  const [hole, setHole] = useState<{ left: number; top: number; right: number; bottom: number } | null>(null);
  useEffect(() => {
    if (was.current === dark) return;
    was.current = dark;
    const box = rootRef.current?.querySelector('[data-stage]')?.getBoundingClientRect();
    const middle = { left: innerWidth / 2, right: innerWidth / 2, top: innerHeight / 2, bottom: innerHeight / 2 };
    setHole(box ?? middle);
  }, [dark, rootRef]);
  if (!hole) return null;
  const style = {
    '--left': `${hole.left}px`,
    '--top': `${hole.top}px`,
    '--right': `${hole.right}px`,
    '--bottom': `${hole.bottom}px`,
  };
  return (
    <span
      aria-hidden="true"
      className={styles.wipe}
      data-room={dark ? 'paper' : 'dark'}
      style={style as object}
      onAnimationEnd={() => setHole(null)}
    />
  );
}
