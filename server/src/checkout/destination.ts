import type { AddressBody, PostalAddress } from '@afterimage/contract/accounts.ts';
import type { DeliveryWay } from '@afterimage/contract/checkout.ts';
import { loadAddress } from '../accounts/addresses.ts';
import type { Customer } from '../cart/choose-variant.ts';
import { checkAddress } from '../accounts/check-address.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import { methodTo } from './delivery-methods.ts';

/** What a body says about where its order goes and how. */
interface DestinationRequest {
  addressId?: string | undefined;
  address?: AddressBody | undefined;
  deliveryMethod: string;
}

/** The address and the way of delivery, found and found possible. */
interface Destination {
  address: PostalAddress;
  method: DeliveryWay;
}

/** A guest, who has no account, has no saved addresses. */
export async function findDestination(
  db: Database,
  { accountId, locale }: Customer,
  destinationRequest: DestinationRequest,
): Promise<Destination> {
  const address = destinationRequest.address
    ? await checkAddress(db, destinationRequest.address, 'address.')
    : await loadAddress(db, accountId ?? fail('ADDRESS_NOT_FOUND'), destinationRequest.addressId ?? '');
  return { address, method: await methodTo(db, locale, address.countryCode, destinationRequest.deliveryMethod) };
}
