import { useEffect, useState } from 'react';
import styles from './ProgressBar.module.css';
import { words } from './ui.words.ts';

/** A page that comes sooner than this shows no bar, in milliseconds. */
const progressDelay = 120;
const finishTime = 240;

/** The bar on top while a page is on its way. */
export function ProgressBar({ pending, label }: { pending: boolean; label?: string }) {
  const [isVisible, setVisible] = useState(false);
  useEffect(() => {
    if (pending === isVisible) return undefined;
    const timer = setTimeout(() => setVisible(pending), pending ? progressDelay : finishTime);
    return () => clearTimeout(timer);
  }, [pending, isVisible]);
  if (!isVisible) return null;
  return (
    <div
      className={styles.bar}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <progress> cannot be drawn alike in all browsers
      role="progressbar"
      aria-label={label ?? words.loadingPage}
      data-state={pending ? 'running' : 'done'}
    >
      <div className={styles.fill} />
    </div>
  );
}
