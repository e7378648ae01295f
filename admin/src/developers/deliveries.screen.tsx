import { deliveryStates, webhookEvents, webhookTestEvent } from '@afterimage/contract/values/webhooks.ts';
import { useCall } from '../data/use-call.ts';
import { Mark } from '../parts/Mark.tsx';
import { Moment } from '../parts/Moment.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { settingsTrail } from '../settings/settings-trail.ts';
import type { Column } from '../table/columns.ts';
import { DataTable } from '../table/DataTable.tsx';
import type { ListItem } from '../table/use-list.ts';
import { deliveryTones } from './delivery-tones.ts';
import { words as all } from './developers.words.ts';
import { eventName, replyText } from './names.ts';

const words = all.webhooks;
type Delivery = ListItem<'listWebhookDeliveries'>;

/** What was sent to webhooks, the newest first. */
export function Screen() {
  const { data } = useCall('listWebhooks');
  const trail = [...settingsTrail(), { title: words.title, to: '/admin/settings/webhooks' }];
  return (
    <>
      <ScreenHead title={words.log} trail={trail} />
      <DataTable
        call="listWebhookDeliveries"
        label={words.log}
        columns={columns((data?.webhookList ?? []).map(({ id, url }) => ({ value: id, label: url })))}
        rowKey={({ id }) => String(id)}
        rowName={({ type, webhook }) => `${eventName(type)}, ${webhook.url}`}
        rowTo={({ id }) => `/admin/settings/webhooks/deliveries/${id}`}
        isSearchable={false}
        empty={<h2>{words.noDeliveries}</h2>}
      />
    </>
  );
}

const columns = (webhooks: { value: string; label: string }[]): Column<Delivery>[] => [
  {
    id: 'type',
    title: words.event,
    cell: ({ type }) => eventName(type),
    kind: 'choice',
    choices: ([...webhookEvents, webhookTestEvent] as const).map((value) => ({ value, label: eventName(value) })),
    isQuickFilter: true,
    width: { share: 1.2, least: 160 },
  },
  {
    id: 'state',
    title: words.state,
    cell: ({ state }) => <Mark tone={deliveryTones[state]}>{words.states[state]}</Mark>,
    kind: 'choice',
    choices: deliveryStates.map((value) => ({ value, label: words.states[value] })),
    isQuickFilter: true,
    onCard: 'side',
    width: { least: 124 },
  },
  { id: 'reply', title: words.reply, cell: replyText, width: { least: 140 } },
  {
    id: 'webhook',
    title: words.webhook,
    cell: ({ webhook }) => webhook.url,
    kind: 'choice',
    choices: webhooks,
    isQuickFilter: true,
    width: { share: 1.6, least: 200 },
  },
  {
    id: 'time',
    title: words.time,
    cell: ({ createdAt }) => <Moment at={createdAt} />,
    kind: 'moment',
    width: { least: 132 },
  },
  {
    id: 'attempts',
    title: words.attempts,
    cell: ({ attemptCount }) => attemptCount,
    isFigure: true,
    width: { share: 0.5, least: 84 },
  },
];
