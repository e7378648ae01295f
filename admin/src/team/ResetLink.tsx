import { useState } from 'react';
import type { Team } from '@afterimage/contract/admin/operators.ts';
import { useWrite } from '../data/use-call.ts';
import { Button } from '../parts/Button.tsx';
import { Moment } from '../parts/Moment.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { say, sayFailure } from '../parts/toast.ts';
import { words } from './team.words.ts';

const touches = ['listTeam'] as const;

/** Sends an operator who cannot sign in any more a new set-up link, and withdraws one that is not used yet. */
export function ResetLink({ operator: { id, name, email, reset } }: { operator: Team['operatorList'][number] }) {
  const send = useWrite('resetOperator', { touches });
  const withdraw = useWrite('withdrawInvitation', { touches });
  const [isAsking, setAsking] = useState(false);
  const sendLink = () =>
    send.mutate(
      { params: { operatorId: id } },
      {
        onSuccess: () => say(words.resetSent({ email })),
        onError: sayFailure,
        onSettled: () => setAsking(false),
      },
    );
  if (reset)
    return (
      <span>
        {words.resetOpen} <Moment at={reset.expiresAt} />{' '}
        <Button
          small
          aria-label={words.withdrawResetOf({ name })}
          busy={withdraw.isPending}
          onPress={() =>
            withdraw.mutate(
              { params: { invitationId: reset.id } },
              { onSuccess: () => say(words.resetWithdrawn), onError: sayFailure },
            )
          }
        >
          {words.withdraw}
        </Button>
      </span>
    );
  return (
    <>
      <Button aria-label={words.resetOf({ name })} onPress={() => setAsking(true)}>
        {words.reset}
      </Button>
      <Sheet
        title={words.resetOf({ name })}
        role="alertdialog"
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        footer={
          <Button kind="primary" busy={send.isPending} onPress={sendLink}>
            {words.sendReset}
          </Button>
        }
      >
        <p>{words.resetNote({ name, email })}</p>
      </Sheet>
    </>
  );
}
