import { Button } from '../ui/Button.tsx';
import styles from './Checkout.module.css';
import { words } from './checkout.words.ts';

type StepBarProps = { total: string; busy?: boolean; busyText?: string; onNext?: () => void; children: string };

/** The way on; on a phone it stays at the window's lower edge, with the total beside it. */
export function StepBar({ total, busy, busyText, onNext, children }: StepBarProps) {
  return (
    <div className={styles.bar}>
      <p className={styles.barTotal}>
        <span>{words.total}</span>
        <strong>{total}</strong>
      </p>
      <Button
        type={onNext ? 'button' : 'submit'}
        className={styles.next}
        {...(busy !== undefined && { busy })}
        {...(busyText !== undefined && { busyText })}
        {...(onNext && { onClick: onNext })}
      >
        {children}
      </Button>
    </div>
  );
}
