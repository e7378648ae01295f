import type { ReactNode } from 'react';
import type { StepStatus } from '../product-customization.state.ts';
import { StepIcon, StepWord } from './StepIcon.tsx';
import styles from './StepList.module.css';

interface ListedStep {
  name: string;
  status: StepStatus;
  current: boolean;
  /** Why one cannot go there yet; null: one can. */
  why: string | null;
  go: () => void;
}

interface StepListProps {
  label: string;
  steps: readonly ListedStep[];
  /** The parts of a step, which are smaller than steps. */
  small?: boolean;
  numbered?: boolean;
}

/** Steps in their order; the one where one is says so, and one that cannot be gone to says why. */
export function StepList({ label, steps, small = false, numbered = false }: StepListProps): ReactNode {
  return (
    <nav aria-label={label}>
      <ol className={styles.steps} data-small={small ? '' : undefined}>
        {steps.map(({ name, status, current, why, go }, index) => (
          <li key={name} className={styles.step}>
            <button
              type="button"
              className={styles.button}
              aria-current={current ? 'step' : undefined}
              aria-disabled={why !== null && !current ? true : undefined}
              title={why !== null && !current ? why : undefined}
              onClick={() => {
                if (why === null && !current) go();
              }}
            >
              <StepIcon status={status} />
              <span className={styles.name}>
                {numbered ? <span aria-hidden="true">{index + 1} </span> : null}
                {name}
              </span>
              <StepWord status={status} />
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
