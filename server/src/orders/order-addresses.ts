import { type Locale, localePath } from '@afterimage/words/locale.ts';
import type { orders } from './tables.ts';
import { localeOf } from '../platform/locale/request-locale.ts';
import type { GuestKey } from './guest-key.ts';

/** What tells where an order is shown to whom it belongs. */
export interface AddressedOrder {
  id: string;
  /** The key of a guest's order; null for an account's own. */
  key: string | null;
  /** Whether the account's pages show it. */
  hasAccount: boolean;
  locale: Locale;
}

type Row = Pick<typeof orders.$inferSelect, 'id' | 'accountId' | 'guestKeyHash' | 'locale'>;

export function addressed({ id, accountId, guestKeyHash, locale }: Row, guestKey: GuestKey): AddressedOrder {
  return { id, key: guestKeyHash && guestKey(id), hasAccount: accountId !== null, locale: localeOf(locale) };
}

/** Where somebody arrives who has paid. */
export function completeAddress({ id, key, locale }: AddressedOrder): string {
  return localePath(`/checkout/complete/${id}${key ? `?key=${key}` : ''}`, locale);
}

/** Where an order that is not paid can be changed; `payment` is how paying it went. */
export function checkoutAddress({ id, key, locale }: AddressedOrder, payment?: string): string {
  const query = new URLSearchParams({ order: id, ...(key && { key }), ...(payment && { payment }) });
  return localePath(`/checkout?${query.toString()}`, locale);
}

/** Where an order is shown ever after: among the account's, or at the address that only its guest knows. */
export function orderAddress({ id, key, hasAccount, locale }: AddressedOrder): string {
  return localePath(key && !hasAccount ? `/orders/${key}` : `/account/orders/${id}`, locale);
}
