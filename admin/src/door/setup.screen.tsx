import { startRegistration } from '@simplewebauthn/browser';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import type { SetupLink, TotpSecret } from '@afterimage/contract/admin/operators.ts';
import { failureOf } from '@afterimage/client/api/failure.ts';
import { currentLocale, localePath } from '@afterimage/words/locale.ts';
import { useAdminCall } from '../data/call-context.ts';
import { TextField } from '../form/fields.tsx';
import { Button } from '../parts/Button.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { PasswordAndApp } from './PasswordAndApp.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { passkeyProblem } from './use-sign-in.ts';
import { words } from './door.words.ts';
import styles from './Door.module.css';

/** Setting up, by a one-time link whose token stands behind `#`, how an operator signs in. */
export function Screen() {
  const call = useAdminCall();
  const [token] = useState(() => location.hash.slice(1));
  const [link, setLink] = useState<SetupLink | null>(null);
  const [person, setPerson] = useState({ name: '', email: '' });
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [secret, setSecret] = useState<TotpSecret | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    call('openSetupLink', { body: { token } }).then(
      (found) => {
        setLink(found);
        setPerson({ name: found.name ?? '', email: found.email ?? '' });
      },
      (error: unknown) => setProblem(failureOf(error).description),
    );
  }, [call, token]);
  const attempt = async (work: () => Promise<unknown>) => {
    setBusy(true);
    setProblem('');
    try {
      await work();
    } catch (error) {
      setProblem(passkeyProblem(error));
    }
    setBusy(false);
  };
  const complete = async (proof: object) => {
    const body = { token, ...person, locale: currentLocale(), ...proof };
    setCodes((await call('completeSetup', { body: body as never })).codeList);
  };
  const setUp = () =>
    attempt(async () => {
      const { options } = await call('getSetupChallenge', { body: { token, ...person } });
      const created = await startRegistration({ optionsJSON: options as never });
      await complete({ passkey: { name: words.passkeyName, passkey: created } });
    });
  const beginPassword = () =>
    attempt(async () => setSecret(await call('getSetupTotp', { body: { token, ...person } })));
  if (codes.length > 0)
    return (
      <main className={styles.door}>
        <ScreenHead title={words.codesTitle} note={words.codesNote} />
        <RecoveryCodes codes={codes} />
        <Button kind="primary" onPress={() => location.assign(localePath('/admin'))}>
          {words.goOn}
        </Button>
      </main>
    );
  return (
    <main className={styles.door}>
      <ScreenHead title={words.setup} note={words.setupNote} />
      {problem ? <p role="alert">{problem}</p> : null}
      {link ? (
        <PersonForm link={link} person={person} busy={busy} onChange={setPerson} onSubmit={() => void setUp()}>
          {secret ? null : (
            <Button kind="quiet" busy={busy} onPress={() => void beginPassword()}>
              {words.insteadPassword}
            </Button>
          )}
        </PersonForm>
      ) : null}
      {secret ? (
        <PasswordAndApp secret={secret} busy={busy} onSave={(password) => void attempt(() => complete({ password }))} />
      ) : null}
    </main>
  );
}

interface Person {
  name: string;
  email: string;
}

/** Who is set up; an invitation names the person already. */
function PersonForm(props: {
  link: SetupLink;
  person: Person;
  busy: boolean;
  onChange: (person: Person) => void;
  onSubmit: () => void;
  children: ReactNode;
}) {
  const { link, person, busy, onChange, onSubmit, children } = props;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form onSubmit={submit} className={styles.form}>
      <TextField
        label={words.name}
        autoComplete="name"
        isReadOnly={link.name !== null}
        value={person.name}
        onChange={(name) => onChange({ ...person, name })}
      />
      <TextField
        label={words.email}
        type="email"
        autoComplete="email"
        isReadOnly={link.email !== null}
        value={person.email}
        onChange={(email) => onChange({ ...person, email })}
      />
      <Button kind="primary" type="submit" busy={busy}>
        {words.createPasskey}
      </Button>
      {children}
    </form>
  );
}
