import type { DeskOrder } from '@afterimage/contract/admin/order-desk.ts';
import type { ReturnRequest } from '@afterimage/contract/orders.ts';
import type { OrderOwner } from '../orders/order-owner.ts';
import { orderOnWire } from '../orders/read-order.ts';
import { accountOf, type Context, type Handlers, operatorOf } from '../platform/http/handlers.ts';
import { changeEmail, correctOrder } from './correct-order.ts';
import { readEditChoices } from './edit-choices.ts';
import { type EditParts, editOrder, previewEdit } from './edit-order.ts';
import { delayCancellation, type OrderActs } from './order-acts.ts';
import { type DeskSigners, readDeskOrder } from './read-desk-order.ts';
import { previewRefund, refundOrder } from './refund-order.ts';
import { addReturn, moveReturn, requestReturn } from './returns.ts';

type Names =
  | 'getEditChoices'
  | 'previewOrderEdit'
  | 'editOrder'
  | 'changeOrderEmail'
  | 'correctOrder'
  | 'cancelOrder'
  | 'previewOrderRefund'
  | 'refundOrder'
  | 'addReturn'
  | 'moveReturn'
  | 'requestReturn'
  | 'requestGuestReturn';

/** The calls that change an order. Each write of an operator answers the order as it is afterwards. */
export function orderEditsHandlers(parts: EditParts & DeskSigners & { acts: OrderActs }): Pick<Handlers, Names> {
  const read = (context: Context, orderId: string): Promise<DeskOrder> =>
    readDeskOrder(context.db, orderId, parts, { operator: operatorOf(context), locale: context.locale });
  const returnOf = async (context: Context, owner: OrderOwner, orderId: string | undefined, body: ReturnRequest) => {
    const order = await requestReturn(context.db, owner, orderId, body, parts);
    return orderOnWire(context.db, order, parts, context.locale);
  };
  return {
    getEditChoices: ({ db, locale }, { params, query }) => readEditChoices(db, params.orderId, query, locale),
    previewOrderEdit: ({ db, locale }, { params, body }) => previewEdit(db, params.orderId, body, locale),
    editOrder: async (context, { params, body }) => {
      await editOrder(context.db, operatorOf(context), params.orderId, body, parts);
      return read(context, params.orderId);
    },
    changeOrderEmail: async (context, { params, body }) => {
      await changeEmail(context.db, operatorOf(context), params.orderId, body);
      return read(context, params.orderId);
    },
    correctOrder: async (context, { params, body }) => {
      const address = body.address && { ...body.address, isDefault: false };
      await correctOrder(context.db, operatorOf(context), params.orderId, { ...body, address });
      return read(context, params.orderId);
    },
    cancelOrder: (context, { params, body }) =>
      delayCancellation(context.db, operatorOf(context), params.orderId, body, parts.acts),
    previewOrderRefund: ({ db }, { params, body }) => previewRefund(db, params.orderId, body),
    refundOrder: async (context, { params, body }) => {
      await refundOrder(context.db, operatorOf(context), params.orderId, body);
      return read(context, params.orderId);
    },
    addReturn: async (context, { params, body }) => {
      await addReturn(context.db, operatorOf(context), params.orderId, body);
      return read(context, params.orderId);
    },
    moveReturn: async (context, { params, body }) => {
      await moveReturn(context.db, operatorOf(context), params, body, parts);
      return read(context, params.orderId);
    },
    requestReturn: (context, { params, body }) =>
      returnOf(context, { accountId: accountOf(context) }, params.orderId, body),
    requestGuestReturn: (context, { params, body }) => returnOf(context, params, undefined, body),
  };
}
