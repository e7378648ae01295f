import { Icon } from '@afterimage/ui/Icon.tsx';
import { alertIcon } from '@afterimage/ui/icons.ts';
import type { StepStatus } from '../product-customization.state.ts';
import { words } from './shell.words.ts';
import styles from './StepIcon.module.css';

/** How far a step is, as a sign: a ring, corners, a warning, or a dot that leaves its trace once. */
export function StepIcon({ status }: { status: StepStatus }) {
  return (
    <span className={styles.sign} data-status={status} aria-hidden="true">
      {status === 'error' ? <Icon of={alertIcon} size={18} /> : <span className={styles.mark} />}
    </span>
  );
}

/** The same in words; what is wrong can be read by everybody. */
export function StepWord({ status }: { status: StepStatus }) {
  return (
    <span className={status === 'error' ? styles.word : 'visually-hidden'}>
      <span className="visually-hidden">, </span>
      {words.statuses[status]}
    </span>
  );
}
