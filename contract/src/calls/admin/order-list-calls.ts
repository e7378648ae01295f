import * as z from 'zod';
import { listFileQuery, listPage, listQuery } from '../../admin/lists.ts';
import { deskOrder } from '../../admin/order-list.ts';
import { searchQuery, searchResults } from '../../admin/search.ts';
import { endpoint, fileReply } from '../../endpoint.ts';

/** The calls of the operators' list of orders, and of the search over everything. */
export const orderListCalls = {
  listDeskOrders: endpoint({
    summary: 'A page of the list of orders',
    caller: 'operator',
    right: 'orders.read',
    query: listQuery,
    reply: listPage(deskOrder),
    errors: ['INVALID_REQUEST'],
  }),
  exportDeskOrders: endpoint({
    summary: 'The list of orders as CSV',
    caller: 'operator',
    right: 'orders.read',
    query: listFileQuery,
    reply: fileReply,
    answer: 'file',
    errors: ['INVALID_REQUEST'],
  }),
  getOrderListFacts: endpoint({
    summary: 'The values that orders can be filtered by: countries, ways of delivery and of payment',
    caller: 'operator',
    right: 'orders.read',
    reply: z.strictObject({
      countryList: z.array(z.string()),
      deliveryList: z.array(z.string()),
      methodList: z.array(z.string()),
    }),
  }),
  adminSearch: endpoint({
    summary: 'Finds orders, prints and products by numbers, also of parcels, names, addresses, texts and codes',
    caller: 'operator',
    query: searchQuery,
    reply: searchResults,
  }),
};
