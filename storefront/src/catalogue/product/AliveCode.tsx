import styles from './AliveBand.module.css';
import { words } from './alive-code.words.ts';

/** What a phone sees, what becomes of it after the order, and the code that brings a phone to the print beside it. */
export function AliveCode() {
  return (
    <>
      <p className={styles.text}>{words.text}</p>
      <p className={styles.text}>{words.promise}</p>
      <div className={styles.desk}>
        <img
          className={styles.code}
          src="/demo-code.svg"
          alt={words.code}
          width={144}
          height={144}
          loading="lazy"
          decoding="async"
        />
        <p className="quiet">{words.hint}</p>
      </div>
    </>
  );
}
