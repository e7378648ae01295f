import type { Order, OrderStatus } from '@afterimage/contract/orders.ts';

/** A station of an order's way; `at` is when it came there. */
interface TimelineStep {
  id: 'ordered' | OrderStatus;
  at: string | null;
  status: 'finish' | 'process' | 'wait' | 'error';
}

const way = ['paid', 'shipped', 'delivered'] as const;
const ends: readonly OrderStatus[] = ['expired', 'cancelled', 'refunded'];

/** The stations of an order, those behind it with their moments, the next one at work, the rest to come. */
export function timelineSteps({
  status,
  createdAt,
  timelineList,
}: Pick<Order, 'status' | 'createdAt' | 'timelineList'>): TimelineStep[] {
  const momentOf = (wanted: OrderStatus) => timelineList.findLast((event) => event.status === wanted)?.at ?? null;
  const ordered: TimelineStep = { id: 'ordered', at: createdAt, status: 'finish' };
  if (ends.includes(status)) return [ordered, { id: status, at: momentOf(status), status: 'error' }];
  const reached = way.findIndex((station) => station === status);
  const steps = way.map((id, index): TimelineStep => {
    if (index <= reached) return { id, at: momentOf(id), status: 'finish' };
    return { id, at: null, status: index === reached + 1 ? 'process' : 'wait' };
  });
  return [ordered, ...steps];
}
