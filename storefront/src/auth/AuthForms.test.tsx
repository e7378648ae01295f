import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { noNetwork, refuse } from '../testing/test-api.ts';
import { profile } from '../testing/test-data.ts';
import { findings } from '../testing/test-findings.ts';
import { endPage, openPage, testToken } from '../testing/test-page.tsx';
import {
  button,
  expectGone,
  field,
  link,
  main,
  notice,
  expectVisible,
  signIn,
  texts,
  title,
  expectToast,
  signOutElsewhere,
} from '../testing/test-steps.ts';

const good = 'correct horse battery';

describe('signing in', () => {
  it('S4.5 S8.9 S6.3 S9.3 stores the token under its key and in a cookie, greets, and leads home', async () => {
    const { api, address } = await openPage('/auth/login');
    await signIn();
    await expectToast('Welcome back!', "We're glad to have you back.");
    await expect.poll(address).toBe('/home');
    expect(localStorage.getItem('token')).toBe(testToken);
    const cookie = await cookieStore.get('token');
    expect(cookie).toMatchObject({ value: testToken, path: '/', expires: null, sameSite: 'lax' });
    expect(api.calls('login').map(({ body }) => body)).toEqual([{ email: 'ada@example.com', password: good }]);
    await expect.poll(() => api.calls('getProfile').map(({ token }) => token)).toEqual([testToken]);
    await expectVisible(link('Account of Ada'));
  });

  it('S8.3 S8.2 a refusal is titled "Server error!" with its reason, read at once, and leads nowhere', async () => {
    const { address } = await openPage('/auth/login', { api: { login: refuse('INVALID_CREDENTIALS') } });
    await signIn('not the password');
    await expectToast('Server error!', 'The e-mail address or the password is wrong.');
    const region = notice('Server error!').element().closest('[aria-live]');
    expect(region?.getAttribute('aria-live')).toBe('assertive');
    await expect.poll(address).toBe('/auth/login');
    expect(localStorage.getItem('redirectPath')).toBeNull();
  });

  it('S8.2 a shop that cannot be reached is told in words', async () => {
    await openPage('/auth/login', { api: { login: noNetwork } });
    await signIn();
    await expectToast('Server error!', 'The shop cannot be reached. Please check your connection and try again.');
  });

  it('D5.1 what is missing is said at its field and in a list that leads there', async () => {
    await openPage('/auth/login');
    await button('Sign in').click();
    const problems = page.getByRole('alert').first();
    await expect.element(problems).toHaveFocus();
    expect(texts(problems.getByRole('link'))).toEqual(['Please enter e-mail address', 'Please enter password']);
    await expect.poll(() => document.title).toBe('Error: Sign in – Afterimage');
    await link('Please enter password').click();
    await expect.element(field('Password')).toHaveFocus();
    await expect.element(field('Password')).toBeInvalid();
    await expect.element(field('Password')).toHaveAccessibleDescription('Please enter password');
    await userEvent.keyboard('x');
    await expect.element(field('Password')).not.toHaveAttribute('aria-invalid');
    expect(await findings()).toEqual([]);
  });

  it('D5.1 a field that is left is checked, an empty one is not', async () => {
    await openPage('/auth/login');
    await field('E-mail address').click();
    await userEvent.keyboard('{Tab}');
    await expect.element(field('E-mail address')).not.toHaveAttribute('aria-invalid');
    await field('E-mail address').fill('ada@');
    await userEvent.keyboard('{Tab}');
    await expect.element(field('E-mail address')).toHaveAccessibleDescription('Please enter a valid e-mail address');
  });

  it('D5.1 a password can be shown, and is hidden again', async () => {
    await openPage('/auth/login', { locale: 'de' });
    await expect.element(field('Passwort')).toHaveAttribute('type', 'password');
    await button('Passwort anzeigen').click();
    await expect.element(field('Passwort')).toHaveAttribute('type', 'text');
    await button('Passwort verbergen').click();
    await expect.element(field('Passwort')).toHaveAttribute('type', 'password');
  });

  it('S4.5 the form is sent once, however often its button is pressed', async () => {
    const { api } = await openPage('/auth/login');
    const slow = api.hold('login');
    await field('E-mail address').fill('ada@example.com');
    await field('Password').fill(good);
    await button('Sign in').dblClick();
    await slow.arrived;
    await userEvent.keyboard('{Enter}');
    await expect.element(button(/^Signing in/)).toHaveAttribute('aria-busy', 'true');
    slow.release();
    await expectToast('Welcome back!');
    expect(api.calls('login')).toHaveLength(1);
  });
});

