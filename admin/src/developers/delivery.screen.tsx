import type { WebhookDeliveryDetails } from '@afterimage/contract/admin/webhooks.ts';
import { useParams } from '@afterimage/client/navigation/navigation.ts';
import { useCall, useWrite } from '../data/use-call.ts';
import { Button } from '../parts/Button.tsx';
import { Loaded } from '../parts/Loaded.tsx';
import { Mark } from '../parts/Mark.tsx';
import { Moment } from '../parts/Moment.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { say, sayFailure } from '../parts/toast.ts';
import { listAddress } from '../table/remembered-lists.ts';
import { deliveryTones } from './delivery-tones.ts';
import { words as all } from './developers.words.ts';
import { eventName, replyText } from './names.ts';
import styles from './developers.module.css';

const words = all.webhooks;
const list = '/admin/settings/webhooks/deliveries';

const isOver = (reply: unknown): boolean => (reply as WebhookDeliveryDetails).state !== 'pending';

/** What was sent to a webhook, and what came back each time. */
export function Screen() {
  const { deliveryId = '' } = useParams();
  const input = { params: { deliveryId } };
  const delivery = useCall('getWebhookDelivery', input, { every: 2000, until: isOver });
  return <Loaded of={delivery}>{(data) => <Delivery delivery={data} />}</Loaded>;
}

function Delivery({ delivery }: { delivery: WebhookDeliveryDetails }) {
  const { id, type, webhook, state, messageId, nextAttemptAt, body, attemptList } = delivery;
  const resend = useWrite('resendWebhookDelivery', { touches: ['getWebhookDelivery', 'listWebhookDeliveries'] });
  const again = () =>
    resend.mutate({ params: { deliveryId: String(id) } }, { onSuccess: () => say(words.resent), onError: sayFailure });
  return (
    <>
      <ScreenHead
        title={eventName(type)}
        trail={[
          { title: words.title, to: '/admin/settings/webhooks' },
          { title: words.log, to: listAddress(list) },
        ]}
        marks={<Mark tone={deliveryTones[state]}>{words.states[state]}</Mark>}
        note={webhook.url}
        actions={
          <Button kind="primary" busy={resend.isPending} onPress={again}>
            {words.resend}
          </Button>
        }
      />
      <div className={styles.parts}>
        <section aria-labelledby="attempts" className={styles.part}>
          <h2 id="attempts">{words.attempts}</h2>
          {attemptList.length === 0 ? <p className={styles.soft}>{words.noAttempts}</p> : null}
          <ul className={styles.rows}>
            {attemptList.map((attempt) => (
              <Attempt key={attempt.createdAt} attempt={attempt} />
            ))}
          </ul>
          {nextAttemptAt && attemptList.length > 0 ? (
            <p className={styles.soft}>
              {words.next} <Moment at={nextAttemptAt} relative />
            </p>
          ) : null}
        </section>
        <section aria-labelledby="body" className={styles.part}>
          <h2 id="body">{words.body}</h2>
          <p className={styles.soft}>
            {words.messageId} <code>{messageId}</code>
          </p>
          <pre className={styles.text}>{JSON.stringify(JSON.parse(body), null, 2)}</pre>
        </section>
      </div>
    </>
  );
}

function Attempt({ attempt }: { attempt: WebhookDeliveryDetails['attemptList'][number] }) {
  const { createdAt, status, reply, milliseconds } = attempt;
  return (
    <li>
      <div className={styles.head}>
        <strong>{words.attemptAt({ reply: replyText(attempt), milliseconds: String(milliseconds) })}</strong>
        <Moment at={createdAt} />
      </div>
      {status === null ? null : reply === '' ? (
        <p className={styles.soft}>{words.emptyReply}</p>
      ) : (
        <pre className={styles.text}>{reply}</pre>
      )}
    </li>
  );
}
