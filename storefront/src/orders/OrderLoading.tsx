import { Skeleton } from '@afterimage/ui/States.tsx';
import styles from './Orders.module.css';

/** The boxes of something of the account that is on its way. */
export function OrderLoading({ label }: { label: string }) {
  return (
    <div className={styles.loading} aria-busy="true">
      <p className="visually-hidden">{label}</p>
      {[0, 1, 2].map((line) => (
        <Skeleton key={line} height="120px" />
      ))}
    </div>
  );
}
