import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Session } from '@afterimage/contract/accounts.ts';
import { refuse } from '../testing/test-api.ts';
import { cart, profile, uuid } from '../testing/test-data.ts';
import { findings } from '../testing/test-findings.ts';
import { openPage } from '../testing/test-page.tsx';
import { button, expectGone, notices, expectVisible, expectToast } from '../testing/test-steps.ts';

const password = 'correct horse battery';
const session = (number: number, change: Partial<Session> = {}): Session => ({
  id: uuid(number),
  browser: 'Firefox',
  system: 'Linux',
  createdAt: '2026-05-01T10:00:00.000Z',
  lastUsedAt: '2026-05-02T10:00:00.000Z',
  current: false,
  ...change,
});

describe('devices', () => {
  const three = [session(1, { current: true, browser: 'Chrome' }), session(2), session(3, { system: null })];

  it('S6.2 are listed; one is signed out, and then all others', async () => {
    const { api } = await openPage('/account/sessions', {
      signedIn: true,
      api: { listSessions: { sessionList: three }, endSession: {}, endOtherSessions: {} },
    });
    await expectVisible(page.getByText('This device'));
    await expectVisible(page.getByText('Chrome on Linux'));
    expect(await findings([390])).toEqual([]);
    expect(page.getByRole('button', { name: /^Sign out: / }).elements()).toHaveLength(2);
    await button('Sign out: Firefox on Linux').click();
    await expectGone(button('Sign out: Firefox on Linux'));
    expect(api.calls('endSession').map(({ params }) => params)).toEqual([{ sessionId: uuid(2) }]);
    expect(button('Sign out all other devices').elements(), 'with one other device left').toEqual([]);
  });

  it('S6.2 all others are signed out at once', async () => {
    const { api } = await openPage('/account/sessions', {
      signedIn: true,
      api: { listSessions: { sessionList: three }, endOtherSessions: {} },
    });
    await button('Sign out all other devices').click();
    await expectVisible(page.getByText('You’re not signed in anywhere else.'));
    expect(api.calls('endOtherSessions')).toHaveLength(1);
  });

  it('S8.2 a device that cannot be signed out stays and the reason is told', async () => {
    await openPage('/account/sessions', {
      signedIn: true,
      api: { listSessions: { sessionList: three }, endSession: refuse('TOO_MANY_REQUESTS') },
    });
    await button('Sign out: Firefox on Linux').click();
    await expectToast('Too many attempts. Please try again in a moment.');
    await expectVisible(button('Sign out: Firefox on Linux'));
  });
});

describe('one’s own data', () => {
  const data = {
    exportedAt: '2026-05-04T10:00:00.000Z',
    profile: { ...profile, createdAt: '2026-05-01T10:00:00.000Z' },
    addressList: [],
    orderList: [],
    projectList: [],
    projectVersionList: [],
    draftList: [],
    reviewList: [],
    upvotedReviewIdList: [],
    wishlist: [],
    cart: cart(),
    fileList: [],
    reportList: [],
    stockNoticeList: [],
    takedownList: [],
    sessionList: [],
  };

  it('S1.7 the copy is saved as a file with its day', async () => {
    const { leftPaths: left } = await openPage('/account/data', { signedIn: true, api: { exportOwnData: data } });
    await button('Download a copy').click();
    await expectVisible(page.getByText('Your copy was saved as afterimage-2026-05-04.json.'));
    expect(left).toEqual([expect.stringMatching(/^blob:/)]);
    const saved = (await (await fetch(left[0] ?? '')).json()) as typeof data;
    expect(saved.profile.email).toBe('ada@example.com');
    expect(await findings()).toEqual([]);
  });

  it('S8.2 a copy that does not come is told', async () => {
    await openPage('/account/data', { signedIn: true, api: { exportOwnData: refuse('INTERNAL') } });
    await button('Download a copy').click();
    await expectToast('Something went wrong on our side. Nothing was lost; please try again.');
  });

  it('S1.7 D5.1 the account goes after the password was typed, and with it everything here', async () => {
    const { api, address } = await openPage('/account/data', { signedIn: true });
    await button(/^Delete your account/).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await dialog.getByRole('button', { name: 'Delete permanently' }).click();
    await expectVisible(dialog.getByRole('link', { name: 'Please enter password' }));
    expect(await findings([390])).toEqual([]);
    const fields = { password: 'This is not your current password' };
    api.once('eraseAccount', refuse('PASSWORD_WRONG', { fields }));
    await dialog.getByRole('textbox').fill('not this one');
    await dialog.getByRole('button', { name: 'Delete permanently' }).click();
    await expectVisible(dialog.getByRole('link', { name: 'This is not your current password' }));
    api.on('eraseAccount', {});
    await dialog.getByRole('textbox').fill(password);
    await dialog.getByRole('button', { name: 'Delete permanently' }).click();
    await expectToast('Your account has been deleted');
    await expect.poll(address).toBe('/home');
    expect(localStorage.getItem('token')).toBeNull();
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('ada@example.com');
  });

  it('S1.7 whoever keeps the account has told nothing', async () => {
    const { api } = await openPage('/account/data', { signedIn: true });
    await button(/^Delete your account/).click();
    await button('Keep my account').click();
    await expectGone(page.getByRole('dialog'));
    expect(api.calls('eraseAccount')).toEqual([]);
    expect(notices().elements()).toEqual([]);
  });
});
