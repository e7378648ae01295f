import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from '@afterimage/ui/Link.tsx';
import { checkIcon } from '@afterimage/ui/icons.ts';
import { Corners } from '@afterimage/ui/Corners.tsx';
import { Icon } from '@afterimage/ui/Icon.tsx';
import styles from './Checkout.module.css';
import { words } from './checkout.words.ts';
import { type OrderRef, type Step, stepPath, steps } from './checkout-steps.ts';

type StepSectionProps = {
  step: Step;
  /** Another title than the step's usual one. */
  title?: string;
  stand: 'done' | 'open' | 'later';
  order: OrderRef;
  /** What was answered, in short. */
  summary: ReactNode;
  children: ReactNode;
};

/** A step of the checkout: open with its questions, done as a summary that can be changed, or still to come. */
export function StepSection({ step, title, stand, order, summary, children }: StepSectionProps) {
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
          {title ?? words.titles[step]}
          {stand === 'done' ? <span className="visually-hidden"> {words.done}</span> : null}
        </h2>
        {stand === 'done' ? (
          <Link to={stepPath(order, step)} className={styles.change} aria-label={words.changeStep[step]}>
            {words.change}
          </Link>
        ) : null}
      </div>
      {stand === 'done' ? <div className={styles.stepSummary}>{summary}</div> : null}
      {stand === 'open' ? <div className={styles.stepBody}>{children}</div> : null}
    </li>
  );
}
