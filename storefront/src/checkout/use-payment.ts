import { useEffect, useState } from 'react';
import type { Order } from '@afterimage/contract/orders.ts';
import { failureOf } from '../failure.ts';
import { useAppDispatch } from '../hooks.ts';
import { completeOrder } from './checkout.state.ts';
import type { Draft } from './draft.ts';
import { changedSince, type Problem, problemOf } from './problem.ts';

type PaymentSettings = {
  order: Order;
  draft: Draft;
  /** Fetches the order anew; null when it did not come. */
  onRefresh(): Promise<Order | null>;
  onProblem(problem: Problem): void;
};

/** Completes the order and goes to where it is paid; busy until that page is there. */
export function usePayment({ order, draft, onRefresh, onProblem }: PaymentSettings) {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    // Whoever comes back from the payment by the back button finds the page as it was left, but not its pressed button.
    const shown = (event: PageTransitionEvent) => event.persisted && setBusy(false);
    addEventListener('pageshow', shown);
    return () => removeEventListener('pageshow', shown);
  }, []);

  const send = async (): Promise<Problem | null> => {
    const fresh = await onRefresh();
    if (!fresh || (fresh.status !== 'open' && fresh.status !== 'awaiting_payment' && fresh.status !== 'expired'))
      return null;
    if (changedSince(order, fresh)) return { kind: 'changed' };
    const { addressId, address, deliveryMethod } = draft;
    const to = addressId === null ? { address: { ...address!, isDefault: false } } : { addressId };
    const done = await dispatch(completeOrder({ orderId: order.id, ...to, deliveryMethod: deliveryMethod ?? '' }));
    if (completeOrder.fulfilled.match(done)) {
      location.assign(done.payload);
      // The page that takes over ends this one, and its being busy.
      return new Promise(() => undefined);
    }
    const problem = problemOf(done.payload ?? failureOf(done.error));
    if (problem.kind === 'closed') await onRefresh();
    return problem;
  };
  const pay = async () => {
    setBusy(true);
    const problem = await send();
    setBusy(false);
    if (problem) onProblem(problem);
  };
  return { busy, pay: () => void pay() };
}
