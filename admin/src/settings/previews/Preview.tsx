import { type ReactNode, useId } from 'react';
import { words } from './previews.words.ts';
import styles from './previews.module.css';

/** What customers will see with the settings as they are typed, beside the form and before they are saved. */
export function Preview({ children }: { children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.preview}>
      <h2 id={id}>{words.title}</h2>
      {children}
    </section>
  );
}

/** What differs from what is saved, a line for each difference. */
export function Changes({ lines, title = words.changes }: { lines: readonly string[]; title?: string }) {
  if (lines.length === 0) return null;
  return (
    <div className={styles.part}>
      <h3>{title}</h3>
      <ul className={styles.changes}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

/** A value as it is saved and as it will be; the value alone where both are the same. */
export const beforeAfter = (before: string, after: string): string =>
  before === after ? after : words.beforeAfter({ before, after });
