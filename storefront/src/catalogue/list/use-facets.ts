import type { Facets } from '@afterimage/contract/catalogue.ts';
import { useEffect, useState } from 'react';
import { useAppDispatch, useAppSelector } from '@afterimage/client/state/hooks.ts';
import { loadFacets, selectFacets } from '../products.state.ts';
import type { ListAddress } from './list-address.ts';
import { facetWish } from './list-wishes.ts';

/**
 * How many products each value of each filter leads to. Asked for once the filters are `wanted`, so that no list waits
 * for it; while other filters are being counted, the counts before them stay.
 */
export function useFacets(
  isEnabled: boolean,
  pendingAddress: ListAddress,
  categoryId: string | undefined,
): Facets | undefined {
  const dispatch = useAppDispatch();
  const facetKey = JSON.stringify(facetWish(pendingAddress, categoryId));
  const present = useAppSelector((state) => selectFacets(state, JSON.parse(facetKey) as ReturnType<typeof facetWish>));
  const [last, setLast] = useState(present);
  if (present && present !== last) setLast(present);
  const isMissing = isEnabled && !present;
  useEffect(() => {
    if (!isMissing) return undefined;
    const loading = dispatch(loadFacets(JSON.parse(facetKey) as ReturnType<typeof facetWish>));
    return () => loading.abort();
  }, [dispatch, isMissing, facetKey]);
  return present ?? last;
}
