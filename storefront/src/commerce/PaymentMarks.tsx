import styles from './PaymentMarks.module.css';
import { marksOf, type PaymentMark } from './payment-marks.ts';

interface PaymentMarksProps {
  way: { id: string; name: string };
  /** Beside its name the marks are decoration. */
  decorative?: boolean;
}

/** A way to pay, shown by the marks that people know it by. */
export function PaymentMarks({ way, decorative = false }: PaymentMarksProps) {
  const { marks, named } = marksOf(way);
  const drawings = marks.map((mark) => <Drawing key={mark.name} mark={mark} decorative={decorative || !named} />);
  return (
    <span className={styles.marks} aria-hidden={decorative || undefined}>
      {drawings}
      {named || decorative ? null : way.name}
    </span>
  );
}

function Drawing({ mark, decorative }: { mark: PaymentMark; decorative: boolean }) {
  const { name, lines, areas, discs } = mark;
  return (
    <svg
      className={styles.mark}
      viewBox="0 0 40 24"
      role={decorative ? undefined : 'img'}
      aria-label={decorative ? undefined : name}
      aria-hidden={decorative || undefined}
      focusable="false"
    >
      {areas ? <path className={styles.area} d={areas} /> : null}
      {lines ? <path d={lines} /> : null}
      {discs ? (
        <>
          <circle className={styles.disc} cx="16" cy="12" r="6.5" opacity="0.85" />
          <circle className={styles.disc} cx="24" cy="12" r="6.5" opacity="0.45" />
        </>
      ) : null}
    </svg>
  );
}
