import type { AddressBody, PostalAddress } from '@afterimage/contract/accounts.ts';
import type { DeliveryMethod } from '@afterimage/contract/checkout.ts';
import { deliveryPrice } from '@afterimage/contract/money.ts';
import { loadAddress } from '../accounts/addresses.ts';
import { checkAddress } from '../accounts/check-address.ts';
import type { Database } from '../db/connection.ts';
import { fail } from '../failure.ts';
import { deliveryMethodsTo } from './delivery-methods.ts';

/** What a body says about where its order goes and how. */
interface Wish {
  addressId?: string | undefined;
  address?: AddressBody | undefined;
  deliveryMethod: string;
}

/** The address and the way of delivery, found and found possible. */
interface Destination {
  address: PostalAddress;
  method: DeliveryMethod;
}

export async function findDestination(db: Database, accountId: string, wish: Wish): Promise<Destination> {
  const address = wish.address
    ? await checkAddress(db, wish.address, 'address.')
    : await loadAddress(db, accountId, wish.addressId ?? '');
  const method = deliveryMethodsTo(address.countryCode).find(({ id }) => id === wish.deliveryMethod);
  if (!method) fail('DELIVERY_INVALID', { fields: { deliveryMethod: 'Please choose a delivery method' } });
  return { address, method };
}

/** What an order costs in the end, with its delivery. */
export function totalWith(sums: { subtotal: number; discount: number }, { address, method }: Destination) {
  const goods = sums.subtotal - sums.discount;
  const price = deliveryPrice(method, goods);
  return {
    address,
    deliveryMethod: { id: method.id, name: method.name },
    deliveryPrice: price,
    total: goods + price,
  };
}
