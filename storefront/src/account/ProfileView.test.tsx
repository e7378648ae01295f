import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { noNetwork, refuse } from '../testing/test-api.ts';
import { profile } from '../testing/test-data.ts';
import { findings } from '../testing/test-findings.ts';
import { openPage } from '../testing/test-page.tsx';
import { button, field, link, main, expectVisible, title } from '../testing/test-steps.ts';

const good = 'another good password';

describe('the profile', () => {
  it('S1.7 S7.30 D5.1 a name is changed where it stands, and the focus comes back', async () => {
    const { api } = await openPage('/account', {
      signedIn: true,
      api: { updateProfile: ({ body }) => ({ ...profile, ...body }) },
    });
    await button('Change your name').click();
    await expect.element(field('First name')).toHaveFocus();
    await field('First name').fill('');
    await button('Save').click();
    await expectVisible(page.getByRole('alert').getByRole('link', { name: 'Please enter first name' }));
    await expect.poll(() => document.title).toBe('Error: Profile – Afterimage');
    expect(await findings()).toEqual([]);
    await field('First name').fill('Grace');
    await button('Save').click();
    await expectVisible(main().getByText(/^Grace Lovelace/));
    await expectVisible(main().getByText('Saved.'));
    await expect.poll(() => document.title).toBe('Profile – Afterimage');
    await expect.element(button('Change your name')).toHaveFocus();
    await expectVisible(link('Account of Grace'));
    expect(api.calls('updateProfile').map(({ body }) => body)).toEqual([{ firstName: 'Grace', lastName: 'Lovelace' }]);
  });

  it('S1.7 the language of mails is changed, and a form that is given up changes nothing', async () => {
    const { api } = await openPage('/account', {
      signedIn: true,
      api: { updateProfile: ({ body }) => ({ ...profile, ...body }) },
    });
    await button('Change your name').click();
    await field('First name').fill('Grace');
    await button('Cancel').click();
    await expectVisible(main().getByText('Ada Lovelace'));
    await expect.element(button('Change your name')).toHaveFocus();
    await button('Change the language of our e-mails').click();
    await page.getByRole('combobox', { name: 'Language of our e-mails' }).selectOptions('Deutsch');
    await button('Save').click();
    await expect.element(button('Change the language of our e-mails')).toHaveFocus();
    expect(api.calls('updateProfile').map(({ body }) => body.locale)).toEqual(['de']);
  });

  it('S1.7 D5.1 a new e-mail address needs the password, and holds when its link is opened', async () => {
    const { api } = await openPage('/account', { signedIn: true });
    const fields = { password: 'This is not your current password' };
    api.on('requestEmailChange', refuse('PASSWORD_WRONG', { fields }));
    await button('Change your e-mail address').click();
    await field('New e-mail address').fill('new@example.com');
    await field('Current password').fill('not this one');
    await button('Send the link').click();
    await expectVisible(page.getByRole('alert').getByText('This is not your current password').first());
    api.on('requestEmailChange', {});
    await field('Current password').fill(good);
    await button('Send the link').click();
    await expectVisible(page.getByText(/sent an e-mail with a link there\. Until you open it, you sign in with ada@/));
    await expectVisible(main().getByText(/^ada@example\.com/));
  });

  it('S1.7 D5.2 a new password', async () => {
    const { api } = await openPage('/account', { signedIn: true, api: { changePassword: {} } });
    await button('Change your password').click();
    await field('Current password').fill('the old one');
    await field('New password').fill('short');
    await userEvent.keyboard('{Enter}');
    await expectVisible(link(/must be at least 8 characters$/));
    await field('New password').fill(good);
    await button('Save').click();
    await expectVisible(page.getByText('Your new password is set, and your other devices are signed out.'));
    expect(api.calls('changePassword').map(({ body }) => body)).toEqual([
      { currentPassword: 'the old one', password: good },
    ]);
  });

  it('S8.2 an account that does not come can be asked for again', async () => {
    const { api } = await openPage('/account', { signedIn: true, api: { getProfile: noNetwork } });
    await expectVisible(page.getByText(/could not be loaded|No connection/).first());
    api.on('getProfile', profile);
    await button('Try again').click();
    await expectVisible(title('Profile'));
    await expectVisible(main().getByText('Ada Lovelace'));
  });
});
