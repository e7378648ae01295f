import type { TaskKind } from '@afterimage/contract/values/incidents.ts';
import { type DaySpan, writeFilter } from '@afterimage/contract/values/list-filters.ts';

const ordersWith = (field: string, value: string): string =>
  `/admin/orders?filter=${encodeURIComponent(writeFilter([{ field, test: { is: 'anyOf', values: [value] } }]))}`;

/** The orders that are paid, not sent, and promised for a span of days. */
export const unsentOrders = (name: DaySpan): string =>
  `/admin/orders?filter=${encodeURIComponent(
    writeFilter([
      { field: 'status', test: { is: 'anyOf', values: ['paid'] } },
      { field: 'shipOn', test: { is: 'span', name } },
    ]),
  )}`;

/** Where the things are that a tile counts; the address carries the filter. */
export const taskLinks: Readonly<Record<TaskKind, string>> = {
  check: '/admin/check',
  make: '/admin/make',
  pack: '/admin/pack',
  send: ordersWith('lineState', 'packed'),
  proofs: ordersWith('lineState', 'proof'),
  held: ordersWith('lineState', 'held'),
  returns: ordersWith('returning', 'yes'),
  withdrawals: '/admin/withdrawals',
  refunds: '/admin/money',
  transfers: '/admin/money',
  reports: '/admin/reports?filter=state%3Aopen',
};
