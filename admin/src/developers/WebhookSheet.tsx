import { type FormEvent, useState } from 'react';
import type { WebhookEndpointView } from '@afterimage/contract/admin/webhooks.ts';
import { type WebhookEvent, webhookEvents } from '@afterimage/contract/values/webhooks.ts';
import { useWrite } from '../data/use-call.ts';
import { TextField } from '../form/fields.tsx';
import { Button } from '../parts/Button.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { say } from '../parts/toast.ts';
import { CheckList } from './CheckList.tsx';
import { words as all } from './developers.words.ts';
import { eventName } from './names.ts';
import styles from './developers.module.css';

const words = all.webhooks;
const touches = ['listWebhooks'] as const;

interface WebhookSheetProps {
  /** Null: a new one. */
  webhook: WebhookEndpointView | null;
  onSecret(secret: string): void;
  onClose(): void;
}

/** The address of an endpoint, and of what it is told. */
export function WebhookSheet({ webhook, onSecret, onClose }: WebhookSheetProps) {
  const add = useWrite('addWebhook', { touches });
  const change = useWrite('changeWebhook', { touches });
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [chosen, setChosen] = useState<WebhookEvent[]>(webhook?.eventList ?? ['order.paid']);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = { url, eventList: webhookEvents.filter((one) => chosen.includes(one)) };
    if (webhook === null)
      add.mutate(
        { body },
        {
          onSuccess: ({ secret }) => {
            onSecret(secret);
            onClose();
          },
        },
      );
    else
      change.mutate(
        {
          params: { webhookId: webhook.id },
          body: { ...body, isEnabled: webhook.isEnabled, version: webhook.version },
        },
        {
          onSuccess: () => {
            say(words.saved);
            onClose();
          },
        },
      );
  };
  const failure = (add.error ?? change.error)?.failure;
  return (
    <Sheet title={webhook ? words.changeTitle : words.add} isOpen onClose={onClose}>
      <form onSubmit={submit} className={styles.part}>
        <TextField
          label={words.url}
          hint={words.urlHint}
          type="url"
          inputMode="url"
          isRequired
          maxLength={2000}
          value={url}
          onChange={setUrl}
          error={failure && (failure.fields?.['url'] ?? failure.description)}
        />
        <CheckList
          label={words.eventList}
          options={webhookEvents.map((value) => ({ value, label: eventName(value) }))}
          chosen={chosen}
          onChange={setChosen}
        />
        <Button type="submit" kind="primary" busy={add.isPending || change.isPending} isDisabled={chosen.length === 0}>
          {webhook ? words.save : words.add}
        </Button>
      </form>
    </Sheet>
  );
}
