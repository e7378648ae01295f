import { useEffect, useState } from 'react';
import styles from './ProgressBar.module.css';

/** A page that comes sooner than this shows no bar, in milliseconds. */
export const progressDelay = 120;
const finishTime = 240;

/** The bar on top while a page is on its way. */
export function ProgressBar({ pending, label = 'Loading the page' }: { pending: boolean; label?: string }) {
  const [state, setState] = useState<'none' | 'running' | 'done'>('none');
  useEffect(() => {
    if (pending) {
      const timer = setTimeout(() => setState('running'), progressDelay);
      return () => clearTimeout(timer);
    }
    setState((now) => (now === 'running' ? 'done' : now));
    const timer = setTimeout(() => setState('none'), finishTime);
    return () => clearTimeout(timer);
  }, [pending]);
  if (state === 'none') return null;
  return (
    <div className={styles.bar} role="progressbar" aria-label={label} data-state={state}>
      <div className={styles.fill} />
    </div>
  );
}
