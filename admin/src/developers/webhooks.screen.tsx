import { useState } from 'react';
import type { WebhookEndpointView } from '@afterimage/contract/admin/webhooks.ts';
import { useCall } from '../data/use-call.ts';
import { Button, LinkButton } from '../parts/Button.tsx';
import { Loaded } from '../parts/Loaded.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { settingsTrail } from '../settings/settings-trail.ts';
import { words as all } from './developers.words.ts';
import { ShownOnce } from './ShownOnce.tsx';
import { WebhookCard } from './WebhookCard.tsx';
import { WebhookSheet } from './WebhookSheet.tsx';
import styles from './developers.module.css';

const words = all.webhooks;

/** Where the shop tells other programs of its events. */
export function Screen() {
  const webhooks = useCall('listWebhooks');
  const [edited, setEdited] = useState<WebhookEndpointView | 'new' | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <>
      <ScreenHead
        title={words.title}
        trail={settingsTrail()}
        note={words.note}
        actions={
          <>
            <LinkButton to="/admin/settings/webhooks/deliveries">{words.log}</LinkButton>
            <Button kind="primary" onPress={() => setEdited('new')}>
              {words.add}
            </Button>
          </>
        }
      />
      <Loaded of={webhooks}>
        {({ webhookList }) =>
          webhookList.length === 0 ? (
            <div className={styles.part}>
              <h2>{words.none}</h2>
              <p className={styles.soft}>{words.noneNote}</p>
            </div>
          ) : (
            <div className={styles.parts}>
              {webhookList.map((webhook) => (
                <WebhookCard
                  key={webhook.id}
                  webhook={webhook}
                  onChange={() => setEdited(webhook)}
                  onSecret={setSecret}
                />
              ))}
            </div>
          )
        }
      </Loaded>
      {edited ? (
        <WebhookSheet webhook={edited === 'new' ? null : edited} onSecret={setSecret} onClose={() => setEdited(null)} />
      ) : null}
      <ShownOnce title={words.secret} note={words.secretNote} secret={secret} onClose={() => setSecret(null)} />
    </>
  );
}
