import type { Address } from '@afterimage/contract/accounts.ts';
import { type Answers, refuse } from './test-api.ts';
import { uuid } from './test-data.ts';

/** The answers of an address book that remembers; the first address, and the one that is chosen, is the default. */
export function rememberingAddresses(...addresses: Address[]): Answers {
  let list = addresses;
  let next = 200;
  const putAddress = (changed: Address, others: Address[]) => {
    const isDefault = changed.isDefault || others.length === 0;
    list = [...others.map((one) => (isDefault ? { ...one, isDefault: false } : one)), { ...changed, isDefault }];
    return list.at(-1) ?? changed;
  };
  return {
    listAddresses: () => ({ addressList: list }),
    addAddress: ({ body }) => {
      next += 1;
      return putAddress({ ...(body as Address), id: uuid(next) }, list);
    },
    updateAddress: ({ params: { addressId }, body }) =>
      list.some(({ id }) => id === addressId)
        ? putAddress(
            { ...(body as Address), id: addressId },
            list.filter(({ id }) => id !== addressId),
          )
        : refuse('ADDRESS_NOT_FOUND'),
    deleteAddress: ({ params: { addressId } }) => {
      list = list.filter(({ id }) => id !== addressId);
      return {};
    },
  };
}
