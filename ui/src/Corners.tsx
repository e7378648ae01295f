import { classNames } from './class-names.ts';
import styles from './Corners.module.css';

type CornersProps = { state?: 'idle' | 'closed' | 'locked'; size?: number; className?: string };

/** The four corners of a viewfinder, laid over the nearest positioned parent. */
export function Corners({ state = 'idle', size = 28, className }: CornersProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(styles.corners, className)}
      data-state={state}
      style={{ ['--corner' as string]: `${size}px` }}
    />
  );
}
