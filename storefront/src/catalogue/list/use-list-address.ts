import { useMemo, useState } from 'react';
import { useAppSelector } from '@afterimage/client/state/hooks.ts';
import { useLocation, useNavigate } from '@afterimage/client/navigation/navigation.ts';
import { selectList } from '../products.state.ts';
import { linkTo, type ListAddress, readAddress, withReadFilters } from './list-address.ts';
import { wishOf } from './list-wishes.ts';

/**
 * The address of the list that is shown, the same with the filters that were read from its search text, and how to change
 * it. What was just asked for counts at once, so that a control stands where it was put while the list is on its way.
 */
export function useListAddress(categoryId: string | undefined) {
  const { pathname, search, key } = useLocation();
  const navigate = useNavigate();
  const filters = useAppSelector((state) => state.products.filters);
  const address = useMemo(() => readAddress(new URLSearchParams(search), filters), [search, filters]);
  const [pendingChange, setPendingChange] = useState<{ address: ListAddress; from: string } | null>(null);
  const read = useAppSelector((state) => selectList(state, wishOf(address, categoryId))?.search);
  const withFilters = (one: ListAddress) => (one.key === address.key ? withReadFilters(one, read) : one);
  const requested = pendingChange?.from === key ? pendingChange.address : address;
  const wished = withFilters(requested);
  const change = (part: Partial<ListAddress>) => {
    // A colour in the search text stays a word of it until a filter of its kind is changed.
    const next = { ...(part.values ? wished : requested), page: 1, ...part };
    setPendingChange({ address: next, from: key });
    void navigate(linkTo(pathname, next), { replace: true, preventScrollReset: true });
  };
  return { address, filtered: withFilters(address), wished, change, pathname };
}

export type ChangeList = (part: Partial<ListAddress>) => void;
