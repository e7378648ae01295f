import type { FormEvent } from 'react';
import { useCall } from '../data/use-call.ts';
import { endSignInAgain } from '../data/sign-in-again.ts';
import { TextField } from '../form/fields.tsx';
import { Button } from '../parts/Button.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { words } from './door.words.ts';
import { useSignIn } from './use-sign-in.ts';
import styles from './Door.module.css';

/** Signs the operator in again for a call that needs a fresh sign-in; the call is repeated after it. */
export function SignInAgain() {
  const { data: operator } = useCall('getOperatorSession');
  const { fields, change, busy, problem, byPasskey, byCode } = useSignIn((session) => {
    // Another operator by an old page of this one: what stands on the screen is not theirs.
    if (session.id !== operator?.id) location.reload();
    else endSignInAgain(true);
  }, operator?.id);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void byCode(operator?.email ?? '');
  };
  return (
    <Sheet title={words.again} isOpen onClose={() => endSignInAgain(false)}>
      <div className={styles.form}>
        <p>{words.againNote}</p>
        <Button kind="primary" busy={busy} onPress={() => void byPasskey()}>
          {words.withPasskey}
        </Button>
        {problem ? <p role="alert">{problem}</p> : null}
        <form onSubmit={submit} className={styles.form}>
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
      </div>
    </Sheet>
  );
}
