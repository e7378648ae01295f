import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Reply } from '@afterimage/contract/api.ts';
import { refuse } from '../../../storefront/src/testing/test-api.ts';
import { openScreen } from '../testing/test-admin.tsx';
import { findings } from '../../../storefront/src/testing/test-findings.ts';

const unset: Reply<'getMailServer'> = {
  byHost: false,
  server: null,
  hasOutbox: false,
  proposal: { senderName: 'Lichtbild', senderAddress: 'hallo@lichtbild.example' },
  version: 0,
};
const server = {
  host: 'mail.example.com',
  port: 465,
  encryption: 'tls' as const,
  user: 'shop',
  hasPassword: true,
  senderName: 'Lichtbild',
  senderAddress: 'hallo@lichtbild.example',
};
const path = '/admin/settings/mail';

it('D20.1 the owner tries a mail server before it is saved; what it refuses stands at its field', async () => {
  const { api } = await openScreen(path, { api: { getMailServer: unset } });
  await expect.element(page.getByText(/There is no mail server yet/)).toBeVisible();
  await page.getByLabelText('Server name').fill('mail.example.com');
  await page.getByLabelText('Encryption').selectOptions('tls');
  await expect.element(page.getByLabelText('Port number')).toHaveValue('465');
  await page.getByLabelText('User name').fill('shop');
  await page.getByLabelText('Password').fill('guess');
  const test = page.getByRole('button', { name: 'Send a test mail' });
  api.once('testMailServer', refuse('INVALID_REQUEST', { fields: { password: 'It says: 535 wrong' } }));
  await test.click();
  await expect.element(page.getByText('It says: 535 wrong')).toBeVisible();
  expect(await findings()).toEqual([]);
  await page.getByLabelText('Password').fill('right');
  api.once('testMailServer', { to: 'ada@example.com' });
  await test.click();
  await expect.element(page.getByText('Sent to ada@example.com')).toBeVisible();
  const saved = { ...unset, server, version: 1 };
  api.on('saveMailServer', saved);
  api.on('getMailServer', saved);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect.element(page.getByText(/It is set\. Leave the field empty/)).toBeVisible();
  await expect.element(page.getByLabelText('Password')).toHaveValue('');
  const { hasPassword: _, ...typed } = server;
  expect(api.calls('saveMailServer').map(({ body }) => body)).toEqual([{ ...typed, password: 'right', version: 0 }]);
});

it('D20.1 a server is removed after a question; in a demo mails are in the outbox then', async () => {
  const { api } = await openScreen(path, {
    api: { getMailServer: { ...unset, server, version: 4 }, removeService: {} },
  });
  await page.getByRole('button', { name: 'Remove the mail server' }).click();
  api.on('getMailServer', { ...unset, hasOutbox: true, version: 5 });
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect.element(page.getByText(/kept in its outbox/)).toBeVisible();
  await expect.element(page.getByLabelText('Server name')).toHaveValue('');
  expect(api.calls('removeService')).toMatchObject([{ params: { service: 'mail-server' }, query: { version: 4 } }]);
});

it('D20.2 a server that the environment names is shown without fields', async () => {
  await openScreen(path, { api: { getMailServer: { ...unset, byHost: true, server } } });
  await expect.element(page.getByText('mail.example.com:465')).toBeVisible();
  await expect.element(page.getByText(/SMTP_URL and MAIL_FROM/)).toBeVisible();
  expect(page.getByRole('textbox').elements()).toHaveLength(0);
});
