import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderStatuses } from '@afterimage/contract/orders.ts';
import { type OrderEvent, statusAfter } from './order-status.ts';

const events: OrderEvent[] = [
  'completed',
  'reopened',
  'hold-ran-out',
  'paid',
  'paid-without-stock',
  'cancelled',
  'shipped',
  'delivered',
];

describe('the life of an order', () => {
  it('S7.31 goes from the cart to the door', () => {
    const eventSequence: OrderEvent[] = ['completed', 'paid', 'shipped', 'delivered'];
    let status = statusAfter('open', eventSequence[0]!);
    for (const event of eventSequence.slice(1)) status = statusAfter(status!, event);
    expect(status).toBe('delivered');
  });

  it('D7.42 a late payment buys when there is stock and is refunded when there is none', () => {
    expect(statusAfter('expired', 'paid')).toBe('paid');
    expect(statusAfter('expired', 'paid-without-stock')).toBe('refunded');
  });

  it('D7.42 nothing is paid before it was completed', () => {
    expect(statusAfter('open', 'paid')).toBeNull();
  });

  it('D7.42 whatever happens, an order is paid at most once and never goes back from there', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events), { maxLength: 30 }), (happened) => {
        let status: (typeof orderStatuses)[number] = 'open';
        let payments = 0;
        for (const event of happened) {
          const next = statusAfter(status, event);
          if (!next) continue;
          if (next === 'paid') payments += 1;
          if (status === 'paid') expect(['shipped', 'cancelled']).toContain(next);
          if (['shipped', 'delivered', 'cancelled'].includes(status)) expect(next).toBe('delivered');
          status = next;
        }
        expect(payments).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('D7.42 exactly the statuses that hold stock can run out', () => {
    const running = orderStatuses.filter((status) => statusAfter(status, 'hold-ran-out') !== null);
    expect(running).toEqual(['open', 'awaiting_payment']);
  });
});
