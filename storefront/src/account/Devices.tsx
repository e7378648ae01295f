import { useState } from 'react';
import type { Session } from '@afterimage/contract/accounts.ts';
import { intlLocale } from '@afterimage/words/locale.ts';
import { useAppDispatch } from '@afterimage/client/state/hooks.ts';
import { Button } from '@afterimage/ui/Button.tsx';
import styles from './Account.module.css';
import { words } from './account.words.ts';
import { endOtherSessions, endSession } from './my-account.state.ts';
import { agoOf, nameOf } from './device-words.ts';

/** Where the account is signed in, and the way to end it there. */
export function Devices({ sessions, now }: { sessions: readonly Session[]; now: number }) {
  const dispatch = useAppDispatch();
  const [ending, setEnding] = useState<string | null>(null);
  const end = async (id: string, work: Promise<unknown>) => {
    setEnding(id);
    await work.finally(() => setEnding(null));
  };
  const day = new Intl.DateTimeFormat(intlLocale(), { dateStyle: 'long' });
  const others = sessions.filter(({ current }) => !current);
  return (
    <>
      <ul className={styles.rows}>
        {sessions.map((session) => (
          <li key={session.id} className={styles.row}>
            <div className={styles.words}>
              <p>{nameOf(session)}</p>
              {session.current ? <p className={styles.current}>{words.thisDevice}</p> : null}
              <p className={styles.facts}>
                {words.since({ day: day.format(new Date(session.createdAt)) })}
                {session.current ? null : `, ${words.lastUsed({ when: agoOf(session.lastUsedAt, now) })}`}
              </p>
            </div>
            {session.current ? null : (
              <Button
                kind="secondary"
                small
                aria-label={words.endDeviceOf({ device: nameOf(session) })}
                busy={ending === session.id}
                busyText={words.ending}
                onClick={() => void end(session.id, dispatch(endSession(session.id)))}
              >
                {words.endDevice}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className={styles.after} aria-live="polite">
        {others.length === 0 ? <p className={styles.note}>{words.alone}</p> : null}
      </div>
      {others.length > 1 ? (
        <Button
          kind="secondary"
          busy={ending === 'all'}
          busyText={words.ending}
          onClick={() => void end('all', dispatch(endOtherSessions()))}
        >
          {words.endOthers}
        </Button>
      ) : null}
    </>
  );
}
