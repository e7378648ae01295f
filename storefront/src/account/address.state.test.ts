import { expect, it } from 'vitest';
import type { Address } from '@afterimage/contract/accounts.ts';
import { testShop } from '../app/test-shop.ts';
import { addAddress, deleteAddress, loadAddresses, updateAddress } from './address.state.ts';

const address = (id: string, change: Partial<Address> = {}): Address => ({
  id,
  firstName: 'A',
  lastName: 'B',
  line1: 'x',
  city: 'y',
  postalCode: '1',
  countryCode: 'DE',
  isDefault: false,
  ...change,
});
const body = { firstName: 'A', lastName: 'B', line1: 'x', city: 'y', postalCode: '1', countryCode: 'DE' };

it('S4.10 fetch replaces, add appends, update replaces by id, delete removes by id', async () => {
  const shop = testShop({
    listAddresses: { addressList: [address('a'), address('b')] },
    addAddress: address('c'),
    updateAddress: address('b', { city: 'Elsewhere' }),
    deleteAddress: {},
  });
  const list = () => shop.store.getState().address.addressList.map(({ id, city }) => [id, city]);
  await shop.store.dispatch(addAddress(body));
  await shop.store.dispatch(loadAddresses());
  expect(list()).toEqual([
    ['a', 'y'],
    ['b', 'y'],
  ]);
  await shop.store.dispatch(addAddress(body));
  await shop.store.dispatch(updateAddress({ addressId: 'b', body }));
  expect(list()).toEqual([
    ['a', 'y'],
    ['b', 'Elsewhere'],
    ['c', 'y'],
  ]);
  await shop.store.dispatch(deleteAddress('a'));
  expect(list().map(([id]) => id)).toEqual(['b', 'c']);
});

it('D3.9 a new default takes the mark from the one before', async () => {
  const shop = testShop({
    listAddresses: { addressList: [address('a', { isDefault: true })] },
    addAddress: address('b', { isDefault: true }),
  });
  await shop.store.dispatch(loadAddresses());
  await shop.store.dispatch(addAddress({ ...body, isDefault: true }));
  expect(shop.store.getState().address.addressList.map(({ isDefault }) => isDefault)).toEqual([false, true]);
});
