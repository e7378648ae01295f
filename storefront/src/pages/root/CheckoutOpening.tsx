import { useEffect, useRef, useState } from 'react';
import { cartChangesSettled, loadCart } from '../../cart/cart.operations.ts';
import { openOrder } from '../../checkout/checkout.state.ts';
import { CheckoutLoading, CheckoutWithout } from '../../checkout/CheckoutClosed.tsx';
import { useAppDispatch, useAppSelector } from '@afterimage/client/state/hooks.ts';
import { useNavigate, useStaying } from '@afterimage/client/navigation/navigation.ts';

/**
 * The checkout without an order, as one comes to it from the sign-in: what lies in the cart becomes one. When
 * something stands against that, the cart is where it is put right.
 */
export function CheckoutOpening() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const staying = useStaying();
  const restored = useAppSelector((state) => state.common.restored);
  const [empty, setEmpty] = useState(false);
  const hasStarted = useRef(false);
  useEffect(() => {
    if (!restored || hasStarted.current) return;
    hasStarted.current = true;
    const isHere = staying();
    const open = async () => {
      // A guest's cart that joins the account's has to be there first.
      await cartChangesSettled();
      const cart = await dispatch(loadCart());
      if (loadCart.fulfilled.match(cart) && !cart.payload?.itemList.length) return setEmpty(true);
      const result = await dispatch(openOrder());
      if (isHere()) await navigate(openOrder.fulfilled.match(result) ? result.payload : '/cart', { replace: true });
    };
    void open();
  }, [dispatch, navigate, staying, restored]);
  return empty ? <CheckoutWithout /> : <CheckoutLoading />;
}
