import type { FormEvent } from 'react';
import { localePath } from '@afterimage/words/locale.ts';
import { addressAfterSignIn } from '../app/session.ts';
import { TextField } from '../form/fields.tsx';
import { Button } from '../parts/Button.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { words } from './door.words.ts';
import { useSignIn } from './use-sign-in.ts';
import styles from './Door.module.css';

/** A new page: nothing of another operator stays in memory. */
const goOn = () => location.assign(localePath(addressAfterSignIn(location.search)));

/** Signing in: by passkey, or by password and code. */
export function Screen() {
  const { fields, change, busy, problem, byPasskey, byCode } = useSignIn(goOn);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void byCode();
  };
  return (
    <main className={styles.door}>
      <ScreenHead title={words.signIn} />
      <Button kind="primary" busy={busy} onPress={() => void byPasskey()}>
        {words.withPasskey}
      </Button>
      {problem ? <p role="alert">{problem}</p> : null}
      <form onSubmit={submit} className={styles.form}>
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
