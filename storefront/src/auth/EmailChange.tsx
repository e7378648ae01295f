import { useState } from 'react';
import { type Failure, failureOf } from '@afterimage/client/api/failure.ts';
import { useAppDispatch } from '@afterimage/client/state/hooks.ts';
import { Button, LinkButton } from '@afterimage/ui/Button.tsx';
import styles from './AuthFrame.module.css';
import { verifyEmailChange } from './email-change.operation.ts';
import { words } from './email-change.words.ts';

/**
 * Confirms a new e-mail address by the token of the mailed link; works on any device. A person presses the button: mail
 * programs that open every link to look at it must not change an account.
 */
export function EmailChange({ token, onDone }: { token: string | null; onDone(): void }) {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const [email, setEmail] = useState<string | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const confirm = async (passwordInput: string) => {
    setBusy(true);
    setFailure(null);
    const result = await dispatch(verifyEmailChange({ token: passwordInput })).finally(() => setBusy(false));
    if (verifyEmailChange.fulfilled.match(result)) {
      setEmail(result.payload.email);
      onDone();
    } else setFailure(result.payload ?? failureOf(result.error));
  };
  const toAccount = (
    <LinkButton to="/account" wide>
      {words.account}
    </LinkButton>
  );
  if (email)
    return (
      <div className={styles.form}>
        <p aria-live="polite">{words.done({ email })}</p>
        {toAccount}
      </div>
    );
  if (!token || (failure && failure.status >= 400 && failure.status < 500))
    return (
      <div className={styles.form}>
        <p role="alert">{token ? failure?.description : words.missing}</p>
        <p>{words.again}</p>
        {toAccount}
      </div>
    );
  return (
    <div className={styles.form}>
      <p>{words.ask}</p>
      {failure ? <p role="alert">{failure.description}</p> : null}
      <Button wide busy={busy} busyText={words.confirming} onClick={() => void confirm(token)}>
        {words.confirm}
      </Button>
    </div>
  );
}
