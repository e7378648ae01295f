import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { noNetwork, refuse } from '../testing/test-api.ts';
import { rememberingAddresses } from '../testing/test-addresses.ts';
import { address, uuid } from '../testing/test-data.ts';
import { findings } from '../testing/test-findings.ts';
import { openPage } from '../testing/test-page.tsx';
import {
  appeared,
  button,
  field,
  focusOn,
  expectGone,
  link,
  main,
  expectVisible,
  expectToast,
} from '../testing/test-steps.ts';

const open = (...addresses: Parameters<typeof rememberingAddresses>) =>
  openPage('/account/addresses', { signedIn: true, api: rememberingAddresses(...addresses) });
const fill = async (values: Record<string, string>) => {
  for (const [label, text] of Object.entries(values)) await field(label).fill(text);
};

describe('saved addresses', () => {
  it('S4.10 S8.14 S7.7 D3.9 the first one is asked for by the rules of its country', async () => {
    const { api } = await open();
    await expectVisible(page.getByRole('heading', { name: 'No saved addresses yet' }));
    await button('Add an address').click();
    await expect.element(field('Country')).toHaveFocus();
    await field('Country').selectOptions('Singapore');
    expect([field('City').elements().length, field('Postal code').elements().length]).toEqual([0, 1]);
    await field('Country').selectOptions('United States');
    await button('Save address').click();
    await expectVisible(page.getByRole('alert').getByRole('link', { name: 'Please enter state' }));
    expect(await findings()).toEqual([]);
    await fill({ 'First name': 'Ada', 'Last name': 'Byron', 'Street and number': '1 Main St', City: 'Austin' });
    await field('ZIP code').fill('7870');
    await field('State').selectOptions('Texas');
    await button('Save address').click();
    await expectVisible(page.getByRole('alert').getByRole('link', { name: 'Please enter a valid ZIP code' }));
    await field('ZIP code').fill('78701');
    await button('Save address').click();
    await expectToast('Address added successfully!');
    await expectVisible(page.getByText('Austin, TX 78701'));
    await expectVisible(page.getByText('Default address'));
    expect(api.calls('addAddress').map(({ body }) => body)).toMatchObject([{ region: 'TX', countryCode: 'US' }]);
  });

  it('S4.10 S8.14 S7.8 is changed where it stands, and the focus comes back', async () => {
    const { api } = await open(address(), address({ id: uuid(21), firstName: 'Grace', isDefault: false }));
    await button('Edit the address of Grace Lovelace').click();
    await field('Street and number').fill('Hauptstr. 2');
    await page.getByRole('checkbox', { name: 'Use as default address' }).click({ force: true });
    await button('Save address').click();
    await expectToast('Address updated successfully!');
    await expectVisible(page.getByText('Hauptstr. 2'));
    await expect.element(button('Edit the address of Grace Lovelace')).toHaveFocus();
    expect(api.calls('updateAddress').map(({ params, body }) => [params.addressId, body.isDefault])).toEqual([
      [uuid(21), true],
    ]);
  });

  it('S4.10 S8.14 S7.9 one that was deleted can be had back, by keyboard alone', async () => {
    await open(address());
    await focusOn(button('Delete the address of Ada Lovelace'));
    await userEvent.keyboard('{Enter}');
    await expectToast('Address deleted successfully!');
    const undo = button('Undo: keep the address of Ada Lovelace');
    await expect.element(undo).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expectVisible(page.getByText('10119 Berlin'));
    await expectVisible(page.getByText('Default address'));
    await expectGone(undo);
  });

  it('S7.9 after 4.5 s it is gone for good, and one that is refused stays', async () => {
    const { api } = await open(address(), address({ id: uuid(21), firstName: 'Grace', isDefault: false }));
    api.once('deleteAddress', refuse('TOO_MANY_REQUESTS', { description: 'A little slower, please.' }));
    await button('Delete the address of Ada Lovelace').click();
    await expectToast('A little slower, please.');
    await expectVisible(button('Edit the address of Ada Lovelace'));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    (button('Delete the address of Ada Lovelace').element() as HTMLElement).click();
    const undo = button('Undo: keep the address of Ada Lovelace');
    await appeared(undo);
    undo.element().blur();
    await vi.advanceTimersByTimeAsync(4600);
    vi.useRealTimers();
    await expectGone(undo);
    expect(api.calls('addAddress')).toEqual([]);
  });

  it('D3.9 D5.1 is typed with the keyboard alone', async () => {
    const { api } = await open();
    await focusOn(button('Add an address'));
    await userEvent.keyboard('{Enter}');
    await expect.element(field('Country')).toHaveFocus();
    await userEvent.keyboard('Germ{Tab}Ada{Tab}Byron{Tab}{Tab}Hauptstr. 1{Tab}{Tab}10115{Tab}Berlin{Enter}');
    await expectVisible(page.getByText('10115 Berlin'));
    expect(api.calls('addAddress').map(({ body }) => body.countryCode)).toEqual(['DE']);
  });

  it('D5.1 what the server refuses lands at its field', async () => {
    const { api } = await open();
    api.on('addAddress', refuse('INVALID_REQUEST', { fields: { postalCode: 'There is no such postal code' } }));
    await button('Add an address').click();
    await field('Country').selectOptions('Germany');
    await fill({ 'First name': 'Ada', 'Last name': 'Byron', 'Street and number': 'Weg 1', City: 'Ulm' });
    await field('Postal code').fill('00000');
    await button('Save address').click();
    await expectVisible(link('There is no such postal code'));
    await expect.element(field('Postal code')).toBeInvalid();
  });

  it('S8.5 addresses that do not come are told and can be asked for again', async () => {
    const { api } = await openPage('/account/addresses', { signedIn: true, api: { listAddresses: noNetwork } });
    await expectToast('Failed to fetch addresses');
    api.on('listAddresses', { addressList: [address()] });
    await main().getByRole('button', { name: 'Try again' }).click();
    await expectVisible(page.getByText('10119 Berlin'));
  });
});
