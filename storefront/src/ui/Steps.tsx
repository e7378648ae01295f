import type { ReactNode } from 'react';
import { alertIcon, checkIcon } from './icons.ts';
import { Corners } from './Corners.tsx';
import { Icon } from './Icon.tsx';
import styles from './Steps.module.css';
import { words } from './steps.words.ts';

/** Where a step stands; the words are the specification's. */
export type StepStatus = 'wait' | 'process' | 'error' | 'finish';
type StepsProps = {
  label: string;
  steps: readonly { id: string; title: ReactNode; status: StepStatus; current?: boolean }[];
};

/** Steps in their order: a ring waits, corners frame the one at work, a sign and a word mark an error, blue is done. */
export function Steps({ label, steps }: StepsProps) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step.id}
          className={styles.step}
          data-status={step.status}
          aria-current={step.current ? 'step' : undefined}
        >
          <span className={styles.sign} aria-hidden="true">
            {step.status === 'finish' ? <Icon of={checkIcon} size={16} /> : null}
            {step.status === 'error' ? <Icon of={alertIcon} /> : null}
            {step.status === 'wait' || step.status === 'process' ? index + 1 : null}
            {step.status === 'process' ? <Corners size={7} /> : null}
          </span>
          <span className={styles.title}>
            {step.title}
            <span className={step.status === 'error' ? styles.word : 'visually-hidden'}>
              {' '}
              {words.stepStatus[step.status]}
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}