describe('a session that has ended', () => {
  const account = { '/account/addresses': 'listAddresses', '/account/orders': 'listOrders' } as const;

  it.each(Object.entries(account))('S8.1 is told where %s leads to the sign-in', async (path, name) => {
    const { address, router } = await openPage('/home', { signedIn: true, api: { [name]: refuse('UNAUTHENTICATED') } });
    await expectVisible(link('Account of Ada'));
    await router.navigate(path);
    await expectToast('Please sign in to continue.');
    await expect.poll(address).toBe('/auth/login');
    expect([localStorage.getItem('token'), localStorage.getItem('redirectPath')]).toEqual([null, path]);
  });

  it('S6.2 S2.3 in another tab leads to the sign-in here, and back from there', async () => {
    const { address } = await openPage('/account/orders', { signedIn: true });
    await expectVisible(link('Account of Ada'));
    signOutElsewhere();
    await expect.poll(address).toBe('/auth/login');
    expect(localStorage.getItem('redirectPath')).toBe('/account/orders');
  });
});

describe('making an account', () => {
  const fillIn = async (password: string) => {
    await field('First name').fill('Ada');
    await field('Last name').fill('Lovelace');
    await field('E-mail address').fill('ada@example.com');
    await field('Password').fill(password);
    await userEvent.keyboard('{Enter}');
  };

  it('S4.6 S8.10 asks to look into the mailbox and leads home', async () => {
    const { api, address } = await openPage('/auth/register', { api: { register: {} } });
    await fillIn(good);
    await expectToast('Successfully registered!', 'Please, check the registered email for the verification.');
    await expect.poll(address).toBe('/home');
    expect(api.calls('register').map(({ body }) => body)).toEqual([
      { email: 'ada@example.com', password: good, firstName: 'Ada', lastName: 'Lovelace' },
    ]);
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain(good);
  });

  it('D5.2 D5.1 a short password is refused here already; what the server refuses lands at its field', async () => {
    const { api } = await openPage('/auth/register');
    await fillIn('short');
    await expectVisible(link(/must be at least 8 characters$/));
    expect(api.calls('register')).toEqual([]);
    api.on('register', refuse('INVALID_REQUEST', { fields: { email: 'Please enter another e-mail address' } }));
    await field('Password').fill(good);
    await button('Create an account').click();
    await expectVisible(link('Please enter another e-mail address'));
    await expect.element(field('E-mail address')).toBeInvalid();
  });

  it('S4.7 S8.11 S6.3 the mailed link signs in, greets, and leads home', async () => {
    const { api, address } = await openPage('/auth/verify?token=once', {
      api: { verifyRegistration: { accessToken: testToken } },
    });
    await expectToast('Enjoy your purchase!', 'We glad to see you!');
    await expect.poll(address).toBe('/home');
    expect(localStorage.getItem('token')).toBe(testToken);
    expect(api.calls('verifyRegistration').map(({ body }) => body)).toEqual([{ token: 'once' }]);
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('once');
  });

  it('S8.3 a link that is used up or not whole says so, and leads to the sign-in', async () => {
    await openPage('/auth/verify?token=old', { api: { verifyRegistration: refuse('TOKEN_INVALID') } });
    await expectToast('Server error!');
    await expectVisible(main().getByText('This link has expired or has already been used. Please request a new one.'));
    await endPage();
    const { api } = await openPage('/auth/verify');
    await expectVisible(page.getByText(/^This link is incomplete\./));
    await expect.element(link('Sign in').last()).toHaveAttribute('href', '/auth/login');
    expect(api.calls('verifyRegistration')).toEqual([]);
  });
});

