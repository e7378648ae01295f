import {
  type MailEncryption,
  mailEncryptions,
  mailServerLimits as limits,
  usualPort,
} from '@afterimage/contract/values/mail-server.ts';
import { DraftTextField } from '../form/DraftTextField.tsx';
import { SelectField } from '../form/fields.tsx';
import { Button } from '../parts/Button.tsx';
import { words } from './mail-server.words.ts';
import styles from './settings.module.css';

/** A mail server and the sender, as they are typed. */
export interface TypedServer {
  host: string;
  encryption: MailEncryption;
  port: string;
  user: string;
  password: string;
  senderName: string;
  senderAddress: string;
}

export const isTypedPort = (typed: string): boolean =>
  /^\d{1,5}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= 65_535;

interface FieldsProps {
  draft: TypedServer;
  change(part: Partial<TypedServer>): void;
  errors: Readonly<Record<string, string>>;
}

export function MailServerFields({ hasPassword, ...props }: FieldsProps & { hasPassword: boolean }) {
  return (
    <div className={styles.part}>
      <ServerFields {...props} />
      <AccountFields {...props} hasPassword={hasPassword} />
      <SenderFields {...props} />
    </div>
  );
}

function ServerFields(props: FieldsProps) {
  const { draft, change, errors } = props;
  /** The port follows the encryption, as long as it is the usual one. */
  const changeEncryption = (value: string) => {
    const encryption = mailEncryptions.find((one) => one === value) ?? 'starttls';
    const isUsual = Number(draft.port) === usualPort[draft.encryption];
    change({ encryption, ...(isUsual && { port: String(usualPort[encryption]) }) });
  };
  return (
    <>
      <DraftTextField
        {...props}
        field="host"
        label={words.host}
        hint={words.hostHint}
        maxLength={limits.host}
        autoComplete="off"
        spellCheck="false"
      />
      <SelectField
        label={words.encryption}
        hint={draft.encryption === 'none' ? words.noneHint : undefined}
        error={errors['encryption']}
        value={draft.encryption}
        options={mailEncryptions.map((value) => ({ value, label: words.encryptions[value] }))}
        onChange={changeEncryption}
      />
      <DraftTextField
        {...props}
        field="port"
        label={words.port}
        errors={isTypedPort(draft.port) ? errors : { port: words.wrongPort }}
        inputMode="numeric"
        maxLength={5}
      />
    </>
  );
}

function AccountFields({ hasPassword, ...props }: FieldsProps & { hasPassword: boolean }) {
  return (
    <>
      <DraftTextField
        {...props}
        field="user"
        label={words.user}
        hint={words.userHint}
        maxLength={limits.user}
        autoComplete="off"
        spellCheck="false"
      />
      <DraftTextField
        {...props}
        field="password"
        label={words.password}
        hint={hasPassword ? words.passwordSet : undefined}
        type="password"
        maxLength={limits.password}
        autoComplete="new-password"
      />
    </>
  );
}

function SenderFields(props: FieldsProps) {
  return (
    <>
      <DraftTextField {...props} field="senderName" label={words.senderName} maxLength={limits.senderName} />
      <DraftTextField
        {...props}
        field="senderAddress"
        label={words.senderAddress}
        hint={words.senderHint}
        type="email"
        maxLength={limits.senderAddress}
      />
    </>
  );
}

interface SendTestProps {
  isDisabled: boolean;
  isBusy: boolean;
  /** The address that the last test went to; null: none was sent with what is typed now. */
  sentTo: string | null;
  onPress(): void;
}

/** Tries what is typed before it is saved. */
export function SendTest({ isDisabled, isBusy, sentTo, onPress }: SendTestProps) {
  return (
    <div className={styles.test}>
      <Button isDisabled={isDisabled} busy={isBusy} onPress={onPress}>
        {words.test}
      </Button>
      <output className={styles.soft}>{sentTo === null ? words.testHint : words.testSent({ address: sentTo })}</output>
    </div>
  );
}
