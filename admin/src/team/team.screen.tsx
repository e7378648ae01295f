import { useState } from 'react';
import type { Team } from '@afterimage/contract/admin/operators.ts';
import { words as appWords } from '../app/app.words.ts';
import { useCall, useWrite } from '../data/use-call.ts';
import styles from '../door/Door.module.css';
import { Button } from '../parts/Button.tsx';
import { Loaded } from '../parts/Loaded.tsx';
import { Moment } from '../parts/Moment.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { say, sayFailure } from '../parts/toast.ts';
import { InviteSheet } from './InviteSheet.tsx';
import { Member } from './Member.tsx';
import { words } from './team.words.ts';

/** Who may sign in, and who is invited to. */
export function Screen() {
  const team = useCall('listTeam');
  const [isInviting, setInviting] = useState(false);
  return (
    <>
      <ScreenHead
        title={words.title}
        actions={
          <Button kind="primary" onPress={() => setInviting(true)}>
            {words.invite}
          </Button>
        }
      />
      <Loaded of={team}>
        {({ operatorList, invitationList }) => (
          <div className={styles.parts}>
            {operatorList.map((operator) => (
              <Member key={operator.id} operator={operator} />
            ))}
            {invitationList.length > 0 ? <Invitations invitations={invitationList} /> : null}
          </div>
        )}
      </Loaded>
      <InviteSheet isOpen={isInviting} onClose={() => setInviting(false)} />
    </>
  );
}

function Invitations({ invitations }: { invitations: Team['invitationList'] }) {
  const invite = useWrite('inviteOperator', { touches: ['listTeam'] });
  const withdraw = useWrite('withdrawInvitation', { touches: ['listTeam'] });
  return (
    <section className={styles.part}>
      <h2>{words.invitations}</h2>
      <ul className={styles.rows}>
        {invitations.map(({ id, email, role, expiresAt }) => (
          <li key={id}>
            <span>
              {email} · {appWords.roles[role]} · {words.validUntil} <Moment at={expiresAt} />
            </span>
            <Button
              small
              aria-label={words.sendAgainTo({ email })}
              onPress={() =>
                invite.mutate(
                  { body: { email, role } },
                  { onSuccess: () => say(words.invited({ email })), onError: sayFailure },
                )
              }
            >
              {words.sendAgain}
            </Button>
            <Button
              small
              aria-label={words.withdrawOf({ email })}
              onPress={() =>
                withdraw.mutate(
                  { params: { invitationId: id } },
                  { onSuccess: () => say(words.withdrawn), onError: sayFailure },
                )
              }
            >
              {words.withdraw}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
