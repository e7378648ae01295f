import { words } from './door.words.ts';
import styles from './Door.module.css';

/** Recovery codes, which the server shows only once. */
export const RecoveryCodes = ({ codes }: { codes: readonly string[] }) => (
  <ul className={styles.codes} aria-label={words.codesTitle}>
    {codes.map((code) => (
      <li key={code}>{code}</li>
    ))}
  </ul>
);
