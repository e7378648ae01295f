import { useCallback, useEffect, useState } from 'react';
import type { ProductDetail } from '@afterimage/contract/catalogue.ts';
import { type Failure, FailureError, failureOf } from '@afterimage/client/api/failure.ts';
import { useAppDispatch } from '@afterimage/client/state/hooks.ts';
import { operation } from '@afterimage/client/state/operation.ts';

/** Products by id as the server has them now; null for one that the shop has no more. */
type Fresh = Record<number, ProductDetail | null>;

/** Asks for products one by one; what is gone is no failure. */
export const loadFresh = operation('compare/loadFresh', async (ids: number[], { call, signal }): Promise<Fresh> => {
  const entries = ids.map(async (id): Promise<[number, ProductDetail | null]> => {
    try {
      return [id, await call('getProduct', { params: { productId: String(id) } }, { signal })];
    } catch (error) {
      if (error instanceof FailureError && error.failure.code === 'PRODUCT_NOT_FOUND') return [id, null];
      throw error;
    }
  });
  return Object.fromEntries(await Promise.all(entries));
});

/** Products as they are now, asked for when the page opens and whenever another one joins: prices are never older. */
export function useFresh(ids: readonly number[]) {
  const dispatch = useAppDispatch();
  const [fresh, setFresh] = useState<Fresh>({});
  const [failure, setFailure] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(false);
  const missingIds = ids.filter((id) => !(id in fresh)).join(' ');
  const load = useCallback(() => {
    if (missingIds === '') return undefined;
    const loading = dispatch(loadFresh(missingIds.split(' ').map(Number)));
    const hear = async () => {
      setBusy(true);
      const result = await loading;
      if (loadFresh.rejected.match(result) && result.meta.aborted) return;
      setBusy(false);
      if (loadFresh.rejected.match(result)) return setFailure(result.payload ?? failureOf(result.error));
      setFailure(null);
      setFresh((previous) => ({ ...previous, ...result.payload }));
    };
    void hear();
    return () => loading.abort();
  }, [missingIds, dispatch]);
  useEffect(load, [load]);
  return { fresh, failure, busy, complete: missingIds === '', retry: () => void load() };
}
