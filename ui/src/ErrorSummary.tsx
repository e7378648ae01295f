import { useEffect, useRef } from 'react';
import styles from './ErrorSummary.module.css';
import { words as fieldWords } from './field.words.ts';
import { words } from './notice.words.ts';

type ErrorSummaryProps = { errors: readonly { id?: string; message: string }[]; attempt?: number };

/** What keeps a form from being sent; takes the focus at each attempt, and each line leads to its field's id. */
export function ErrorSummary({ errors, attempt = 0 }: ErrorSummaryProps) {
  return errors.length > 0 ? <Summary key={attempt} errors={errors} /> : null;
}

function Summary({ errors }: Pick<ErrorSummaryProps, 'errors'>) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  useEffect(markTitle, []);
  return (
    <div ref={box} tabIndex={-1} role="alert" aria-labelledby="error-summary" className={styles.summary}>
      <h2 id="error-summary" className={styles.title}>
        {fieldWords.problem}
      </h2>
      <ul className={styles.list}>
        {errors.map(({ id, message }) => (
          <li key={`${id} ${message}`}>
            {id ? (
              <a
                href={`#${id}`}
                onClick={(event) => {
                  event.preventDefault();
                  const field = document.getElementById(id);
                  field?.focus();
                  field?.scrollIntoView({ block: 'center' });
                }}
              >
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The page's title says so too, for whoever comes back to its tab; answers how to take it away again. */
function markTitle() {
  const mark = `${words.noticeKinds.error}: `;
  if (!document.title.startsWith(mark)) document.title = mark + document.title;
  return () => {
    // Another page may have brought its own title meanwhile.
    if (document.title.startsWith(mark)) document.title = document.title.slice(mark.length);
  };
}
