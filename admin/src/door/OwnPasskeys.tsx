import { startRegistration } from '@simplewebauthn/browser';
import { type FormEvent, useState } from 'react';
import type { OwnSecurity } from '@afterimage/contract/admin/operators.ts';
import { useWrite } from '../data/use-call.ts';
import { TextField } from '../form/fields.tsx';
import { Button } from '../parts/Button.tsx';
import { Moment } from '../parts/Moment.tsx';
import { say, sayFailure } from '../parts/toast.ts';
import { words } from './door.words.ts';
import { RenamePasskey } from './RenamePasskey.tsx';
import { passkeyProblem } from './use-sign-in.ts';
import styles from './Door.module.css';

type Passkey = OwnSecurity['passkeyList'][number];

const touches = ['getOwnSecurity'] as const;

/** The operator's passkeys: added under a name, and removed. */
export function OwnPasskeys({ passkeys }: { passkeys: OwnSecurity['passkeyList'] }) {
  const challenge = useWrite('getPasskeyChallenge');
  const add = useWrite('addPasskey', { touches });
  const remove = useWrite('removePasskey', { touches });
  const [name, setName] = useState('');
  const [problem, setProblem] = useState('');
  const [renamed, setRenamed] = useState<Passkey | null>(null);
  const create = async () => {
    setProblem('');
    try {
      const { options } = await challenge.mutateAsync({});
      const passkey = await startRegistration({ optionsJSON: options as never });
      await add.mutateAsync({ body: { name, passkey } as never });
      setName('');
      say(words.passkeyAdded);
    } catch (error) {
      setProblem(passkeyProblem(error));
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void create();
  };
  return (
    <section className={styles.part}>
      <h2>{words.passkeys}</h2>
      <ul className={styles.rows}>
        {passkeys.map((passkey) => (
          <li key={passkey.id}>
            <span>
              {passkey.name} · <Moment at={passkey.lastUsedAt ?? passkey.createdAt} relative />
            </span>
            <Button small aria-label={words.renameNamed({ name: passkey.name })} onPress={() => setRenamed(passkey)}>
              {words.rename}
            </Button>
            <Button
              small
              aria-label={words.removeNamed({ name: passkey.name })}
              onPress={() =>
                remove.mutate(
                  { params: { passkeyId: passkey.id } },
                  { onSuccess: () => say(words.passkeyRemoved), onError: sayFailure },
                )
              }
            >
              {words.remove}
            </Button>
          </li>
        ))}
      </ul>
      {renamed ? <RenamePasskey key={renamed.id} passkey={renamed} onClose={() => setRenamed(null)} /> : null}
      <form onSubmit={submit} className={styles.form}>
        <TextField label={words.newPasskeyName} isRequired maxLength={60} value={name} onChange={setName} />
        {problem ? <p role="alert">{problem}</p> : null}
        <Button type="submit" busy={challenge.isPending || add.isPending}>
          {words.addPasskey}
        </Button>
      </form>
    </section>
  );
}
