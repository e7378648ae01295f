import { Fragment, type ReactNode, useEffect } from 'react';
import { Link } from '@afterimage/ui/Link.tsx';
import styles from './ScreenHead.module.css';
import { words } from './parts.words.ts';

interface ScreenHeadProps {
  title: string;
  /** The screens above this one, from the outermost. */
  trail?: readonly { title: string; to: string }[];
  /** A line below the title. */
  note?: ReactNode;
  /** Beside the title: states of the record. */
  marks?: ReactNode;
  /** What can be done with the whole screen; the primary one last. */
  actions?: ReactNode;
}

/** The title of a screen, with the way back and what can be done. It names the window too. */
export function ScreenHead({ title, trail = [], note, marks, actions }: ScreenHeadProps) {
  useEffect(() => {
    document.title = words.windowTitle({ title });
  }, [title]);
  return (
    <header className={styles.head}>
      {trail.length > 0 ? (
        <nav aria-label={words.trail} className={styles.trail}>
          {trail.map((step) => (
            <Fragment key={step.to}>
              <Link to={step.to}>{step.title}</Link>
              <span aria-hidden="true">/</span>
            </Fragment>
          ))}
        </nav>
      ) : null}
      <div className={styles.line}>
        <div className={styles.title}>
          <h1 tabIndex={-1}>{title}</h1>
          {marks}
        </div>
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
      {note ? <p className={styles.note}>{note}</p> : null}
    </header>
  );
}
