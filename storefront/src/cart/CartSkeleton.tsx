import { Skeleton } from '@afterimage/ui/States.tsx';
import styles from './Cart.module.css';
import { words } from './cart.words.ts';

/** The box of a cart that is on its way. */
export function CartSkeleton() {
  return (
    <div className={styles.columns} aria-busy="true">
      <p className="visually-hidden">{words.loading}</p>
      <div className={styles.lines}>
        {[0, 1].map((line) => (
          <div key={line} className={styles.ghost}>
            <Skeleton ratio="4 / 5" width="112px" />
            <div className={styles.ghostWords}>
              <Skeleton height="20px" width="min(60%, 220px)" />
              <Skeleton height="16px" width="min(40%, 140px)" />
            </div>
          </div>
        ))}
      </div>
      <Skeleton height="320px" />
    </div>
  );
}
