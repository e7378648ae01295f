import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { makeAccount, password, submitSignIn, signInAt } from './account-steps.ts';
import { furtherStory } from './every-case.ts';
import { findingsOn } from './inspect.ts';
import { mailedLink, mailTo } from './mails.ts';
import { openPage, reloadPage } from './page-ready.ts';
import { useTestShop } from './test-shop.ts';
import { heading, expectToast } from './story-steps.ts';

const testShop = useTestShop();
const phone = { viewport: { width: 390, height: 844 } };
let accountCount = 0;

/** Somebody with an account, signed in at its first page. */
async function arrive(options: Parameters<typeof testShop.visit>[0] = phone) {
  accountCount += 1;
  const email = `account${accountCount}@mail.test`;
  await makeAccount(testShop.address, email);
  const page = await testShop.visit(options);
  await signInAt(page, email);
  return { page, email };
}

const open = async (page: Page, path: string, title: string) => {
  await openPage(page, path);
  await heading(page, title).waitFor();
};
const between = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Your account' }).getByRole('link', { name });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');

describe('the account', () => {
  it('S1.7 S7.30 name, language, e-mail address and password are changed where they stand', async () => {
    const { page, email } = await arrive();
    await open(page, '/account', 'Profile');
    await page.getByRole('button', { name: 'Change your name' }).click();
    await page.getByLabel('First name').fill('');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('alert').getByRole('link', { name: 'Please enter first name' }).waitFor();
    expect(await page.title()).toBe('Error: Profile – Afterimage');
    await page.getByLabel('First name').fill('Ada');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Ada Hopper').waitFor();
    await expect.poll(() => page.title()).toBe('Profile – Afterimage');
    await expect.poll(() => focused(page)).toBe('Change your name');

    await page.getByRole('button', { name: 'Change the language of our e-mails' }).click();
    await page.getByRole('combobox', { name: 'Language of our e-mails' }).selectOption('de');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => focused(page)).toBe('Change the language of our e-mails');
    await page.getByText('Saved.').last().waitFor();

    await page.getByRole('button', { name: 'Change your e-mail address' }).click();
    await page.getByLabel('New e-mail address').fill(`new.${email}`);
    await page.getByRole('textbox', { name: 'Current password' }).fill('not this one');
    await page.getByRole('button', { name: 'Send the link' }).click();
    await page.getByRole('alert').getByText('This is not your current password').waitFor();
    await page.getByRole('textbox', { name: 'Current password' }).fill(password);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await page.getByText(/sent an e-mail with a link/).waitFor();
    const link = await mailedLink(testShop.address, `new.${email}`, /Bestätigen Sie/, '/auth/email');
    const elsewhere = await testShop.visit(phone);
    await openPage(elsewhere, link);
    await elsewhere.getByRole('button').first().click();
    await elsewhere.getByText(`new.${email}`).waitFor();
    await reloadPage(page);
    await page.getByText(`new.${email}`).waitFor();

    await page.getByRole('button', { name: 'Change your password' }).click();
    await page.getByRole('textbox', { name: 'Current password' }).fill(password);
    await page.getByRole('textbox', { name: 'New password' }).fill('another good password');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText(/^Your new password is set/).waitFor();
    await openPage(elsewhere, '/auth/login');
    await submitSignIn(elsewhere, `new.${email}`, 'another good password');
    await elsewhere.waitForURL('**/home');
  });

  it('S4.10 S8.14 S7.7 S7.8 S7.9 addresses are added, changed in place, deleted and had back', async () => {
    const { page } = await arrive();
    await open(page, '/account', 'Profile');
    await between(page, 'Addresses').click();
    await page.getByRole('heading', { name: 'No saved addresses yet' }).waitFor();
    await page.getByRole('button', { name: 'Add an address' }).click();
    await page.getByLabel('Country').selectOption('SG');
    expect([await page.getByLabel('City').count(), await page.getByLabel('Postal code').count()]).toEqual([0, 1]);
    await page.getByLabel('Country').selectOption('US');
    await page.getByRole('button', { name: 'Save address' }).click();
    await page.getByRole('alert').getByRole('link', { name: 'Please enter state' }).waitFor();
    const addressInput = { 'First name': 'Ada', 'Last name': 'Byron', 'Street and number': '1 Main St' };
    for (const [label, text] of Object.entries({ ...addressInput, City: 'Austin', 'ZIP code': '7870' }))
      await page.getByLabel(label).fill(text);
    await page.getByLabel('State').selectOption('Texas');
    await page.getByRole('button', { name: 'Save address' }).click();
    await page.getByRole('alert').getByRole('link', { name: 'Please enter a valid ZIP code' }).waitFor();
    await page.getByLabel('ZIP code').fill('78701');
    await page.getByRole('button', { name: 'Save address' }).click();
    await expectToast(page, 'Address added successfully!');
    await page.getByText('Austin, TX 78701').waitFor();
    await page.getByText('Default address').waitFor();

    await page.getByRole('button', { name: 'Edit the address of Ada Byron' }).click();
    await page.getByLabel('Street and number').fill('2 Main St');
    await page.getByRole('button', { name: 'Save address' }).click();
    await expectToast(page, 'Address updated successfully!');
    await page.getByText('2 Main St').waitFor();
    await expect.poll(() => focused(page)).toBe('Edit the address of Ada Byron');

    await page.getByRole('button', { name: 'Delete the address of Ada Byron' }).click();
    await expectToast(page, 'Address deleted successfully!');
    await page.getByRole('button', { name: /^Undo/ }).click();
    await page.getByText('2 Main St').waitFor();
    await page.getByText('Default address').waitFor();
    await reloadPage(page);
    await page.getByText('Austin, TX 78701').waitFor();
  });

  it('S6.2 devices are listed and signed out', async () => {
    const { page, email } = await arrive();
    const other = await testShop.visit(phone);
    await signInAt(other, email);
    await open(page, '/account/sessions', 'Devices');
    await page.getByText('This device').waitFor();
    // The first session is the one in which the account was made.
    expect(await page.getByRole('button', { name: /^Sign out: / }).count()).toBe(2);
    await page.getByRole('button', { name: 'Sign out all other devices' }).click();
    await page.getByText('You’re not signed in anywhere else.').waitFor();
    await other.goto('/account/orders');
    await other.waitForURL('**/auth/login');
    await open(page, '/account', 'Profile');
  });

  it('S1.7 the copy of one’s data is a file; the account goes after the password was typed', async () => {
    const { page, email } = await arrive();
    await open(page, '/account/data', 'Your data');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download a copy' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^afterimage-\d{4}-\d{2}-\d{2}\.json$/);
    const copy = JSON.parse(await readFile(await download.path(), 'utf8')) as { profile: { email: string } };
    expect(copy.profile.email).toBe(email);

    await page.getByRole('button', { name: /^Delete your account/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Delete permanently' }).click();
    await dialog.getByRole('link', { name: 'Please enter password' }).waitFor();
    await dialog.getByRole('textbox').fill('not this one');
    await dialog.getByRole('button', { name: 'Delete permanently' }).click();
    await dialog.getByRole('link', { name: 'This is not your current password' }).waitFor();
    await dialog.getByRole('textbox').fill(password);
    await dialog.getByRole('button', { name: 'Delete permanently' }).click();
    await expectToast(page, 'Your account has been deleted');
    await page.waitForURL('**/home');
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await mailTo(testShop.address, email, /deleted/);
    await openPage(page, '/auth/login');
    testShop.forgive();
    await submitSignIn(page, email);
    await expectToast(page, 'Server error!');
  });

  furtherStory('D2.12 axe finds nothing serious on its pages, and nothing is wider than 320 px', async () => {
    const { page } = await arrive();
    await open(page, '/account', 'Profile');
    expect(await findingsOn(page), 'profile').toEqual([]);
    await page.getByRole('button', { name: 'Change your password' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('alert').waitFor();
    expect(await findingsOn(page), 'profile with mistakes').toEqual([]);
    await open(page, '/account/addresses', 'Addresses');
    expect(await findingsOn(page), 'no addresses').toEqual([]);
    await page.getByRole('button', { name: 'Add an address' }).click();
    expect(await findingsOn(page), 'address form').toEqual([]);
    await open(page, '/account/sessions', 'Devices');
    expect(await findingsOn(page), 'devices').toEqual([]);
    await open(page, '/account/data', 'Your data');
    expect(await findingsOn(page), 'data').toEqual([]);
    await page.getByRole('button', { name: /^Delete your account/ }).click();
    await page.getByRole('dialog').waitFor();
    expect(await findingsOn(page), 'erasure').toEqual([]);
    await openPage(page, '/auth/email');
    expect(await findingsOn(page), 'link without token').toEqual([]);
  });
});
