import { Icon } from '@afterimage/ui/Icon.tsx';
import { alertIcon, checkIcon } from '@afterimage/ui/icons.ts';
import type { Failure } from '@afterimage/client/api/failure.ts';
import { words } from './viewer-settings.words.ts';
import styles from './ProjectAccess.module.css';

/** What a change came to. */
export type ChangeOutcome = { done: string } | { failure: Failure } | null;

/** Says what a change came to; what was refused is back as it was, and why is said beside it. */
export function Outcome({ of }: { of: ChangeOutcome }) {
  return (
    <>
      <output className={styles.said}>
        {of && 'done' in of ? (
          <>
            <Icon of={checkIcon} size={18} /> {of.done}
          </>
        ) : null}
      </output>
      {of && 'failure' in of ? (
        <p role="alert" className={styles.failure}>
          <Icon of={alertIcon} size={18} />
          <span>{of.failure.description ? words.failedWhy({ why: of.failure.description }) : words.failed}</span>
        </p>
      ) : null}
    </>
  );
}
