import * as labels from '../../admin/labels.ts';
import { endpoint, fileReply } from '../../endpoint.ts';

/** The calls by which parcels go to a carrier as a file, and come back with their tracking numbers. */
export const labelsCalls = {
  exportLabels: endpoint({
    summary: "The addresses of orders that are to be sent, as the carrier's own import file (CSV)",
    caller: 'operator',
    right: 'orders.read',
    query: labels.labelQuery,
    reply: fileReply,
    answer: 'file',
    errors: ['INVALID_REQUEST', 'ORDER_NOT_FOUND'],
  }),
  importTracking: endpoint({
    summary:
      "Read a carrier's list of tracking numbers, and add their parcels; a number that an order has is left alone",
    caller: 'operator',
    right: 'orders.write',
    body: labels.trackingList,
    reply: labels.trackingRows,
    errors: ['INVALID_REQUEST'],
  }),
};
