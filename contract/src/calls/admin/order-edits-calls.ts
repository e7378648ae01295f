import { undoableAct } from '../../admin/acts.ts';
import { deskOrder, deskOrderParams } from '../../admin/order-desk.ts';
import * as edits from '../../admin/order-edits.ts';
import { endpoint } from '../../endpoint.ts';

const write = { caller: 'operator', right: 'orders.write', params: deskOrderParams } as const;
const refundRight = { ...write, right: 'money.refund' } as const;
const editErrors = [
  'ORDER_NOT_FOUND',
  'ORDER_CLOSED',
  'PRODUCTION_STARTED',
  'LINE_NOT_FOUND',
  'QUANTITY_LIMIT',
  'OUT_OF_STOCK',
  'VARIANT_INVALID',
  'CUSTOMIZATION_INVALID',
  'DELIVERY_INVALID',
  'ADDRESS_NOT_FOUND',
  'CART_EMPTY',
] as const;

/** The calls that change an order, cancel it, give money back and take goods back. */
export const orderEditsCalls = {
  getEditChoices: endpoint({
    summary: 'Countries, ways of delivery, variants and plain products that an order can be changed to',
    caller: 'operator',
    right: 'orders.read',
    params: deskOrderParams,
    query: edits.editChoicesQuery,
    reply: edits.editChoices,
    errors: ['ORDER_NOT_FOUND'],
  }),
  previewOrderEdit: endpoint({
    summary: 'What an edit of an order would do to its price and the stock; nothing is changed',
    ...write,
    body: edits.orderEdit,
    reply: edits.editPreview,
    errors: editErrors,
  }),
  editOrder: endpoint({
    summary: 'Edit an order before its production, as it was previewed',
    ...write,
    body: edits.confirmedEdit,
    reply: deskOrder,
    errors: [...editErrors, 'RECORD_CHANGED', 'TOTAL_CHANGED', 'REFUND_LIMIT', 'NOT_ALLOWED'],
  }),
  changeOrderEmail: endpoint({
    summary: 'Change the e-mail address to which the mails about an order go',
    ...write,
    body: edits.emailChange,
    reply: deskOrder,
    errors: ['ORDER_NOT_FOUND', 'RECORD_CHANGED'],
  }),
  correctOrder: endpoint({
    summary: 'Correct address or way of delivery after production has started; order and invoice stay as they were',
    ...write,
    body: edits.orderCorrection,
    reply: deskOrder,
    errors: ['ORDER_NOT_FOUND', 'ORDER_CLOSED', 'RECORD_CHANGED', 'DELIVERY_INVALID', 'ADDRESS_NOT_FOUND'],
  }),
  cancelOrder: endpoint({
    summary:
      'Cancel an order or pieces of it in some seconds, unless it is undone: the stock comes back, and money, and the customer is told',
    ...write,
    body: edits.cancellation,
    reply: undoableAct,
    errors: [
      'ORDER_NOT_FOUND',
      'NOT_FOUND',
      'ORDER_CLOSED',
      'RECORD_CHANGED',
      'LINE_NOT_FOUND',
      'QUANTITY_LIMIT',
      'REFUND_LIMIT',
      'NOT_ALLOWED',
    ],
  }),
  previewOrderRefund: endpoint({
    summary: 'What some pieces of an order cost, and what remains refundable; nothing is changed',
    ...refundRight,
    body: edits.refundQuestion,
    reply: edits.refundPreview,
    errors: ['ORDER_NOT_FOUND', 'LINE_NOT_FOUND', 'QUANTITY_LIMIT'],
  }),
  refundOrder: endpoint({
    summary: 'Give a part of the money of an order back, or all of it',
    ...refundRight,
    body: edits.deskRefund,
    reply: deskOrder,
    errors: ['ORDER_NOT_FOUND', 'RECORD_CHANGED', 'LINE_NOT_FOUND', 'QUANTITY_LIMIT', 'REFUND_LIMIT'],
  }),
  addReturn: endpoint({
    summary: 'Begin a return for a customer',
    ...write,
    body: edits.newReturn,
    reply: deskOrder,
    errors: ['ORDER_NOT_FOUND', 'NOT_FOUND', 'ORDER_CLOSED', 'LINE_NOT_FOUND', 'QUANTITY_LIMIT'],
  }),
  moveReturn: endpoint({
    summary: 'Accept or refuse a return, receive it, refund it, close it',
    ...write,
    params: edits.returnParams,
    body: edits.returnStep,
    reply: deskOrder,
    errors: ['ORDER_NOT_FOUND', 'NOT_FOUND', 'ORDER_CLOSED', 'RECORD_CHANGED', 'REFUND_LIMIT', 'NOT_ALLOWED'],
  }),
};
