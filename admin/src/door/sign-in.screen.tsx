import { startAuthentication } from '@simplewebauthn/browser';
import { type FormEvent, useState } from 'react';
import { failureOf } from '@afterimage/client/api/failure.ts';
import { addressAfterSignIn } from '../app/session.ts';
import { useAdminCall } from '../data/call-context.ts';
import { TextField } from '../form/fields.tsx';
import { Button } from '../parts/Button.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { words } from './door.words.ts';
import styles from './Door.module.css';

/** A new page: nothing of another operator stays in memory. */
const goOn = () => location.assign(addressAfterSignIn(location.search));

/** Signing in: by passkey, or by password and code. */
export function Screen() {
  const call = useAdminCall();
  const [fields, setFields] = useState({ email: '', password: '', code: '' });
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const attempt = async (work: () => Promise<unknown>) => {
    setBusy(true);
    setProblem('');
    try {
      await work();
      goOn();
    } catch (error) {
      setProblem(failureOf(error).description || words.passkeyStopped);
      setBusy(false);
    }
  };
  const byPasskey = async () => {
    const { options } = await call('getSignInChallenge');
    const passkey = await startAuthentication({ optionsJSON: options as never });
    await call('signInWithPasskey', { body: { passkey } as never });
  };
  const byCode = (event: FormEvent) => {
    event.preventDefault();
    void attempt(() => call('signInWithCode', { body: fields }));
  };
  const change = (change: Partial<typeof fields>) => setFields({ ...fields, ...change });
  return (
    <main className={styles.door}>
      <ScreenHead title={words.signIn} />
      <Button kind="primary" busy={busy} onPress={() => void attempt(byPasskey)}>
        {words.withPasskey}
      </Button>
      {problem ? <p role="alert">{problem}</p> : null}
      <form onSubmit={byCode} className={styles.form}>
        <h2>{words.orCode}</h2>
        <TextField
          label={words.email}
          type="email"
          autoComplete="username"
          value={fields.email}
          onChange={(email) => change({ email })}
        />
        <TextField
          label={words.password}
          type="password"
          autoComplete="current-password"
          value={fields.password}
          onChange={(password) => change({ password })}
        />
        <TextField
          label={words.code}
          hint={words.codeHint}
          autoComplete="one-time-code"
          value={fields.code}
          onChange={(code) => change({ code })}
        />
        <Button type="submit" busy={busy}>
          {words.signIn}
        </Button>
      </form>
    </main>
  );
}
