import type { Address, PostalAddress } from '@afterimage/contract/accounts.ts';
import type { Order } from '@afterimage/contract/orders.ts';
import type { Input } from '@afterimage/contract/api.ts';
import type { DeliveryMethod } from '@afterimage/contract/checkout.ts';
import type { StepCompletion, OrderRef } from './checkout-steps.ts';

/** What has been answered so far about one order. Kept for the visit, so that a reload loses nothing. */
export interface Draft {
  /** A saved address; null when one is typed in. */
  addressId: string | null;
  typed: Record<string, string>;
  /** Whether the typed address is to be saved in the account. */
  keep: boolean;
  /** The typed address after it was found right. */
  address: PostalAddress | null;
  addressGiven: boolean;
  deliveryMethod: string | null;
  /** The country for which the way of delivery was chosen; another country has other ways, so it is asked again. */
  deliveryFor: string | null;
  /** How it is paid; undefined as long as nothing was chosen: then the first way is. */
  paymentMethod?: string;
  /** The code of a coupon that was found right. */
  coupon: string | null;
  /** The VAT ID of a company; missing like null. */
  vatId?: string | null;
  /** The message of a gift, '' without one; null or missing where it is none. */
  gift?: string | null;
  /** Where the invoice goes, if not where the order goes; the address is null until it was found right. */
  billing?: { typed: Record<string, string>; address: PostalAddress | null } | null;
  /** A guest's e-mail address. */
  email: string;
}

const same = (a: PostalAddress, b: PostalAddress) =>
  (['firstName', 'lastName', 'line1', 'line2', 'city', 'postalCode', 'countryCode'] as const).every(
    (part) => (a[part] ?? '') === (b[part] ?? ''),
  );

/** What a new visit begins with: what the order says already, else the default address. */
export function firstDraft(
  order: Pick<Order, 'address' | 'deliveryMethod' | 'couponCode' | 'email' | 'gift' | 'billingAddress'>,
  saved: readonly Address[],
): Draft {
  const { couponCode: coupon, email, gift, billingAddress } = order;
  const unasked = { typed: {}, keep: true, address: null, addressGiven: false };
  const rare = {
    ...(gift && { gift: gift.message }),
    ...(billingAddress && { billing: { typed: { ...billingAddress }, address: billingAddress } }),
  };
  const blank = { ...unasked, ...rare, deliveryMethod: null, deliveryFor: null, coupon, email };
  const usual = saved.find(({ isDefault }) => isDefault) ?? saved[0];
  if (!order.address) return { ...blank, addressId: usual?.id ?? null };
  const { address, deliveryMethod } = order;
  const savedAddress = saved.find((one) => same(one, address));
  return {
    ...blank,
    addressId: savedAddress?.id ?? null,
    typed: savedAddress ? {} : { ...address },
    keep: false,
    address: savedAddress ? null : address,
    addressGiven: true,
    deliveryMethod: deliveryMethod?.id ?? null,
    deliveryFor: deliveryMethod && address.countryCode,
  };
}

/** Where the order goes, as far as it is known. */
export function destinationOf(draft: Draft, saved: readonly Address[]): PostalAddress | null {
  if (draft.addressId === null) return draft.address;
  return saved.find(({ id }) => id === draft.addressId) ?? null;
}

/** What of a draft still holds: a saved address may have been deleted since. */
export function stepCompletionOf(draft: Draft, saved: readonly Address[]): StepCompletion {
  const destination = destinationOf(draft, saved);
  return {
    address: draft.addressGiven && destination !== null,
    delivery: draft.deliveryMethod !== null && draft.deliveryFor === destination?.countryCode,
  };
}

/** What of the answers the price depends on; a guest's e-mail address goes along once it was found right. */
export function quoteWish({
  order,
  draft: { coupon, vatId = null, email },
  country,
  method,
  isAddressGiven,
}: {
  order: OrderRef;
  draft: Pick<Draft, 'coupon' | 'vatId' | 'email'>;
  /** Null as long as it is not answered. */
  country: string | null;
  /** The way of delivery that is in the price. */
  method: Pick<DeliveryMethod, 'id'> | null;
  isAddressGiven: boolean;
}): Input<'quoteOrder'>['body'] {
  return {
    orderId: order.id,
    ...(order.key !== null && { orderKey: order.key }),
    ...(country !== null && { countryCode: country }),
    ...(country !== null && method && { deliveryMethod: method.id }),
    ...(coupon !== null && { coupon }),
    ...(vatId !== null && { vatId }),
    ...(order.key !== null && isAddressGiven && email && { email }),
  };
}

/** The kept text as a draft; null for what was never written by `JSON.stringify` of one. */
export function readDraft(text: string | null): Draft | null {
  try {
    const storedDraft = JSON.parse(text ?? 'null') as Draft | null;
    const whole =
      typeof storedDraft?.typed === 'object' && typeof storedDraft.addressGiven === 'boolean' && 'email' in storedDraft;
    return whole ? storedDraft : null;
  } catch {
    return null;
  }
}
