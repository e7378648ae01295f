import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { OwnTokens } from '@afterimage/contract/admin/operators.ts';
import type { WebhookDeliveryDetails, WebhookEndpointView } from '@afterimage/contract/admin/webhooks.ts';
import type { Reply } from '@afterimage/contract/api.ts';
import { refuse } from '../../../storefront/src/testing/test-api.ts';
import { openScreen } from '../testing/test-admin.tsx';

const at = '2026-11-24T10:00:00.000Z';
const id = '4f0e6b52-6a0e-4a44-9d8f-0d3a2f5f1a20';
const webhook: WebhookEndpointView = {
  id,
  url: 'https://erp.example.com/hook',
  eventList: ['order.paid'],
  isEnabled: true,
  offReason: null,
  failingSince: null,
  oldSecretUntil: null,
  version: 3,
  createdAt: at,
};
const delivery: WebhookDeliveryDetails = {
  id: 7,
  messageId: 'msg_1',
  type: 'webhook.test',
  webhook: { id, url: webhook.url },
  state: 'failed',
  createdAt: at,
  nextAttemptAt: null,
  attemptCount: 1,
  status: 500,
  failure: 'status',
  body: '{"type":"webhook.test"}',
  attemptList: [{ createdAt: at, status: 500, failure: 'status', reply: 'queue is full', milliseconds: 12 }],
};

it('a webhook is added with its events; a wrong address is told at the field, and the secret is shown once', async () => {
  const { api } = await openScreen('/admin/settings/webhooks', {
    api: {
      listWebhooks: { webhookList: [] },
      addWebhook: refuse('INVALID_REQUEST', { fields: { url: 'This address leads into a private network.' } }),
    },
  });
  await page.getByRole('button', { name: 'Add a webhook' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('Address').fill('https://10.0.0.1/');
  await dialog.getByText('Parcel sent').click();
  await dialog.getByRole('button', { name: 'Add a webhook' }).click();
  await expect.element(dialog.getByText('This address leads into a private network.')).toBeVisible();
  api.on('addWebhook', { webhookList: [webhook], secret: 'whsec_abc' });
  await dialog.getByLabelText('Address').fill(webhook.url);
  api.on('listWebhooks', { webhookList: [webhook] });
  await dialog.getByRole('button', { name: 'Add a webhook' }).click();
  await expect.element(page.getByRole('alertdialog').getByText('whsec_abc')).toBeVisible();
  expect(api.calls('addWebhook')[1]).toMatchObject({
    body: { url: webhook.url, eventList: ['order.paid', 'parcel.sent'] },
  });
  // Nothing but the word that it is stored takes the secret away.
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('whsec_abc')).toBeVisible();
  expect(page.getByRole('alertdialog').getByRole('button').elements()).toHaveLength(2);
  await page.getByRole('button', { name: 'I have stored it' }).click();
  await expect.element(page.getByRole('heading', { name: webhook.url })).toBeVisible();
  expect(page.getByText('whsec_abc').elements()).toHaveLength(0);
});

it('a webhook that the shop has switched off says why, and is switched on with the version that was seen', async () => {
  const off = { ...webhook, isEnabled: false, offReason: 'failing' } as const;
  const { api } = await openScreen('/admin/settings/webhooks', {
    api: { listWebhooks: { webhookList: [off] }, changeWebhook: { webhookList: [webhook] } },
  });
  await expect.element(page.getByText(/every attempt failed for 5 days/)).toBeVisible();
  api.on('listWebhooks', { webhookList: [webhook] });
  await page.getByRole('button', { name: 'Switch on' }).click();
  await expect.element(page.getByRole('button', { name: 'Switch off' })).toBeVisible();
  expect(api.calls('changeWebhook')).toMatchObject([{ body: { isEnabled: true, version: 3 } }]);
});

it('a test is sent and its delivery shown with the reply; it can be sent again', async () => {
  const { api, address } = await openScreen('/admin/settings/webhooks', {
    api: {
      listWebhooks: { webhookList: [webhook] },
      testWebhook: delivery,
      getWebhookDelivery: delivery,
      resendWebhookDelivery: delivery,
    },
  });
  await page.getByRole('button', { name: 'Send a test' }).click();
  await expect.element(page.getByText('queue is full')).toBeVisible();
  expect(address()).toBe('/admin/settings/webhooks/deliveries/7');
  await expect.element(page.getByText('500, refused after 12 ms')).toBeVisible();
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect.element(page.getByText('It is sent again now')).toBeVisible();
  expect(api.calls('resendWebhookDelivery')).toMatchObject([{ params: { deliveryId: 7 } }]);
});

it('a token is made with the rights that were ticked, shown once, and revoked', async () => {
  const token: OwnTokens['tokenList'][number] = {
    id,
    name: 'Accounting',
    ending: 'x7Qk',
    rightList: ['orders.read'],
    createdAt: at,
    expiresAt: at,
    isExpired: false,
    lastUsedAt: null,
  };
  const { api } = await openScreen('/admin/security', {
    api: {
      getOwnSecurity: { passkeyList: [], hasPassword: true, codesLeft: 10, sessionList: [] },
      listOwnTokens: { tokenList: [] },
      listTeamTokens: { tokenList: [] },
      makeToken: { token: 'afterimage_secret', tokenList: [token] },
      revokeToken: { tokenList: [] },
    },
  });
  await page.getByRole('button', { name: 'New token' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('Name').fill('Accounting');
  await expect.element(dialog.getByRole('button', { name: 'Make the token' })).toBeDisabled();
  await dialog.getByText('See orders').click();
  api.on('listOwnTokens', { tokenList: [token] });
  await dialog.getByRole('button', { name: 'Make the token' }).click();
  await expect.element(page.getByText('afterimage_secret')).toBeVisible();
  expect(api.calls('makeToken')).toMatchObject([
    { body: { name: 'Accounting', rightList: ['orders.read'], days: 90 } },
  ]);
  await page.getByRole('button', { name: 'I have stored it' }).click();
  api.on('listOwnTokens', { tokenList: [] });
  await page.getByRole('button', { name: 'Revoke Accounting' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect.element(page.getByText('Token revoked')).toBeVisible();
  expect(api.calls('revokeToken')).toMatchObject([{ params: { tokenId: id } }]);
});

it('an owner revokes the token of another operator', async () => {
  const token: Reply<'listTeamTokens'>['tokenList'][number] = {
    id,
    name: 'Label printer',
    ending: 'x7Qk',
    rightList: ['orders.read'],
    createdAt: at,
    expiresAt: at,
    isExpired: false,
    lastUsedAt: null,
    operator: { id, name: 'Grace Hopper' },
  };
  const { api } = await openScreen('/admin/security', {
    api: {
      getOwnSecurity: { passkeyList: [], hasPassword: true, codesLeft: 10, sessionList: [] },
      listOwnTokens: { tokenList: [] },
      listTeamTokens: { tokenList: [token] },
      revokeTeamToken: { tokenList: [] },
    },
  });
  const section = page.getByRole('region', { name: 'Access tokens of the team' });
  await expect.element(section.getByText('Grace Hopper')).toBeVisible();
  await section.getByRole('button', { name: 'Revoke Label printer' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect.element(page.getByText('Token revoked')).toBeVisible();
  expect(api.calls('revokeTeamToken')).toMatchObject([{ params: { tokenId: id } }]);
});
