import type { RefundState } from '@afterimage/contract/values/payments.ts';

/** What is known of a refund after news of it. That it is on its way says nothing once it was decided. */
export function refundStateAfter(state: RefundState, news: 'sent' | 'done' | 'failed'): RefundState {
  if (news === 'sent') return state === 'requested' ? 'sent' : state;
  return news;
}

/** What may still be given back of a payment: what came in, less what goes back or went. Failed refunds moved nothing. */
export function refundableAmount(received: number, refunds: Iterable<{ amount: number; state: RefundState }>): number {
  let rest = received;
  for (const { amount, state } of refunds) if (state !== 'failed') rest -= amount;
  return Math.max(rest, 0);
}

/** Shares an amount among payments, the first of them first; null when they do not suffice. */
export function shareAmount(amount: number, refundable: readonly number[]): number[] | null {
  let rest = amount;
  const shares = refundable.map((most) => {
    const share = Math.min(most, rest);
    rest -= share;
    return share;
  });
  return rest > 0 ? null : shares;
}
