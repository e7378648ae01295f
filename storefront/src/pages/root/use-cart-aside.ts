import { useEffect, useState } from 'react';
import { additionSeen } from '../../cart/cart.state.ts';
import { useAppDispatch, useAppSelector } from '@afterimage/client/state/hooks.ts';
import { useView } from '@afterimage/client/navigation/view-context.ts';

/** Fetches the code of what opens over a page; called ahead when it is meant. */
export const fetchOverlays = () => import('./CartAside.tsx');

/** Pages that show the cart themselves, or lead there when something is added. */
const withoutDrawer = ['cart', 'customize.slug'];

/** Whether the cart can open beside the present page, and whether it is open. It closes with the page. */
export function useCartAside() {
  const { line, location: place } = useView();
  const dispatch = useAppDispatch();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const possible = !withoutDrawer.includes(line?.file ?? '');
  const opens = useAppSelector((state) => state.cart.isCartItemAdded) && possible;
  if (opens && openAt !== place.key) setOpenAt(place.key);
  useEffect(() => {
    if (opens) dispatch(additionSeen());
  }, [opens, dispatch]);
  return {
    possible,
    isOpen: possible && openAt === place.key,
    open: () => setOpenAt(place.key),
    close: () => setOpenAt(null),
  };
}
