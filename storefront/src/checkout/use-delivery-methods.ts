import { useEffect, useState } from 'react';
import type { DeliveryMethod } from '@afterimage/contract/checkout.ts';
import { useAppDispatch, useAppSelector } from '../hooks.ts';
import { loadDeliveryMethods } from './checkout.state.ts';

/** The ways of delivery to a country, fetched when it is known; null until they are there. */
export function useDeliveryMethods(countryCode: string | null) {
  const dispatch = useAppDispatch();
  const { deliveryMethodList, countryCode: loadedFor } = useAppSelector((state) => state.checkout);
  const [failedFor, setFailedFor] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (countryCode === null) return undefined;
    const loading = dispatch(loadDeliveryMethods(countryCode));
    void loading.then((done) => {
      if (loadDeliveryMethods.rejected.match(done) && !done.meta.aborted) setFailedFor(countryCode);
      if (loadDeliveryMethods.fulfilled.match(done)) setFailedFor(null);
    });
    return () => loading.abort();
  }, [dispatch, countryCode, attempt]);
  const methods: readonly DeliveryMethod[] | null = loadedFor === countryCode ? deliveryMethodList : null;
  return { methods, failed: failedFor !== null && failedFor === countryCode, retry: () => setAttempt((n) => n + 1) };
}
