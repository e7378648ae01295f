import { expect, it } from 'vitest';
import type { TimelineEntry } from '@afterimage/contract/admin/order-desk.ts';
import { timelineText } from './timeline-text.ts';

const entry = (kind: TimelineEntry['kind'], code: string, text = ''): TimelineEntry => ({
  at: '2026-11-24T12:00:00.000Z',
  kind,
  code,
  text,
  operatorName: '',
  amount: null,
});

it('D20.3 the timeline speaks in words and not in codes', () => {
  expect(timelineText(entry('status', 'awaiting_payment'))).toBe('Order: Waiting for payment');
  expect(timelineText(entry('payment', 'paid', 'stripe'))).toBe('Payment received · stripe');
  expect(timelineText(entry('return', 'accepted', 'wrong-item'))).toBe('Return accepted · wrong item');
  expect(timelineText(entry('audit', 'order.mailed'))).toBe('Mail sent to the customer');
  expect(timelineText(entry('mail', '', 'Your order'))).toBe('Mail: Your order');
});
