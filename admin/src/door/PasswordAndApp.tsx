import { type FormEvent, useState } from 'react';
import type { TotpSecret } from '@afterimage/contract/admin/operators.ts';
import { operatorPasswordLength } from '@afterimage/contract/values/operators.ts';
import { QrCode } from '@afterimage/ui/QrCode.tsx';
import { TextField } from '../form/fields.tsx';
import { Button } from '../parts/Button.tsx';
import { words } from './door.words.ts';
import styles from './Door.module.css';

interface NewPassword {
  password: string;
  sealed: string;
  code: string;
}

/** A new password together with its authenticator app. */
export function PasswordAndApp({
  secret: { secret, address, sealed },
  busy,
  onSave,
}: {
  secret: TotpSecret;
  busy: boolean;
  onSave(password: NewPassword): void;
}) {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave({ password, sealed, code });
  };
  return (
    <form onSubmit={submit} className={styles.form}>
      <TextField
        label={words.newPassword}
        hint={words.passwordHint({ count: operatorPasswordLength })}
        type="password"
        autoComplete="new-password"
        isRequired
        minLength={operatorPasswordLength}
        value={password}
        onChange={setPassword}
      />
      <p>{words.scanCode}</p>
      <div className={styles.qr}>
        <QrCode content={address} label={words.qrLabel} />
      </div>
      <p>
        {words.typeSecret} <code className={styles.secret}>{secret}</code>
      </p>
      <TextField
        label={words.appCode}
        inputMode="numeric"
        autoComplete="one-time-code"
        isRequired
        value={code}
        onChange={setCode}
      />
      <Button type="submit" kind="primary" busy={busy}>
        {words.savePassword}
      </Button>
    </form>
  );
}
