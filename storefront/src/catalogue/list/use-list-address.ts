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
  const [wish, setWish] = useState<{ address: ListAddress; from: string } | null>(null);
  const wished = wish?.from === key ? wish.address : address;
  const change = (part: Partial<ListAddress>) => {
    const next = { ...wished, page: 1, ...part };
    setWish({ address: next, from: key });
    void navigate(pathname + writeAddress(next), { replace: true, preventScrollReset: true });
  };
  return { address, wished, change, pathname };
}

export type ChangeList = (part: Partial<ListAddress>) => void;
