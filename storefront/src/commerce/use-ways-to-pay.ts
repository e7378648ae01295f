import { useEffect, useState } from 'react';
import type { PaymentMethod } from '@afterimage/contract/checkout.ts';
import { operation } from '@afterimage/client/state/operation.ts';
import { useAppDispatch } from '@afterimage/client/state/hooks.ts';

const loadWaysToPay = operation(
  'commerce/loadWaysToPay',
  async (_: void, { call, signal }) => (await call('listPaymentMethods', {}, { signal })).paymentMethodList,
);

/** The ways to pay that the shop offers where it is at home; none until they are known. */
export function useWaysToPay(): readonly PaymentMethod[] {
  const dispatch = useAppDispatch();
  const [ways, setWays] = useState<readonly PaymentMethod[]>([]);
  useEffect(() => {
    const loading = dispatch(loadWaysToPay());
    // The page is whole without them.
    loading.unwrap().then(setWays, () => undefined);
    return () => loading.abort();
  }, [dispatch]);
  return ways;
}
