import type { CSSProperties, ReactNode } from 'react';
import { alertIcon } from './icons.ts';
import { Button } from './Button.tsx';
import { Corners } from './Corners.tsx';
import { Icon } from './Icon.tsx';
import styles from './States.module.css';
import { words } from './ui.words.ts';

type EmptyStateProps = { title: ReactNode; children?: ReactNode; heading?: 'h1' | 'h2' | 'h3' };
type ErrorStateProps = { title: string; reason?: string; onRetry?: () => void; busy?: boolean };
type SkeletonProps = { ratio?: string; height?: string; width?: string; style?: CSSProperties };

/** Nothing here yet: one line in the viewfinder and what to do about it. */
export function EmptyState({ title, children, heading: Heading = 'h2' }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <Corners />
      <Heading className={styles.title}>{title}</Heading>
      {children ? <div className={styles.ways}>{children}</div> : null}
    </div>
  );
}

/** A part that did not come: why, and another try; the rest of the page lives on. */
export function ErrorState({ title, reason, onRetry, busy }: ErrorStateProps) {
  return (
    <div className={styles.error} role="alert">
      <Icon of={alertIcon} size={24} />
      <div>
        <p className={styles.what}>{title}</p>
        {reason ? <p className={styles.reason}>{reason}</p> : null}
        {onRetry ? (
          <Button
            kind="secondary"
            small
            busy={busy}
            busyText={words.tryingAgain}
            onClick={onRetry}
            className={styles.again}
          >
            {words.tryAgain}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

/** The box of a thing to come, in its size; it waits 200 ms before it shows. */
export function Skeleton({ ratio, height, width, style }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={styles.skeleton}
      style={{ aspectRatio: ratio, blockSize: height, inlineSize: width, ...style }}
    />
  );
}
