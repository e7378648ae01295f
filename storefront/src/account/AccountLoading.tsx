import { Skeleton } from '@afterimage/ui/States.tsx';
import styles from './Account.module.css';

/** The boxes of what is to come. */
export function AccountLoading({
  label,
  height = '64px',
  count = 3,
}: {
  label: string;
  height?: string;
  count?: number;
}) {
  return (
    <div className={styles.loading} aria-busy="true">
      <p className="visually-hidden">{label}</p>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} height={height} width="100%" />
      ))}
    </div>
  );
}
