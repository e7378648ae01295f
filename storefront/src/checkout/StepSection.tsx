import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from '../ui/Link.tsx';
import { checkIcon } from '../ui/icons.ts';
import { Corners } from '../ui/Corners.tsx';
import { Icon } from '../ui/Icon.tsx';
import styles from './Checkout.module.css';
import { words } from './checkout.words.ts';
import { type Step, stepPath, steps } from './checkout-steps.ts';

type StepSectionProps = {
  step: Step;
  stand: 'done' | 'open' | 'later';
  orderId: string;
  /** What was answered, in short. */
  summary: ReactNode;
  children: ReactNode;
};

/** A step of the checkout: open with its questions, done as a summary that can be changed, or still to come. */
export function StepSection({ step, stand, orderId, summary, children }: StepSectionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(stand);
  useEffect(() => {
    // A step that opens is where the person goes on; the page that has just come sets its own focus.
    if (stand === 'open' && before.current !== 'open') heading.current?.focus();
    before.current = stand;
  }, [stand]);
  return (
    <li className={styles.step} data-stand={stand} aria-current={stand === 'open' ? 'step' : undefined}>
      <div className={styles.stepHead}>
        <span className={styles.sign} aria-hidden="true">
          {stand === 'done' ? <Icon of={checkIcon} size={16} /> : steps.indexOf(step) + 1}
          {stand === 'open' ? <Corners size={7} /> : null}
        </span>
        <h2 ref={heading} tabIndex={-1} className={styles.stepTitle}>
          {words.titles[step]}
          {stand === 'done' ? <span className="visually-hidden"> {words.done}</span> : null}
        </h2>
        {stand === 'done' ? (
          <Link to={stepPath(orderId, step)} className={styles.change} aria-label={words.changeStep(step)}>
            {words.change}
          </Link>
        ) : null}
      </div>
      {stand === 'done' ? <div className={styles.stepSummary}>{summary}</div> : null}
      {stand === 'open' ? <div className={styles.stepBody}>{children}</div> : null}
    </li>
  );
}
