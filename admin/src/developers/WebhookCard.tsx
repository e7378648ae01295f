import { useState } from 'react';
import type { WebhookEndpointView } from '@afterimage/contract/admin/webhooks.ts';
import { failingDays, oldSecretHours } from '@afterimage/contract/values/webhooks.ts';
import { useNavigate } from '@afterimage/client/navigation/navigation.ts';
import { useWrite } from '../data/use-call.ts';
import { Button, LinkButton } from '../parts/Button.tsx';
import { Mark } from '../parts/Mark.tsx';
import { Moment } from '../parts/Moment.tsx';
import { say, sayFailure } from '../parts/toast.ts';
import { ConfirmSheet } from '../parts/ConfirmSheet.tsx';
import { words as all } from './developers.words.ts';
import { eventName } from './names.ts';
import styles from './developers.module.css';

const words = all.webhooks;
const touches = ['listWebhooks'] as const;

interface WebhookCardProps {
  webhook: WebhookEndpointView;
  onChange(): void;
  /** Shows a new secret. */
  onSecret(secret: string): void;
}

/** An endpoint: how it is, and what can be done with it. */
export function WebhookCard({ webhook, onChange, onSecret }: WebhookCardProps) {
  const { id, url, eventList, isEnabled, version } = webhook;
  const navigate = useNavigate();
  const change = useWrite('changeWebhook', { touches });
  const test = useWrite('testWebhook', { touches: ['listWebhookDeliveries'] });
  const [asked, setAsked] = useState<'renew' | 'remove' | null>(null);
  const params = { webhookId: id };
  const setEnabled = () =>
    change.mutate(
      { params, body: { url, eventList, isEnabled: !isEnabled, version } },
      { onSuccess: () => say(words.switched), onError: sayFailure },
    );
  const sendTest = () =>
    test.mutate(
      { params },
      {
        onSuccess: (delivery) => void navigate(`/admin/settings/webhooks/deliveries/${delivery.id}`),
        onError: sayFailure,
      },
    );
  return (
    <section aria-label={url} className={styles.card}>
      <div className={styles.head}>
        <h2>{url}</h2>
        <StateMark webhook={webhook} />
      </div>
      <p className={styles.soft}>{eventList.map(eventName).join(', ')}</p>
      <Notes webhook={webhook} />
      <div className={styles.buttons}>
        <Button small aria-label={words.changeOf({ url })} onPress={onChange}>
          {words.change}
        </Button>
        <Button small busy={change.isPending} onPress={setEnabled}>
          {isEnabled ? words.switchOff : words.switchOn}
        </Button>
        <Button small busy={test.isPending} onPress={sendTest}>
          {words.test}
        </Button>
        <LinkButton small to={`/admin/settings/webhooks/deliveries?filter=webhook:${id}`}>
          {words.log}
        </LinkButton>
        <Button small onPress={() => setAsked('renew')}>
          {words.renew}
        </Button>
        <Button small onPress={() => setAsked('remove')}>
          {words.remove}
        </Button>
      </div>
      {asked === 'renew' ? <RenewSheet webhook={webhook} onSecret={onSecret} onClose={() => setAsked(null)} /> : null}
      {asked === 'remove' ? <RemoveSheet id={id} url={url} onClose={() => setAsked(null)} /> : null}
    </section>
  );
}

function StateMark({ webhook: { isEnabled, offReason, failingSince } }: Pick<WebhookCardProps, 'webhook'>) {
  if (!isEnabled) return <Mark tone={offReason ? 'bad' : 'quiet'}>{words.off}</Mark>;
  return failingSince ? <Mark tone="warn">{words.failing}</Mark> : <Mark tone="good">{words.on}</Mark>;
}

function Notes({ webhook: { isEnabled, offReason, failingSince, oldSecretUntil } }: Pick<WebhookCardProps, 'webhook'>) {
  const reasons = { gone: words.offReasons.gone, failing: words.offReasons.failing({ days: failingDays }) };
  return (
    <>
      {offReason ? <p className={styles.warning}>{reasons[offReason]}</p> : null}
      {isEnabled && failingSince ? (
        <p className={styles.warning}>
          {words.failingSince} <Moment at={failingSince} />
        </p>
      ) : null}
      {oldSecretUntil ? (
        <p className={styles.soft}>
          {words.oldSecret} <Moment at={oldSecretUntil} />
        </p>
      ) : null}
    </>
  );
}

interface RenewSheetProps extends Pick<WebhookCardProps, 'webhook' | 'onSecret'> {
  onClose(): void;
}

function RenewSheet({ webhook: { id, oldSecretUntil }, onSecret, onClose }: RenewSheetProps) {
  const renew = useWrite('renewWebhookSecret', { touches });
  const confirm = () =>
    renew.mutate(
      { params: { webhookId: id } },
      { onSuccess: ({ secret }) => onSecret(secret), onError: sayFailure, onSettled: onClose },
    );
  const note = (oldSecretUntil ? words.renewAgainNote : words.renewNote)({ hours: oldSecretHours });
  return (
    <ConfirmSheet
      title={words.renewTitle}
      note={note}
      act={words.renew}
      isBusy={renew.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}

function RemoveSheet({ id, url, onClose }: { id: string; url: string; onClose(): void }) {
  const remove = useWrite('removeWebhook', { touches });
  const confirm = () =>
    remove.mutate(
      { params: { webhookId: id } },
      { onSuccess: () => say(words.removed), onError: sayFailure, onSettled: onClose },
    );
  return (
    <ConfirmSheet
      title={words.removeTitle}
      note={words.removeNote({ url })}
      act={words.remove}
      isDanger
      isBusy={remove.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
