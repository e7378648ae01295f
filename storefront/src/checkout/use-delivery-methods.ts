import { useCallback, useEffect, useState } from 'react';
import type { DeliveryMethod } from '@afterimage/contract/checkout.ts';
import { useAppDispatch, useAppSelector } from '@afterimage/client/state/hooks.ts';
import { loadDeliveryMethods } from './checkout.state.ts';

/** The ways of delivery of an order to a country, fetched when it is known; null until they are there. */
export function useDeliveryMethods(orderId: string, countryCode: string | null) {
  const dispatch = useAppDispatch();
  const { deliveryMethodList, countryCode: loadedFor } = useAppSelector((state) => state.checkout);
  const [failedFor, setFailedFor] = useState<string | null>(null);
  const load = useCallback(
    (code: string) => {
      const loading = dispatch(loadDeliveryMethods({ countryCode: code, orderId }));
      void loading.then((done) => {
        if (loadDeliveryMethods.rejected.match(done) && !done.meta.aborted) setFailedFor(code);
        if (loadDeliveryMethods.fulfilled.match(done)) setFailedFor(null);
      });
      return () => loading.abort();
    },
    [dispatch, orderId],
  );
  useEffect(() => (countryCode === null ? undefined : load(countryCode)), [load, countryCode]);
  const methods: readonly DeliveryMethod[] | null = loadedFor === countryCode ? deliveryMethodList : null;
  return {
    methods,
    failed: failedFor !== null && failedFor === countryCode,
    retry: () => void (countryCode && load(countryCode)),
  };
}
