import { useState } from 'react';
import type { AuditEntryView } from '@afterimage/contract/admin/audit.ts';
import { Button } from '../parts/Button.tsx';
import { actionName } from './action-name.ts';
import { type ChangeLine, changeLines } from './change-lines.ts';
import { words } from './audit.words.ts';
import styles from './audit.module.css';

/** How many fields an entry shows before it is asked for more. */
const mostShown = 4;

/** What was done: the act, the fields with their values before and after, and why. */
export function AuditChange({ entry }: { entry: AuditEntryView }) {
  const { action, before, after, reason, isErased } = entry;
  const lines = changeLines(before, after);
  const [isWhole, setWhole] = useState(false);
  const visibleLines = isWhole ? lines : lines.slice(0, mostShown);
  return (
    <div className={styles.change}>
      <strong>{actionName(action)}</strong>
      <ChangeList lines={visibleLines} />
      {visibleLines.length < lines.length ? (
        <Button small kind="quiet" onPress={() => setWhole(true)}>
          {words.moreFields({ count: lines.length - visibleLines.length })}
        </Button>
      ) : null}
      {isErased ? <span className={styles.soft}>{words.erased}</span> : null}
      {reason ? (
        <span className={styles.reason}>
          <span className={styles.soft}>{words.reason}: </span>
          {reason}
        </span>
      ) : null}
    </div>
  );
}

/** Fields with their values before and after. */
export function ChangeList({ lines }: { lines: readonly ChangeLine[] }) {
  if (lines.length === 0) return null;
  return (
    <ul className={styles.lines}>
      {lines.map(({ field, before, after }) => (
        <li key={field}>
          <span className={styles.soft}>{field}: </span>
          {before === null ? null : (
            <>
              <del className={styles.before}>{before}</del>
              <span aria-hidden="true"> → </span>
              <span className="visually-hidden">{words.becomes} </span>
            </>
          )}
          {after === null ? '–' : after}
        </li>
      ))}
    </ul>
  );
}
