import { useState } from 'react';
import type { TotpSecret } from '@afterimage/contract/admin/operators.ts';
import { useWrite } from '../data/use-call.ts';
import { Button } from '../parts/Button.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { say, sayFailure } from '../parts/toast.ts';
import { words } from './door.words.ts';
import { PasswordAndApp } from './PasswordAndApp.tsx';
import styles from './Door.module.css';

const touches = ['getOwnSecurity'] as const;
// A new password ends tokens too.
const touchesOfNew = ['getOwnSecurity', 'listOwnTokens'] as const;

/** Password and authenticator app of the operator: set, renewed, removed. */
export function OwnPassword({ hasPassword }: { hasPassword: boolean }) {
  const begin = useWrite('getOwnTotp');
  const set = useWrite('setOwnPassword', { touches: touchesOfNew });
  const remove = useWrite('removeOwnPassword', { touches });
  const [secret, setSecret] = useState<TotpSecret | null>(null);
  return (
    <section className={styles.part}>
      <h2>{words.passwordAndApp}</h2>
      <p>{hasPassword ? words.hasPassword : words.hasNoPassword}</p>
      <div className={styles.buttons}>
        <Button busy={begin.isPending} onPress={() => begin.mutate({}, { onSuccess: setSecret, onError: sayFailure })}>
          {hasPassword ? words.renewPassword : words.setPassword}
        </Button>
        {hasPassword ? (
          <Button
            busy={remove.isPending}
            onPress={() => remove.mutate({}, { onSuccess: () => say(words.passwordRemoved), onError: sayFailure })}
          >
            {words.removePassword}
          </Button>
        ) : null}
      </div>
      <Sheet title={words.passwordAndApp} isOpen={secret !== null} onClose={() => setSecret(null)}>
        {secret ? (
          <PasswordAndApp
            secret={secret}
            busy={set.isPending}
            onSave={(body) =>
              set.mutate(
                { body },
                {
                  onSuccess: () => {
                    setSecret(null);
                    say(words.passwordSet);
                  },
                  onError: sayFailure,
                },
              )
            }
          />
        ) : null}
      </Sheet>
    </section>
  );
}