describe('a new password', () => {
  it('S4.8 S8.12 is asked for by mail, and the way leads home', async () => {
    const { api, address } = await openPage('/auth/reset', { api: { requestPasswordReset: {} } });
    await field('E-mail address').fill('ada@example.com');
    await button('Send the link').click();
    await expectToast('Check your Email!', 'Please, check the login email for the reset password link.');
    await expect.poll(address).toBe('/home');
    expect(api.calls('requestPasswordReset')).toHaveLength(1);
  });

  it('S4.9 S8.13 is confirmed, and the person stays; its token is never kept', async () => {
    const { api, address } = await openPage('/auth/reset/new?token=secret-token', { api: { resetPassword: {} } });
    await field('New password').fill(good);
    await button('Save the new password').click();
    await expectToast('Successfully updated!', 'Enjoy your purchase!');
    await expectVisible(title('Your new password is set'));
    await expect.poll(address).toBe('/auth/reset/new?token=secret-token');
    expect(api.calls('resetPassword').map(({ body }) => body)).toEqual([{ token: 'secret-token', password: good }]);
    expect(JSON.stringify([...Object.entries(localStorage), ...Object.entries(sessionStorage)])).not.toMatch(
      new RegExp(`secret-token|${good}`),
    );
  });

  it('S8.3 a link that is used up is told; one that is not whole leads to a new one', async () => {
    await openPage('/auth/reset/new?token=old', { api: { resetPassword: refuse('TOKEN_INVALID') } });
    await field('New password').fill(good);
    await button('Save the new password').click();
    await expectToast('Server error!', 'This link has expired or has already been used. Please request a new one.');
    await expect.element(link('Request a new link')).toHaveAttribute('href', '/auth/reset');
    await expectVisible(main().getByText(/^This link has expired or has already been used/));
    await expectGone(field('New password'));
    await endPage();
    await openPage('/auth/reset/new');
    await expect.element(link('Request a new link')).toHaveAttribute('href', '/auth/reset');
  });
});

describe('a new e-mail address', () => {
  it('S7.30 is confirmed by a press of the mailed page’s button, not by opening it', async () => {
    const { api } = await openPage('/auth/email?token=once', {
      signedIn: true,
      api: { verifyEmailChange: { email: 'new@example.com' } },
    });
    await expect.poll(() => api.calls('getProfile')).toHaveLength(1);
    expect(api.calls('verifyEmailChange')).toEqual([]);
    api.on('getProfile', { ...profile, email: 'new@example.com' });
    await main().getByRole('button').first().click();
    await expectVisible(page.getByText(/new@example\.com/));
    await expect.poll(() => api.calls('getProfile')).toHaveLength(2);
    expect(await findings([390])).toEqual([]);
  });

  it('S8.3 a used-up link says why; without a network it can be pressed again', async () => {
    const { api } = await openPage('/auth/email?token=once', { api: { verifyEmailChange: noNetwork } });
    await main().getByRole('button').first().click();
    await expectVisible(page.getByRole('alert').getByText(/^The shop cannot be reached/));
    api.on('verifyEmailChange', refuse('EMAIL_TAKEN'));
    await main().getByRole('button').first().click();
    await expectVisible(page.getByRole('alert').getByText('There is another account with this e-mail address.'));
    await endPage();
    await openPage('/auth/email');
    await expectVisible(page.getByRole('alert'));
    expect(await findings([390])).toEqual([]);
  });
});

describe('signing out', () => {
  it('S2.2 S6.3 takes the token away and leads home, whatever the server says', async () => {
    const { address } = await openPage('/account', { signedIn: true, api: { logout: refuse('INTERNAL') } });
    await button('Sign out').first().click();
    await expect.poll(address).toBe('/home');
    expect(localStorage.getItem('token')).toBeNull();
    expect(await cookieStore.get('token')).toBeNull();
    await expectVisible(page.getByRole('banner').getByRole('link', { name: 'Sign in' }));
  });
});
