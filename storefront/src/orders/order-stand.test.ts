import { describe, expect, it } from 'vitest';
import { orderStatuses } from '@afterimage/contract/orders.ts';
import { dayOf } from './order-dates.ts';
import { payPath, returnStand } from './order-stand.ts';
import { words } from './orders.words.ts';
import { pollDelay, pollLimit } from './poll.ts';

describe('S1.9 how an order stands', () => {
  it('S1.9 every status is told in words of its own', () => {
    const statusTexts = orderStatuses.map((status) => words.statuses[status]);
    expect(new Set(statusTexts).size).toBe(orderStatuses.length);
    expect(orderStatuses.every((status) => words.explanations[status].length > 0)).toBe(true);
  });

  it('D7.42 an order that is not paid can be paid: on its payment page, else by the checkout', () => {
    const order = { id: 'o', paymentUrl: null };
    const own = { orderId: 'o' };
    expect(payPath({ ...order, status: 'awaiting_payment', paymentUrl: '/pay/demo/1' }, own)).toBe('/pay/demo/1');
    expect(payPath({ ...order, status: 'expired' }, own)).toBe('/checkout?order=o');
    expect(payPath({ ...order, status: 'open' }, { orderKey: 'k' })).toBe('/checkout?order=o&key=k');
    expect(payPath({ ...order, status: 'paid' }, own)).toBeNull();
    expect(payPath({ ...order, status: 'cancelled' }, own)).toBeNull();
  });

  it('D7.41 the return from a payment waits for a confirmation that is late', () => {
    expect(orderStatuses.filter((status) => returnStand(status) === 'paid')).toEqual(['paid', 'shipped', 'delivered']);
    expect(orderStatuses.filter((status) => returnStand(status) === 'waiting')).toEqual([
      'awaiting_payment',
      'expired',
    ]);
    expect([returnStand('refunded'), returnStand('cancelled')]).toEqual(['late', 'unpaid']);
  });

  it('D7.41 asking for it slows down and ends after two minutes', () => {
    const delays: number[] = [];
    let waited = 0;
    for (let delay = pollDelay(0, 0); delay !== null; delay = pollDelay(delays.length, waited)) {
      delays.push(delay);
      waited += delay;
    }
    expect(delays.slice(0, 4)).toEqual([1000, 1500, 2250, 3375]);
    expect(delays.every((delay, at) => delay >= (delays[at - 1] ?? 0))).toBe(true);
    expect(delays.length).toBeLessThan(20);
    expect(waited).toBeLessThanOrEqual(pollLimit);
    expect(waited).toBeGreaterThan(pollLimit - 10_001);
  });

  it('S1.9 a date is told as a day', () => {
    expect(dayOf('2026-11-21T23:30:00Z', 'UTC')).toBe('21 November 2026');
  });
});
