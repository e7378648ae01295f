import * as z from 'zod';
import { email, postalAddress } from './accounts.ts';
import { cart, lineProduct } from './cart.ts';
import { pageNum, pageSize } from './paging.ts';
import { documentKinds } from './values/taxes.ts';

/**
 * The life of an order: `open` (stock held, address not yet given), `awaiting_payment`, `paid`, then shipped and
 * delivered; `expired` when the hold ran out, `cancelled`, and `refunded` when the payment came too late.
 */
export const orderStatuses = [
  'open',
  'awaiting_payment',
  'paid',
  'shipped',
  'delivered',
  'expired',
  'cancelled',
  'refunded',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** A line of an order: what was bought, at the price it was bought for. */
const orderItem = lineProduct.extend({ id: z.uuid(), projectId: z.uuid().nullable() });
export type OrderItem = z.infer<typeof orderItem>;

/** An order as it stands in the list; money in minor units. */
const orderSummary = z.object({
  id: z.uuid(),
  number: z.string(),
  status: z.enum(orderStatuses),
  createdAt: z.string(),
  quantity: z.int(),
  total: z.int(),
  currency: z.string(),
  mainImageUrlList: z.array(z.string()),
});
export type OrderSummary = z.infer<typeof orderSummary>;

/** A part of a total that is tax: `net` + `tax` is what goods and delivery cost at this rate (1900 is 19 percent). */
export const taxLine = z.object({ name: z.string(), basisPoints: z.int(), net: z.int(), tax: z.int() });
export type TaxLine = z.infer<typeof taxLine>;

/**
 * One order. `total` = `subtotal` - `discount` - `couponDiscount` + `deliveryPrice`; the taxes are contained in it.
 * `holdExpiresAt` says until when its stock is kept, `paymentUrl` where it can be paid, `invoiceUrl` where its invoice
 * (PDF) can be fetched without a bearer for the next hour or two; all are null when they do not apply. `timelineList`
 * has the moments at which it came to its statuses, oldest first; an order that is paid does not tell of the time
 * before. What was personalised is told as it stands now.
 */
export const order = z.object({
  id: z.uuid(),
  number: z.string(),
  status: z.enum(orderStatuses),
  createdAt: z.string(),
  paidAt: z.string().nullable(),
  /** From then on photos and texts stand still. */
  productionStartedAt: z.string().nullable(),
  email: z.string(),
  address: postalAddress.nullable(),
  deliveryMethod: z.object({ id: z.string(), name: z.string() }).nullable(),
  quantity: z.int(),
  subtotal: z.int(),
  discount: z.int(),
  deliveryPrice: z.int(),
  couponCode: z.string().nullable(),
  couponDiscount: z.int(),
  total: z.int(),
  taxList: z.array(taxLine),
  invoiceNumber: z.string().nullable(),
  invoiceUrl: z.string().nullable(),
  /** The invoice and the credit notes, once they have their numbers; `url` like `invoiceUrl`. */
  documentList: z
    .array(z.object({ kind: z.enum(documentKinds), number: z.string(), url: z.string().nullable() }))
    .optional(),
  currency: z.string(),
  holdExpiresAt: z.string().nullable(),
  paymentUrl: z.string().nullable(),
  timelineList: z.array(z.object({ status: z.enum(orderStatuses), at: z.string() })),
  itemList: z.array(orderItem),
});
export type Order = z.infer<typeof order>;

export const orderQuery = z.strictObject({ pageNum, pageSize: pageSize(1000, 1000) });
export const orderList = z.object({ orderList: z.array(orderSummary), total: z.int() });
export const orderParams = z.strictObject({ orderId: z.uuid() });

/** The unguessable name of a guest's order: whoever has it may see the order and exchange its media. */
export const orderKey = z.string().regex(/^[\w-]{43}$/);
export const guestOrderParams = z.strictObject({ orderKey });
export const guestProjectParams = z.strictObject({ orderKey, projectId: z.uuid() });
/** To whom the links of his orders are mailed again. */
export const orderLinkRequest = z.strictObject({ email });

/** The bytes of an invoice, an A4 document in the language of its order. */
export const invoice = z.custom<Uint8Array>((value) => value instanceof Uint8Array);

/** Why a line, or a part of it, was not put into the cart again; the same codes that adding it would fail with. */
export const omissionReasons = [
  'PRODUCT_NOT_FOUND',
  'VARIANT_INVALID',
  'CUSTOMIZATION_INVALID',
  'OUT_OF_STOCK',
  'QUANTITY_LIMIT',
  'CART_FULL',
] as const;
export type OmissionReason = (typeof omissionReasons)[number];

/** The cart after a re-order; `addedQuantity` pieces came into it, those of `leftOutList` did not. */
export const reordered = cart.extend({
  addedQuantity: z.int(),
  leftOutList: z.array(z.object({ name: z.string(), quantity: z.int(), reason: z.enum(omissionReasons) })),
});
export type Reordered = z.infer<typeof reordered>;
