import { lineStates } from '@afterimage/contract/values/line-states.ts';
import { formatPrice } from '@afterimage/ui/format-price.ts';
import { Mark } from '../parts/Mark.tsx';
import { Moment } from '../parts/Moment.tsx';
import type { Column } from '../table/columns.ts';
import type { ListItem } from '../table/use-list.ts';
import { formatDay } from '../parts/format-moment.ts';
import { words } from './orders.words.ts';
import { statusTones } from './state-tones.ts';

type Order = ListItem<'listDeskOrders'>;

const statuses = Object.keys(statusTones) as Order['status'][];

/** The columns of the list of orders; their names are those of the server's list. */
export function orderColumns(): Column<Order>[] {
  return [
    {
      id: 'number',
      title: words.number,
      cell: ({ number }) => number,
      kind: 'number',
      isSortable: true,
      width: { share: 0.6, least: 72, isFixed: true },
    },
    {
      id: 'createdAt',
      title: words.createdAt,
      cell: ({ createdAt }) => <Moment at={createdAt} />,
      kind: 'moment',
      isSortable: true,
      isQuickFilter: true,
      width: { least: 124 },
    },
    {
      id: 'customer',
      title: words.customer,
      cell: ({ customerName, email }) => customerName || email,
      kind: 'text',
      isSortable: true,
      width: { share: 1.4, least: 120 },
    },
    {
      id: 'status',
      title: words.status,
      cell: ({ status }) => <Mark tone={statusTones[status]}>{words.statuses[status]}</Mark>,
      kind: 'choice',
      choices: statuses.map((value) => ({ value, label: words.statuses[value] })),
      isQuickFilter: true,
      onCard: 'side',
      width: { share: 1.1, least: 164 },
    },
    {
      id: 'lineState',
      title: words.lineState,
      cell: ({ lineStateList }) =>
        lineStateList.map(({ state, count }) => words.lines({ count, state: words.lineStates[state] })).join(', '),
      kind: 'choice',
      choices: lineStates.map((value) => ({ value, label: words.lineStates[value] })),
      isQuickFilter: true,
      width: { share: 1.2, least: 120 },
    },
    {
      id: 'product',
      title: words.product,
      cell: ({ productList }) => productList.map(({ name, quantity }) => words.pieces({ quantity, name })).join(', '),
      kind: 'text',
      width: { share: 2, least: 140 },
    },
    {
      id: 'total',
      title: words.total,
      cell: ({ total, currency }) => formatPrice(total, currency),
      kind: 'money',
      isSortable: true,
      isFigure: true,
      width: { share: 0.8, least: 88, isFixed: true },
    },
    ...extraColumns(),
  ];
}

/** Columns that are shown when they are asked for. */
const extraColumns = (): Column<Order>[] => [
  {
    id: 'paidAt',
    title: words.paidAt,
    cell: ({ paidAt }) => (paidAt === null ? null : <Moment at={paidAt} />),
    kind: 'moment',
    isSortable: true,
    isExtra: true,
    width: { least: 124 },
  },
  {
    id: 'shipOn',
    title: words.shipOn,
    cell: ({ shipOn }) => (shipOn === null ? null : formatDay(shipOn)),
    kind: 'day',
    isExtra: true,
    width: { least: 124 },
  },
  { id: 'email', title: words.email, cell: ({ email }) => email, kind: 'text', isExtra: true, width: { least: 160 } },
  { id: 'country', title: words.country, cell: ({ countryCode }) => countryCode, kind: 'choice', isExtra: true },
  {
    id: 'delivery',
    title: words.delivery,
    cell: ({ deliveryMethod }) => deliveryMethod,
    kind: 'choice',
    isExtra: true,
  },
  {
    id: 'personalized',
    title: words.personalized,
    cell: ({ isPersonalized }) => (isPersonalized ? words.personalized : null),
    kind: 'flag',
    isExtra: true,
  },
  { id: 'method', title: words.method, cell: ({ payment }) => payment?.provider, kind: 'choice', isExtra: true },
  { id: 'payment', title: words.payment, cell: ({ payment }) => payment?.status, kind: 'choice', isExtra: true },
  {
    id: 'problem',
    title: words.problem,
    cell: ({ hasProblem }) => (hasProblem ? <Mark tone="bad">{words.problem}</Mark> : null),
    kind: 'flag',
    isExtra: true,
  },
  {
    id: 'returning',
    title: words.returning,
    cell: ({ isReturning }) => (isReturning ? words.returning : null),
    kind: 'flag',
    isExtra: true,
  },
];
