import type { Address } from '@afterimage/contract/accounts.ts';
import { destinationOf, type Draft, stepCompletionOf } from './draft.ts';
import { useDeliveryMethods } from './use-delivery-methods.ts';

/** Where an order goes and by which way, and which of the two has been answered. */
export function useDestination(draft: Draft, saved: readonly Address[]) {
  const destination = destinationOf(draft, saved);
  const known = stepCompletionOf(draft, saved);
  const country = known.address ? (destination?.countryCode ?? null) : null;
  const delivery = useDeliveryMethods(country);
  const { methods } = delivery;
  const chosen = draft.deliveryMethod ?? methods?.[0]?.id ?? null;
  const method = methods?.find(({ id }) => id === chosen) ?? null;
  const given = { ...known, delivery: known.delivery && (methods === null || method !== null) };
  return { destination, country, delivery, method, given };
}
