import { listQuery } from '../../admin/lists.ts';
import * as admin from '../../admin/webhooks.ts';
import { endpoint } from '../../endpoint.ts';

const settings = { caller: 'operator', right: 'settings.write' } as const;

/** The calls about where the shop tells other programs of its events. */
export const webhooksCalls = {
  listWebhooks: endpoint({ ...settings, summary: 'The endpoints that are told of events', reply: admin.webhookList }),
  addWebhook: endpoint({
    ...settings,
    summary: 'Add an endpoint; the reply is the only one that has its secret',
    body: admin.newWebhook,
    reply: admin.webhookSecret,
    errors: ['SIGN_IN_AGAIN'],
  }),
  changeWebhook: endpoint({
    ...settings,
    summary: 'Change an endpoint, or switch it on or off',
    params: admin.webhookParams,
    body: admin.changedWebhook,
    reply: admin.webhookList,
    errors: ['SIGN_IN_AGAIN', 'NOT_FOUND', 'RECORD_CHANGED'],
  }),
  removeWebhook: endpoint({
    ...settings,
    summary: 'Remove an endpoint with its deliveries',
    params: admin.webhookParams,
    reply: admin.webhookList,
    errors: ['SIGN_IN_AGAIN', 'NOT_FOUND'],
  }),
  renewWebhookSecret: endpoint({
    ...settings,
    summary: 'Give an endpoint another secret; for a day messages are signed by both',
    params: admin.webhookParams,
    reply: admin.webhookSecret,
    errors: ['SIGN_IN_AGAIN', 'NOT_FOUND'],
  }),
  testWebhook: endpoint({
    ...settings,
    summary: 'Send an endpoint a test event',
    params: admin.webhookParams,
    reply: admin.deliveryDetails,
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  }),
  listWebhookDeliveries: endpoint({
    ...settings,
    summary: 'What was sent to endpoints, the newest first',
    query: listQuery,
    reply: admin.deliveryPage,
  }),
  getWebhookDelivery: endpoint({
    ...settings,
    summary: 'A delivery with its body and each attempt',
    params: admin.deliveryParams,
    reply: admin.deliveryDetails,
    errors: ['NOT_FOUND'],
  }),
  resendWebhookDelivery: endpoint({
    ...settings,
    summary: 'Send a delivery again',
    params: admin.deliveryParams,
    reply: admin.deliveryDetails,
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  }),
};
