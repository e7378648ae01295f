import { Button } from '@afterimage/ui/Button.tsx';
import styles from './Checkout.module.css';

type StepBarProps = { busy?: boolean; busyText?: string; onNext?: () => void; children: string };

/** The way on; on a phone it stays at the window's lower edge. */
export function StepBar({ busy, busyText, onNext, children }: StepBarProps) {
  return (
    <div className={styles.bar}>
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
