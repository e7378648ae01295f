import { describe, expect, it } from 'vitest';
import type { FilledCustomization } from '@afterimage/contract/customization.ts';
import type { OrderStatus } from '@afterimage/contract/orders.ts';
import { timelineSteps } from './order-timeline.ts';

const at = (hour: number) => `2026-05-01T0${hour}:00:00Z`;
const order = (...statuses: OrderStatus[]) => ({
  status: statuses.at(-1) ?? 'open',
  createdAt: at(0),
  timelineList: statuses.map((status, index) => ({ status, at: at(index) })),
  productionStartedAt: null,
  itemList: [{ customizationList: [] }],
});
const stepLabels = (...statuses: OrderStatus[]) =>
  timelineSteps(order(...statuses)).map(({ id, at: moment, status }) => [id, moment, status]);

describe('the way of an order', () => {
  it('S1.9 what is behind it has its moment, what comes next is at work', () => {
    expect(stepLabels('open', 'paid')).toEqual([
      ['ordered', at(0), 'finish'],
      ['paid', at(1), 'finish'],
      ['shipped', null, 'process'],
      ['delivered', null, 'wait'],
    ]);
    expect(stepLabels('open', 'paid', 'shipped', 'delivered').map(([, , status]) => status)).toEqual(
      Array.from({ length: 4 }, () => 'finish'),
    );
  });

  it('S1.9 an order that waits for its payment stands before it', () => {
    expect(stepLabels('awaiting_payment').map(([, , status]) => status)).toEqual(['finish', 'process', 'wait', 'wait']);
  });

  it('S7.34 what is made for its customer is in production before it is sent', () => {
    const itemList = [{ customizationList: [{}] }] as { customizationList: FilledCustomization[] }[];
    const madeToOrderSteps = (...statuses: OrderStatus[]) =>
      timelineSteps({ ...order(...statuses), itemList }).map(({ id, status }) => `${id} ${status}`);
    expect(madeToOrderSteps('open', 'paid')).toEqual([
      'ordered finish',
      'paid finish',
      'production process',
      'shipped wait',
      'delivered wait',
    ]);
    const startedOrder = { ...order('open', 'paid'), itemList, productionStartedAt: at(5) };
    expect(timelineSteps(startedOrder)[2]).toEqual({ id: 'production', at: at(5), status: 'finish' });
    expect(timelineSteps(startedOrder)[3]).toMatchObject({ id: 'shipped', status: 'process' });
    expect(madeToOrderSteps('open', 'paid', 'shipped').slice(2)).toEqual([
      'production finish',
      'shipped finish',
      'delivered process',
    ]);
  });

  it('S1.9 one that ended says how, and promises nothing', () => {
    expect(stepLabels('open', 'expired')).toEqual([
      ['ordered', at(0), 'finish'],
      ['expired', at(1), 'error'],
    ]);
    expect(stepLabels('open', 'refunded')).toHaveLength(2);
  });
});
