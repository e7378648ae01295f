import { Corners } from './Corners.tsx';
import styles from './Logo.module.css';

/** The name in its viewfinder; the parent link gives it a purpose. */
export function Logo() {
  return (
    <span className={styles.logo}>
      Afterimage
      <Corners size={7} className={styles.frame} />
    </span>
  );
}
