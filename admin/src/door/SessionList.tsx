import type { OwnSecurity } from '@afterimage/contract/admin/operators.ts';
import { Button } from '../parts/Button.tsx';
import { Mark } from '../parts/Mark.tsx';
import { Moment } from '../parts/Moment.tsx';
import { words } from './door.words.ts';
import styles from './Door.module.css';

/** Where an operator is signed in; each session but the present one can be ended. */
export function SessionList({
  sessions,
  onEnd,
}: {
  sessions: OwnSecurity['sessionList'];
  onEnd(sessionId: string): void;
}) {
  return (
    <ul className={styles.rows}>
      {sessions.map(({ id, browser, system, lastUsedAt, current }) => {
        const device = [browser, system].filter(Boolean).join(', ') || words.unknownDevice;
        return (
          <li key={id}>
            <span>
              {device} · <Moment at={lastUsedAt} relative />
            </span>
            {current ? (
              <Mark tone="good">{words.thisSession}</Mark>
            ) : (
              <Button small aria-label={words.endSessionOn({ device })} onPress={() => onEnd(id)}>
                {words.endSession}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
