import { undoableAct } from '../../admin/acts.ts';
import * as desk from '../../admin/order-desk.ts';
import { endpoint, fileReply } from '../../endpoint.ts';

const write = { caller: 'operator', right: 'orders.write' } as const;

/** The calls about one order. */
export const orderDeskCalls = {
  getDeskOrder: endpoint({
    summary: 'Everything about one order, and what can be done with it now',
    caller: 'operator',
    right: 'orders.read',
    params: desk.deskOrderParams,
    reply: desk.deskOrder,
    errors: ['ORDER_NOT_FOUND'],
  }),
  addOrderNote: endpoint({
    summary: 'Note something about an order for the other operators',
    ...write,
    params: desk.deskOrderParams,
    body: desk.newNote,
    reply: desk.deskOrder,
    errors: ['ORDER_NOT_FOUND'],
  }),
  changeOrderNote: endpoint({
    summary: 'Change a note, pin it or unpin it',
    ...write,
    params: desk.noteParams,
    body: desk.noteChange,
    reply: desk.deskOrder,
    errors: ['ORDER_NOT_FOUND', 'NOT_FOUND'],
  }),
  removeOrderNote: endpoint({
    summary: 'Remove a note in some seconds, unless it is undone',
    ...write,
    params: desk.noteParams,
    reply: undoableAct,
    errors: ['ORDER_NOT_FOUND', 'NOT_FOUND'],
  }),
  addParcel: endpoint({
    summary:
      'Send a parcel: its lines move on, and the customer is told once how to follow it, in some seconds unless it is undone',
    ...write,
    params: desk.deskOrderParams,
    body: desk.newParcel,
    reply: desk.delayedOrderAct,
    errors: ['ORDER_NOT_FOUND', 'ORDER_CLOSED', 'RECORD_CHANGED', 'LINE_NOT_FOUND', 'QUANTITY_LIMIT'],
  }),
  changeParcel: endpoint({
    summary: 'Correct the carrier or the number of a parcel',
    ...write,
    params: desk.parcelParams,
    body: desk.parcelChange,
    reply: desk.deskOrder,
    errors: ['ORDER_NOT_FOUND', 'NOT_FOUND', 'RECORD_CHANGED'],
  }),
  mailCustomer: endpoint({
    summary: "Write to the customer of an order in some seconds, in the shop's letter, unless it is undone",
    ...write,
    params: desk.deskOrderParams,
    body: desk.customerMail,
    reply: undoableAct,
    errors: ['ORDER_NOT_FOUND', 'ORDER_CLOSED'],
  }),
  markOrder: endpoint({
    summary: 'Say of a whole order that it is made, sent or delivered; that it is sent can be undone for some seconds',
    ...write,
    params: desk.deskOrderParams,
    body: desk.orderMark,
    reply: desk.delayedOrderAct,
    errors: ['ORDER_NOT_FOUND', 'ORDER_CLOSED', 'RECORD_CHANGED'],
  }),
  getPackingSlips: endpoint({
    summary: 'The packing slips of some orders in one document (PDF)',
    caller: 'operator',
    right: 'orders.read',
    query: desk.packingSlipQuery,
    reply: fileReply,
    errors: ['ORDER_NOT_FOUND'],
    answer: 'file',
  }),
};
