import styles from './Skeletons.module.css';
import { words } from './parts.words.ts';

/** Lines of a thing to come; they wait a moment before they show. */
export function Skeletons({ lines = 4 }: { lines?: number }) {
  return (
    <div className={styles.lines}>
      <output className="visually-hidden">{words.loading}</output>
      {Array.from({ length: lines }, (_, at) => (
        <span key={at} aria-hidden="true" className={styles.line} />
      ))}
    </div>
  );
}
