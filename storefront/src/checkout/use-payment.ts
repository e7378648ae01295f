import { useEffect, useState } from 'react';
import type { Order } from '@afterimage/contract/orders.ts';
import { failureOf } from '@afterimage/client/api/failure.ts';
import { useAppDispatch } from '@afterimage/client/state/hooks.ts';
import { useStaying } from '@afterimage/client/navigation/navigation.ts';
import { type Completion, completeOrder } from './checkout.state.ts';
import type { Draft } from './draft.ts';
import { changedSince, type Problem, problemOf } from './problem.ts';

type PaymentSettings = {
  order: Order;
  /** The key of a guest's order; null for an account's. */
  orderKey: string | null;
  draft: Draft;
  /** The total that is shown: the server refuses another one. */
  total: number;
  /** Fetches the order anew; null when it did not come. */
  onRefresh(): Promise<Order | null>;
  onProblem(problem: Problem): void;
};

function completionOf({ order, orderKey, draft, total }: PaymentSettings): Completion {
  const {
    addressId,
    address,
    deliveryMethod,
    paymentMethod,
    coupon,
    vatId = null,
    email,
    gift = null,
    billing,
  } = draft;
  const parts = {
    orderId: order.id,
    deliveryMethod: deliveryMethod ?? '',
    total,
    ...(paymentMethod !== undefined && { paymentMethod }),
    ...(coupon !== null && { coupon }),
    ...(vatId !== null && { vatId }),
    ...(gift !== null && { gift: { message: gift } }),
    ...(billing?.address && { billingAddress: { ...billing.address, isDefault: false } }),
  };
  const addressBody = { ...address!, isDefault: false };
  if (orderKey !== null) return { as: 'guest', body: { ...parts, orderKey, email, address: addressBody } };
  return { as: 'account', body: { ...parts, ...(addressId === null ? { address: addressBody } : { addressId }) } };
}

/** Completes the order and goes to where it is paid; busy until that page is there. */
export function usePayment(settings: PaymentSettings) {
  const { order, onRefresh, onProblem } = settings;
  const dispatch = useAppDispatch();
  const staying = useStaying();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    // Whoever comes back from the payment by the back button finds the page as it was left, but not its pressed button.
    const onPageShow = (event: PageTransitionEvent) => event.persisted && setBusy(false);
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, []);

  const send = async (isHere: () => boolean): Promise<Problem | null> => {
    const fresh = await onRefresh();
    if (!fresh || (fresh.status !== 'open' && fresh.status !== 'awaiting_payment' && fresh.status !== 'expired'))
      return null;
    if (!isHere()) return null;
    if (changedSince(order, fresh)) return { kind: 'changed' };
    const result = await dispatch(completeOrder(completionOf(settings)));
    // Whoever has gone back to put something right is not taken to the payment of what was wrong.
    if (!isHere()) return null;
    if (completeOrder.fulfilled.match(result)) {
      location.assign(result.payload);
      // The page that takes over ends this one, and its being busy.
      return new Promise(() => undefined);
    }
    const problem = problemOf(result.payload ?? failureOf(result.error));
    if (problem.kind === 'closed') await onRefresh();
    return problem;
  };
  const pay = async () => {
    setBusy(true);
    const problem = await send(staying());
    setBusy(false);
    if (problem) onProblem(problem);
  };
  return { busy, pay: () => void pay() };
}
