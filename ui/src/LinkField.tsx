import { useState } from 'react';
import { Button } from './Button.tsx';
import { Field } from './Field.tsx';
import styles from './LinkField.module.css';
import { words } from './link-field.words.ts';

interface LinkFieldProps {
  label: string;
  url: string;
  /** What the link is called where it is handed on. */
  title?: string;
}

/** A link to be marked, copied or handed on. */
export function LinkField({ label, url, title }: LinkFieldProps) {
  const [status, setStatus] = useState('');
  // Not every browser can, and a page cannot ask before it tries.
  // oxlint-disable-next-line no-restricted-properties -- Firefox has it on Android only
  const shares = typeof navigator !== 'undefined' && typeof navigator.share === 'function';
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setStatus(words.copied),
      // Without the right to it the link is still there to be marked by hand.
      () => setStatus(words.notCopied),
    );
  return (
    <div className={styles.link}>
      <Field label={label} value={url} readOnly required={false} onFocus={(event) => event.target.select()} />
      <div className={styles.ways}>
        <Button kind="secondary" small onClick={() => void copy().catch(() => setStatus(words.notCopied))}>
          {words.copy}
        </Button>
        {shares ? (
          <Button
            kind="quiet"
            small
            // Whoever thinks better of it has done nothing wrong.
            // oxlint-disable-next-line no-restricted-properties -- asked for above
            onClick={() => void navigator.share({ url, ...(title && { title }) }).catch(() => undefined)}
          >
            {words.share}
          </Button>
        ) : null}
        <output>{status}</output>
      </div>
    </div>
  );
}
