import { useState } from 'react';
import type { Team } from '@afterimage/contract/admin/operators.ts';
import { roles } from '@afterimage/contract/values/rights.ts';
import { Link } from '@afterimage/ui/Link.tsx';
import { useOperator } from '../app/session.ts';
import { useWrite } from '../data/use-call.ts';
import styles from '../door/Door.module.css';
import { SessionList } from '../door/SessionList.tsx';
import { SelectField } from '../form/fields.tsx';
import { Button } from '../parts/Button.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { say, sayFailure } from '../parts/toast.ts';
import { roleOptions } from './InviteSheet.tsx';
import { ResetLink } from './ResetLink.tsx';
import { words } from './team.words.ts';

const touches = ['listTeam', 'getOperatorSession'] as const;

/** An operator: role, sessions, removal. */
export function Member({ operator }: { operator: Team['operatorList'][number] }) {
  const { id, name, email, role, passkeyCount, hasPassword, sessionList } = operator;
  const params = { operatorId: id };
  const own = useOperator().id === id;
  const change = useWrite('changeOperatorRole', { touches });
  const remove = useWrite('removeOperator', { touches });
  const end = useWrite('endOperatorSession', { touches });
  const [isRemoving, setRemoving] = useState(false);
  const done = (text: string) => ({ onSuccess: () => say(text), onError: sayFailure });
  const changeRole = (value: string) => {
    const next = roles.find((one) => one === value);
    if (next) change.mutate({ params, body: { role: next } }, done(words.roleChanged({ name })));
  };
  return (
    <section className={styles.part}>
      <h2>{own ? words.you({ name }) : name}</h2>
      <p>
        {email} · {words.passkeyCount({ count: passkeyCount })}
        {hasPassword ? ` · ${words.withPassword}` : ''}
      </p>
      <div className={styles.buttons}>
        <SelectField
          label={words.role}
          value={role}
          options={roleOptions()}
          isDisabled={change.isPending}
          onChange={changeRole}
        />
        <Link to={`/admin/audit?filter=operator:${id}`}>{words.acts}</Link>
        {own ? null : <ResetLink operator={operator} />}
        {own ? null : (
          <Button kind="danger" aria-label={words.removeNamed({ name })} onPress={() => setRemoving(true)}>
            {words.remove}
          </Button>
        )}
      </div>
      {sessionList.length > 0 ? (
        <SessionList
          sessions={sessionList}
          onEnd={(sessionId) => end.mutate({ params: { ...params, sessionId } }, done(words.sessionEnded))}
        />
      ) : null}
      <Sheet
        title={words.removeNamed({ name })}
        role="alertdialog"
        isOpen={isRemoving}
        onClose={() => setRemoving(false)}
        footer={
          <Button
            kind="danger"
            busy={remove.isPending}
            onPress={() => {
              setRemoving(false);
              remove.mutate({ params }, done(words.removed({ name })));
            }}
          >
            {words.remove}
          </Button>
        }
      >
        <p>{words.removeNote}</p>
      </Sheet>
    </section>
  );
}
