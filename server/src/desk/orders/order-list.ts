import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { orderStatuses } from '@afterimage/contract/orders.ts';
import { lineStates } from '@afterimage/contract/values/line-states.ts';
import { returns } from '../../order-desk/tables.ts';
import { customerName, lineLabel } from '../../orders/order-expressions.ts';
import { orderLines, orderLineStates, orders } from '../../orders/tables.ts';
import { payments } from '../../payments/tables.ts';
import { existsIn } from '../../platform/lists/filter-condition.ts';
import type { List } from '../../platform/lists/list.ts';
import { type DeskOrder, loadDeskOrders } from './load-desk-orders.ts';
import { foundByText } from './order-search.ts';

const ofLine = (condition: SQL): SQL => existsIn(orderLines, and(eq(orderLines.orderId, orders.id), condition));
const ofLineState = (condition: SQL): SQL =>
  existsIn(orderLineStates, and(eq(orderLineStates.orderId, orders.id), condition));
const ofPayment = (condition: SQL): SQL =>
  existsIn(payments, and(eq(payments.orderId, orders.id), ne(payments.status, 'superseded'), condition));

const ofReturn = (condition: SQL): SQL => existsIn(returns, and(eq(returns.orderId, orders.id), condition));

const isPersonalized = sql`jsonb_array_length(${orderLines.customizationList}) > 0`;

/** The operators' list of orders. */
export const orderList: List<DeskOrder> = {
  name: 'orders',
  table: orders,
  key: { column: orders.number, type: 'bigint' },
  defaultSort: '-number',
  columns: {
    number: { kind: 'number', value: orders.number, sortable: true, cell: ({ number }) => number },
    status: { kind: 'choice', value: orders.status, values: orderStatuses, cell: ({ status }) => status },
    lineState: {
      kind: 'choice',
      value: orderLineStates.state,
      values: lineStates,
      within: ofLineState,
      cell: ({ lineStateList }) => lineStateList.map(({ state, count }) => `${count} ${state}`).join(', '),
    },
    createdAt: { kind: 'moment', value: orders.createdAt, sortable: true, cell: (order) => new Date(order.createdAt) },
    paidAt: {
      kind: 'moment',
      value: orders.paidAt,
      nullable: true,
      sortable: true,
      cell: ({ paidAt }) => (paidAt === null ? null : new Date(paidAt)),
    },
    shipOn: { kind: 'day', value: orders.shipOn, nullable: true, cell: ({ shipOn }) => shipOn },
    customer: {
      kind: 'text',
      value: customerName(orders.address),
      byWords: true,
      sortable: true,
      cell: (order) => order.customerName,
    },
    email: { kind: 'text', value: sql`lower(${orders.email})`, cell: ({ email }) => email },
    country: {
      kind: 'choice',
      value: sql`(${orders.address} ->> 'countryCode')`,
      cell: ({ countryCode }) => countryCode,
    },
    delivery: {
      kind: 'choice',
      value: sql`(${orders.deliveryMethod} ->> 'id')`,
      cell: ({ deliveryMethod }) => deliveryMethod,
    },
    product: {
      kind: 'text',
      value: lineLabel(orderLines.name, orderLines.sku),
      within: ofLine,
      cell: ({ productList }) => productList.map(({ name, quantity }) => `${quantity} × ${name}`).join(', '),
    },
    personalized: {
      kind: 'flag',
      value: isPersonalized,
      within: ofLine,
      cell: (order) => order.isPersonalized,
    },
    method: {
      kind: 'choice',
      value: payments.provider,
      within: ofPayment,
      cell: ({ payment }) => payment?.provider ?? null,
    },
    payment: {
      kind: 'choice',
      value: payments.status,
      within: ofPayment,
      cell: ({ payment }) => payment?.status ?? null,
    },
    problem: {
      kind: 'flag',
      value: inArray(orderLineStates.state, ['held', 'rejected']),
      within: ofLineState,
      cell: ({ hasProblem }) => hasProblem,
    },
    returning: {
      kind: 'flag',
      value: inArray(returns.status, ['requested', 'accepted', 'received']),
      within: ofReturn,
      cell: ({ isReturning }) => isReturning,
    },
    total: { kind: 'money', value: orders.total, sortable: true, cell: ({ total }) => total },
    currency: { kind: 'choice', value: orders.currency, cell: ({ currency }) => currency },
  },
  search: foundByText,
  load: loadDeskOrders,
};
