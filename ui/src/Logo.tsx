import { shopName } from '@afterimage/words/shop-name.ts';
import { Corners } from './Corners.tsx';
import styles from './Logo.module.css';

/** The name in its viewfinder, that of the shop unless another is given; the parent link gives it a purpose. */
export function Logo({ name = shopName() }: { name?: string }) {
  return (
    <span className={styles.logo}>
      <span className={styles.name}>{name}</span>
      <Corners size={7} className={styles.frame} />
    </span>
  );
}
