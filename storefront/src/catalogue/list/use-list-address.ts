import { useMemo, useState } from 'react';
import { useAppSelector } from '@afterimage/client/state/hooks.ts';
import { useLocation, useNavigate } from '@afterimage/client/navigation/navigation.ts';
import { type ListAddress, readAddress, writeAddress } from './list-address.ts';

/**
 * The address of the list that is shown, and how to change it. What was just asked for counts at once, so that a
 * control stands where it was put while the list is on its way.
 */
export function useListAddress() {
  const { pathname, search, key } = useLocation();
  const navigate = useNavigate();
  const filters = useAppSelector((state) => state.products.filters);
  const address = useMemo(() => readAddress(new URLSearchParams(search), filters), [search, filters]);
  const [pendingChange, setPendingChange] = useState<{ address: ListAddress; from: string } | null>(null);
  const pendingAddress = pendingChange?.from === key ? pendingChange.address : address;
  const change = (part: Partial<ListAddress>) => {
    const next = { ...pendingAddress, page: 1, ...part };
    setPendingChange({ address: next, from: key });
    void navigate(pathname + writeAddress(next), { replace: true, preventScrollReset: true });
  };
  return { address, wished: pendingAddress, change, pathname };
}

export type ChangeList = (part: Partial<ListAddress>) => void;
