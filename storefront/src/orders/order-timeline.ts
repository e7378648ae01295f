import type { Order, OrderStatus } from '@afterimage/contract/orders.ts';

/** A station of an order's way; `at` is when it came there. */
interface TimelineStep {
  id: 'ordered' | 'production' | OrderStatus;
  at: string | null;
  status: 'finish' | 'process' | 'wait' | 'error';
}

const ends: readonly OrderStatus[] = ['expired', 'cancelled', 'refunded'];

type Travelling = Pick<Order, 'status' | 'createdAt' | 'timelineList' | 'productionStartedAt'> & {
  itemList: readonly Pick<Order['itemList'][number], 'customizationList'>[];
};

/**
 * The stations of an order, those behind it with their moments, the next one at work, the rest to come. What is made
 * for its customer has one more: from the start of production on, what is printed stands still.
 */
export function timelineSteps(order: Travelling): TimelineStep[] {
  const { status, createdAt, timelineList, productionStartedAt, itemList } = order;
  const momentOf = (eventStatus: OrderStatus) =>
    timelineList.findLast((event) => event.status === eventStatus)?.at ?? null;
  const orderedStep: TimelineStep = { id: 'ordered', at: createdAt, status: 'finish' };
  if (ends.includes(status)) return [orderedStep, { id: status, at: momentOf(status), status: 'error' }];
  const isCustomized = itemList.some(({ customizationList }) => customizationList.length > 0);
  const statusSequence = ['paid', ...(isCustomized ? (['production'] as const) : []), 'shipped', 'delivered'] as const;
  const inProduction = isCustomized && status === 'paid' && productionStartedAt !== null;
  const currentIndex = statusSequence.findIndex((station) => station === (inProduction ? 'production' : status));
  const steps = statusSequence.map((id, index): TimelineStep => {
    if (index <= currentIndex)
      return { id, at: id === 'production' ? productionStartedAt : momentOf(id), status: 'finish' };
    return { id, at: null, status: index === currentIndex + 1 ? 'process' : 'wait' };
  });
  return [orderedStep, ...steps];
}
