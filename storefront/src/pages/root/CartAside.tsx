import { useEffect } from 'react';
import { joiningSeen } from '../../cart/cart.state.ts';
import { loadCart } from '../../cart/cart.operations.ts';
import { CartDrawer } from '../../cart/CartDrawer.tsx';
import { words } from '../../cart/joined.words.ts';
import { loadDelivery } from '../../catalogue/product.state.ts';
import { noticeShown } from '@afterimage/client/state/common.state.ts';
import { ReplaceDialog } from '../../compare/ReplaceDialog.tsx';
import { useAppDispatch, useAppSelector } from '@afterimage/client/state/hooks.ts';
import { useNavigate } from '@afterimage/client/navigation/navigation.ts';
import type { useCartAside } from './use-cart-aside.ts';
import { useCheckingOut } from './use-checking-out.ts';

const none: never[] = [];

/** The cart's drawer, the word on a cart that has joined (S4.18), and the question whom a fifth compared one replaces. */
export function CartAside({ aside }: { aside: ReturnType<typeof useCartAside> }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const checkOut = useCheckingOut();
  const delivery = useAppSelector((state) => state.product.delivery);
  const joinedQuantity = useAppSelector((state) => state.cart.joinedQuantity);
  const unknown = useAppSelector(({ cart }) => !cart.loaded && !cart.loading && cart.error === null);
  const { isOpen, possible, close } = aside;
  // A guest who has no cart yet has not asked for one.
  useEffect(() => {
    if (isOpen && unknown) void dispatch(loadCart());
  }, [isOpen, unknown, dispatch]);
  useEffect(() => {
    if (isOpen && !delivery) void dispatch(loadDelivery());
  }, [isOpen, delivery, dispatch]);
  useEffect(() => {
    if (joinedQuantity === 0 || !possible || isOpen) return;
    dispatch(noticeShown({ kind: 'info', title: words.joined({ count: joinedQuantity }), description: '' }));
    dispatch(joiningSeen());
  }, [joinedQuantity, possible, isOpen, dispatch]);
  return (
    <>
      {possible ? (
        <CartDrawer
          open={isOpen}
          delivery={delivery ?? none}
          onClose={close}
          onCheckout={checkOut}
          onView={() => void navigate('/cart')}
        />
      ) : null}
      <ReplaceDialog />
    </>
  );
}
