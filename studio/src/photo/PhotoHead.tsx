import type { Customization } from '@afterimage/contract/customization.ts';
import styles from './PhotoHead.module.css';
import { words } from './photo.words.ts';

/** The name of a slot, the size in which it is printed, and whether it may stay empty. */
export function PhotoHead({ slot, id }: { slot: Customization; id: string }) {
  const { widthMm, heightMm } = slot.limits;
  return (
    <h2 id={id} className={styles.head}>
      <span>{slot.title}</span>
      {slot.required ? null : <span className={styles.optional}> {words.optional}</span>}
      {widthMm && heightMm ? (
        <span className={styles.size}>{words.mm({ width: widthMm, height: heightMm })}</span>
      ) : null}
    </h2>
  );
}
