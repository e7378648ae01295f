import { lazy, Suspense, useEffect, useState } from 'react';
import { additionSeen, joiningSeen } from '../../cart/cart.state.ts';
import { words } from '../../cart/joined.words.ts';
import { loadDelivery } from '../../catalogue/product.state.ts';
import { noticeShown } from '../../common.state.ts';
import { useAppDispatch, useAppSelector } from '../../hooks.ts';
import { useNavigate } from '../../navigation.ts';
import { useView } from '../../view-context.ts';
import { useCheckingOut } from './use-checking-out.ts';

/** Fetches the drawer's code; called ahead when it is meant. */
export const fetchDrawer = () => import('../../cart/CartDrawer.tsx');
const CartDrawer = lazy(async () => ({ default: (await fetchDrawer()).CartDrawer }));

/** Pages that show the cart themselves, or lead there when something is added. */
const withoutDrawer = new Set(['cart', 'customize.slug']);

/** Whether the cart opens beside the present page, and whether it is open. It closes with the page. */
export function useCartAside() {
  const { line, place } = useView();
  const dispatch = useAppDispatch();
  const added = useAppSelector((state) => state.cart.isCartItemAdded);
  const [openAt, setOpenAt] = useState<string | null>(null);
  const possible = line === null || !withoutDrawer.has(line.file);
  const opens = added && possible;
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

const none: never[] = [];

/** The drawer, from the first time on that it is opened; and the word on a cart that has joined (S4.18). */
export function CartAside({ aside }: { aside: ReturnType<typeof useCartAside> }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const checkOut = useCheckingOut();
  const delivery = useAppSelector((state) => state.product.delivery);
  const joined = useAppSelector((state) => state.cart.joinedQuantity);
  const [wanted, setWanted] = useState(false);
  const { isOpen, possible, close } = aside;
  if (isOpen && !wanted) setWanted(true);
  useEffect(() => {
    if (isOpen && !delivery) void dispatch(loadDelivery());
  }, [isOpen, delivery, dispatch]);
  useEffect(() => {
    if (joined === 0 || !possible || isOpen) return;
    dispatch(noticeShown({ kind: 'info', title: words.joined({ count: joined }), description: '' }));
    dispatch(joiningSeen());
  }, [joined, possible, isOpen, dispatch]);
  if (!wanted || !possible) return null;
  return (
    <Suspense>
      <CartDrawer
        open={isOpen}
        delivery={delivery ?? none}
        onClose={close}
        onCheckout={checkOut}
        onView={() => void navigate('/cart')}
      />
    </Suspense>
  );
}
