import * as accounts from '../accounts.ts';
import { endpoint } from '../endpoint.ts';
import * as orders from '../orders.ts';

/** The calls about orders. */
export const ordersCalls = {
  listOrders: endpoint({
    summary: "The account's orders, newest first",
    caller: 'account',
    query: orders.orderQuery,
    reply: orders.orderList,
  }),
  getOrder: endpoint({
    summary: 'One order',
    caller: 'account',
    params: orders.orderParams,
    reply: orders.order,
    errors: ['ORDER_NOT_FOUND'],
  }),
  reorder: endpoint({
    summary: "Put what an order was made of into the account's cart, as far as it can still be bought",
    caller: 'account',
    params: orders.orderParams,
    reply: orders.reordered,
    errors: ['ORDER_NOT_FOUND'],
  }),
  getInvoice: endpoint({
    summary: 'The invoice of a paid order',
    caller: 'account',
    params: orders.orderParams,
    reply: orders.invoice,
    errors: ['ORDER_NOT_FOUND', 'INVOICE_NOT_FOUND'],
    answer: 'pdf',
  }),
  getGuestOrder: endpoint({
    summary: 'One order, for anyone who has its key',
    params: orders.guestOrderParams,
    reply: orders.order,
    errors: ['ORDER_NOT_FOUND'],
  }),
  getGuestInvoice: endpoint({
    summary: 'The invoice of a paid order, for anyone who has its key',
    params: orders.guestOrderParams,
    reply: orders.invoice,
    errors: ['ORDER_NOT_FOUND', 'INVOICE_NOT_FOUND'],
    answer: 'pdf',
  }),
  requestReturn: endpoint({
    summary: 'Ask to send something of an order back; what was made for one person is taken back with a fault only',
    caller: 'account',
    params: orders.orderParams,
    body: orders.returnRequest,
    reply: orders.order,
    errors: ['ORDER_NOT_FOUND', 'ORDER_CLOSED', 'LINE_NOT_FOUND', 'QUANTITY_LIMIT'],
  }),
  requestGuestReturn: endpoint({
    summary: 'The same, for whoever has the key of an order',
    params: orders.guestOrderParams,
    body: orders.returnRequest,
    reply: orders.order,
    errors: ['ORDER_NOT_FOUND', 'ORDER_CLOSED', 'LINE_NOT_FOUND', 'QUANTITY_LIMIT'],
  }),
  sendOrderLinks: endpoint({
    summary:
      'Mail the links of the orders that were made as a guest with this address; tells nobody whether there are any',
    body: orders.orderLinkRequest,
    reply: accounts.done,
  }),
};
