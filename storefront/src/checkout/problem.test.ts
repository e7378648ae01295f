import { describe, expect, it } from 'vitest';
import type { Order } from '@afterimage/contract/orders.ts';
import type { Failure } from '@afterimage/client/api/failure.ts';
import { changedSince, problemOf, stepOf } from './problem.ts';

const failure = (change: Partial<Failure>): Failure => ({
  status: 409,
  code: 'INTERNAL',
  description: 'Why',
  ...change,
});

describe('D7.42 what the server refuses is put right where it was asked', () => {
  it('D5.1 messages about the address go to its fields', () => {
    const fields = { 'address.postalCode': 'Please enter a valid postal code' };
    const problem = problemOf(failure({ code: 'INVALID_REQUEST', fields }));
    expect(problem).toEqual({
      kind: 'address',
      reason: 'Why',
      fields: { postalCode: 'Please enter a valid postal code' },
    });
    expect(stepOf(problem)).toBe('address');
  });

  it('D7.42 a deleted address and an impossible delivery lead to their steps', () => {
    expect(stepOf(problemOf(failure({ code: 'ADDRESS_NOT_FOUND' })))).toBe('address');
    const fields = { deliveryMethod: 'Please choose a delivery method' };
    expect(stepOf(problemOf(failure({ code: 'DELIVERY_INVALID', fields })))).toBe('delivery');
    expect(stepOf(problemOf(failure({ code: 'DELIVERY_INVALID', fields: { countryCode: 'x' } })))).toBe('address');
  });

  it('D7.42 a code that does not count any more and another total stop the payment where it is pressed', () => {
    const fields = { coupon: 'This code is no longer valid.' };
    const problem = problemOf(failure({ code: 'COUPON_EXPIRED', fields }));
    expect(problem).toEqual({ kind: 'coupon', reason: 'This code is no longer valid.' });
    expect(stepOf(problem)).toBeNull();
    expect(problemOf(failure({ code: 'TOTAL_CHANGED' }))).toEqual({ kind: 'total' });
  });

  it('D7.42 too little stock names the lines; a closed order says why; anything else stays where it is', () => {
    const lines = [{ cartItemId: null, productId: 1, variantId: 2, name: 'Mug', requested: 2, available: 1 }];
    expect(problemOf(failure({ code: 'OUT_OF_STOCK', lines }))).toEqual({ kind: 'short', lines });
    expect(problemOf(failure({ code: 'ORDER_CLOSED' }))).toEqual({ kind: 'closed', reason: 'Why' });
    expect(stepOf(problemOf(failure({ status: 0, code: 'NETWORK' })))).toBeNull();
  });

  it('D7.42 an order that was changed meanwhile is not paid unseen', () => {
    const item = { variantId: 1, quantity: 1, unitPrice: 500 };
    const order = { subtotal: 500, discount: 0, itemList: [item], holdExpiresAt: 'then' } as unknown as Order;
    expect(changedSince(order, { ...order, holdExpiresAt: 'later' })).toBe(false);
    const two = { ...order, itemList: [{ ...item, quantity: 2 }] } as unknown as Order;
    expect(changedSince(order, two)).toBe(true);
  });
});
