import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Team } from '@afterimage/contract/admin/operators.ts';
import { refuse } from '../../../storefront/src/testing/test-api.ts';
import { openScreen, operatorAs } from '../testing/test-admin.tsx';

const at = '2026-11-24T10:00:00.000Z';
const own = operatorAs();
const grace: Team['operatorList'][number] = {
  id: '4f0e6b52-6a0e-4a44-9d8f-0d3a2f5f1a09',
  name: 'Grace',
  email: 'grace@shop.example',
  role: 'support',
  createdAt: at,
  passkeyCount: 1,
  hasPassword: false,
  sessionList: [],
  reset: null,
};
const invitation = {
  id: '4f0e6b52-6a0e-4a44-9d8f-0d3a2f5f1a10',
  email: 'new@shop.example',
  role: 'production',
  createdAt: at,
  expiresAt: at,
} as const;
const team = (part: Partial<Team['operatorList'][number]> = {}): Team => ({
  operatorList: [
    { ...grace, id: own.id, name: own.name, role: 'owner' },
    { ...grace, ...part },
  ],
  invitationList: [invitation],
});

it('D20.1 who has lost everything is mailed a new set-up link, which can be withdrawn', async () => {
  const reset = { id: '4f0e6b52-6a0e-4a44-9d8f-0d3a2f5f1a11', expiresAt: at };
  const { api } = await openScreen('/admin/team', {
    api: { listTeam: team(), resetOperator: team({ reset }), withdrawInvitation: team() },
  });
  await page.getByRole('button', { name: 'New set-up link for Grace' }).click();
  api.on('listTeam', team({ reset }));
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send the link' }).click();
  await expect.element(page.getByText('Set-up link sent to grace@shop.example')).toBeVisible();
  expect(api.calls('resetOperator')).toMatchObject([{ params: { operatorId: grace.id } }]);
  await page.getByRole('button', { name: 'Withdraw the set-up link of Grace' }).click();
  await expect.element(page.getByText('Set-up link withdrawn')).toBeVisible();
  expect(api.calls('withdrawInvitation')).toMatchObject([{ params: { invitationId: reset.id } }]);
  // Nobody sends themselves one: they have the screen of their own security.
  expect(page.getByRole('button', { name: /New set-up link for Ada/ }).elements()).toHaveLength(0);
});

it('D20.1 an invitation is sent again and withdrawn', async () => {
  const { api } = await openScreen('/admin/team', {
    api: { listTeam: team(), inviteOperator: team(), withdrawInvitation: team() },
  });
  await page.getByRole('button', { name: 'Send the invitation to new@shop.example again' }).click();
  await expect.element(page.getByText('Invitation sent to new@shop.example')).toBeVisible();
  expect(api.calls('inviteOperator')).toMatchObject([{ body: { email: invitation.email, role: 'production' } }]);
  await page.getByRole('button', { name: 'Withdraw the invitation of new@shop.example' }).click();
  await expect.element(page.getByText('Invitation withdrawn')).toBeVisible();
  expect(api.calls('withdrawInvitation')).toMatchObject([{ params: { invitationId: invitation.id } }]);
});

it('D20.1 a call that needs a fresh sign-in is repeated after it; a wrong password does not end the session', async () => {
  const { api, address } = await openScreen('/admin/team', {
    api: {
      listTeam: team(),
      resetOperator: refuse('SIGN_IN_AGAIN'),
      signInWithCode: refuse('SIGN_IN_REFUSED', { description: 'That is wrong' }),
    },
  });
  await page.getByRole('button', { name: 'New set-up link for Grace' }).click();
  await page.getByRole('button', { name: 'Send the link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Please confirm that it is you' });
  await dialog.getByLabelText('Password').fill('wrong');
  await dialog.getByLabelText('One-time code').fill('123456');
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect.element(dialog.getByText('That is wrong')).toBeVisible();
  expect(address()).toBe('/admin/team');
  api.on('signInWithCode', own);
  api.on('resetOperator', team());
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect.element(page.getByText('Set-up link sent to grace@shop.example')).toBeVisible();
  expect(api.calls('resetOperator')).toHaveLength(2);
});

it('D20.1 a passkey gets the name of its device', async () => {
  const security = {
    passkeyList: [{ id: grace.id, name: 'Laptop', isBackedUp: false, createdAt: at, lastUsedAt: null }],
    hasPassword: false,
    codesLeft: 10,
    sessionList: [],
  };
  const { api } = await openScreen('/admin/security', {
    api: {
      getOwnSecurity: security,
      renamePasskey: security,
      listOwnTokens: { tokenList: [] },
      listTeamTokens: { tokenList: [] },
    },
  });
  await page.getByRole('button', { name: 'Rename Laptop' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('Name', { exact: true }).fill('Work laptop');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Passkey renamed')).toBeVisible();
  expect(api.calls('renamePasskey')).toMatchObject([
    { params: { passkeyId: grace.id }, body: { name: 'Work laptop' } },
  ]);
});

it('D20.1 a passkey that is refused while setting up leads nowhere else', async () => {
  const description = 'This passkey does not fit';
  const { address } = await openScreen('/admin/setup#token', {
    api: {
      openSetupLink: { purpose: 'reset', role: 'support', email: grace.email, name: grace.name },
      getSetupTotp: { secret: 'ABC', address: 'otpauth://totp/x?secret=ABC', sealed: 'abc' },
      completeSetup: refuse('PASSKEY_INVALID', { description }),
    },
  });
  await page.getByRole('button', { name: 'Use a password and an app instead' }).click();
  await page.getByLabelText('New password').fill('correct horse battery');
  await page.getByLabelText('Six digits from the app').fill('123456');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText(description)).toBeVisible();
  expect(address()).toBe('/admin/setup#token');
});
