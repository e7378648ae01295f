import { lazy, Suspense, useState } from 'react';
import { useAppSelector } from '@afterimage/client/state/hooks.ts';
import { fetchOverlays, type useCartAside } from './use-cart-aside.ts';

const CartAside = lazy(async () => ({ default: (await fetchOverlays()).CartAside }));

/** What opens over a page, from the first time on that there is something to open or to say. */
export function Overlays({ aside }: { aside: ReturnType<typeof useCartAside> }) {
  const due = useAppSelector(({ cart, compare }) => cart.joinedQuantity > 0 || compare.candidate !== null);
  const [isNeeded, setNeeded] = useState(false);
  if ((due || aside.isOpen) && !isNeeded) setNeeded(true);
  return isNeeded ? (
    <Suspense>
      <CartAside aside={aside} />
    </Suspense>
  ) : null;
}
