import type { Address } from '@afterimage/contract/accounts.ts';
import { destinationOf, type Draft, stepCompletionOf } from './draft.ts';
import { useDeliveryMethods } from './use-delivery-methods.ts';

/** Where an order goes and by which way, and which of the two has been answered. */
export function useDestination(orderId: string, draft: Draft, saved: readonly Address[]) {
  const destination = destinationOf(draft, saved);
  const completion = stepCompletionOf(draft, saved);
  const country = completion.address ? (destination?.countryCode ?? null) : null;
  const delivery = useDeliveryMethods(orderId, country);
  const { methods } = delivery;
  const chosenMethod = draft.deliveryMethod ?? methods?.[0]?.id ?? null;
  const method = methods?.find(({ id }) => id === chosenMethod) ?? null;
  const stepCompletion = { ...completion, delivery: completion.delivery && (methods === null || method !== null) };
  return { destination, country, delivery, method, given: stepCompletion };
}
