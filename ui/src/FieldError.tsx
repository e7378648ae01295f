import type { ReactNode } from 'react';
import styles from './FieldError.module.css';
import { alertIcon } from './icons.ts';
import { Icon } from './Icon.tsx';

/** What is wrong with a control; the box is always there, so that the coming of the words is announced. */
export function FieldError({ id, error }: { id: string; error: ReactNode }) {
  return (
    <div id={id} className={styles.error} aria-live="polite">
      {error ? (
        <>
          <Icon of={alertIcon} size={16} />
          <span>{error}</span>
        </>
      ) : null}
    </div>
  );
}
