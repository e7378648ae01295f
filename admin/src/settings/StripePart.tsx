import { useState } from 'react';
import type { Reply } from '@afterimage/contract/api.ts';
import { stripeKeyLength } from '@afterimage/contract/values/stripe-keys.ts';
import { useWrite } from '../data/use-call.ts';
import { TextField } from '../form/fields.tsx';
import { Button } from '../parts/Button.tsx';
import { say, sayFailure } from '../parts/toast.ts';
import { ServiceActs, ServiceSheet } from './ServiceActs.tsx';
import { ServiceCard } from './ServiceCard.tsx';
import { words as all } from './payment-settings.words.ts';
import styles from './settings.module.css';

const words = all.stripe;
type Stored = Reply<'getPaymentSettings'>['stripe'];

const acceptedText = ({ isTestKey }: Reply<'checkStripeKey'>) => (isTestKey ? words.acceptedTest : words.accepted);

/** The keys of Stripe, of which the server never sends more than four characters. */
export function StripePart({ stored }: { stored: Stored }) {
  const { byHost, isSet, keyEnd, version } = stored;
  const check = useWrite('checkStripeKey');
  const checkStored = () =>
    check.mutate(
      { body: { secretKey: '' } },
      {
        onSuccess: (reply) => say(acceptedText(reply)),
        onError: (error) => {
          const text = error.failure.fields?.['secretKey'];
          if (text === undefined) sayFailure(error);
          else say(text);
        },
      },
    );
  const facts = [
    [words.state, words.keyEnd({ end: keyEnd })],
    [words.webhook, words.isSet],
  ] as const;
  return (
    <ServiceCard
      title={words.title}
      isByHost={byHost}
      about={words.none}
      facts={isSet ? facts : null}
      acts={
        <ServiceActs
          service="stripe"
          version={version}
          isSet={isSet}
          words={words}
          renderSheet={(close) => <KeysSheet stored={stored} onClose={close} />}
        >
          <Button small busy={check.isPending} onPress={checkStored}>
            {words.check}
          </Button>
        </ServiceActs>
      }
    />
  );
}

const secretField = { type: 'password', autoComplete: 'off', spellCheck: 'false', maxLength: stripeKeyLength } as const;

/** The keys as they are typed; an empty one stays as it is. */
function KeysSheet({ stored, onClose }: { stored: Stored; onClose(): void }) {
  const save = useWrite('saveStripeKeys', { touches: ['getPaymentSettings', 'getChecklist'] });
  const [version] = useState(stored.version);
  const [secretKey, setSecretKey] = useState('');
  const [webhookSecret, setWebhookSecret] = useState('');
  const failure = save.error?.failure;
  const keepHint = stored.isSet ? ` ${words.keepHint}` : '';
  return (
    <ServiceSheet
      title={words.sheet}
      saving={save}
      isDisabled={!secretKey && !webhookSecret}
      onSave={(outcome) => save.mutate({ body: { secretKey, webhookSecret, version } }, outcome)}
      onClose={onClose}
    >
      <SecretKeyField
        hint={words.keyHint + keepHint}
        isRequired={!stored.isSet}
        value={secretKey}
        error={failure?.fields?.['secretKey']}
        onChange={(typed) => {
          setSecretKey(typed);
          save.reset();
        }}
      />
      <WebhookAddress address={stored.webhookUrl} />
      <TextField
        {...secretField}
        label={words.webhook}
        hint={words.secretHint + keepHint}
        isRequired={!stored.isSet}
        value={webhookSecret}
        onChange={setWebhookSecret}
        error={failure?.fields?.['webhookSecret']}
      />
    </ServiceSheet>
  );
}

interface SecretKeyFieldProps {
  hint: string;
  isRequired: boolean;
  value: string;
  error: string | undefined;
  onChange(typed: string): void;
}

/** The secret key, with the button that asks Stripe about it. */
function SecretKeyField({ hint, isRequired, value, error, onChange }: SecretKeyFieldProps) {
  const check = useWrite('checkStripeKey');
  const failure = check.error?.failure;
  const refusal = failure && (failure.fields?.['secretKey'] ?? failure.description);
  return (
    <>
      <TextField
        {...secretField}
        label={words.state}
        hint={hint}
        isRequired={isRequired}
        value={value}
        onChange={(typed) => {
          onChange(typed);
          check.reset();
        }}
        error={error ?? refusal}
      />
      <div className={styles.acts}>
        <Button
          small
          isDisabled={value === ''}
          busy={check.isPending}
          onPress={() => check.mutate({ body: { secretKey: value } })}
        >
          {words.check}
        </Button>
        <output className={styles.soft}>{check.data ? acceptedText(check.data) : ''}</output>
      </div>
    </>
  );
}

/** What is to be entered at Stripe. */
function WebhookAddress({ address }: { address: string }) {
  const copy = async () => {
    const wasCopied = await navigator.clipboard.writeText(address).then(
      () => true,
      () => false,
    );
    say(wasCopied ? words.copied : words.copyFailed);
  };
  return (
    <div className={styles.part}>
      <span className={styles.caption}>{words.address}</span>
      <code>{address}</code>
      <span className={styles.soft}>{words.addressHint}</span>
      <div className={styles.acts}>
        <Button small onPress={() => void copy()}>
          {words.copy}
        </Button>
      </div>
    </div>
  );
}
