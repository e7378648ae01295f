import { describe, expect, it } from 'vitest';
import { returnReasons, returnStatuses } from '@afterimage/contract/values/order-desk.ts';
import { isReturnable, returnAfter } from './return-status.ts';

describe('the states of a return', () => {
  it('D20.3 it is asked for, accepted, received, refunded and closed', () => {
    const way = [
      ['requested', 'accept', 'accepted'],
      ['accepted', 'receive', 'received'],
      ['received', 'refund', 'refunded'],
      ['refunded', 'close', 'closed'],
    ] as const;
    for (const [status, step, after] of way) expect(returnAfter(status, step)).toBe(after);
  });

  it('D20.3 nothing is refunded twice, and what is ended stays so', () => {
    expect(returnAfter('refunded', 'refund')).toBeNull();
    expect(returnAfter('refunded', 'refuse')).toBeNull();
    expect(returnAfter('requested', 'refund')).toBeNull();
    const ended = returnStatuses.filter((status) =>
      (['accept', 'refuse', 'receive', 'refund', 'close', 'cancel'] as const).every(
        (step) => !returnAfter(status, step),
      ),
    );
    expect(ended).toEqual(['refused', 'closed', 'cancelled']);
  });

  it('D20.3 what is personalized comes back with a fault only', () => {
    expect(returnReasons.filter((reason) => isReturnable({ isPersonalized: true }, reason))).toEqual([
      'faulty',
      'wrong-item',
      'damaged',
    ]);
    expect(returnReasons.every((reason) => isReturnable({ isPersonalized: false }, reason))).toBe(true);
  });
});
