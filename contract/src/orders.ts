import * as z from 'zod';
import { email, postalAddress } from './accounts.ts';
import { cart, lineProduct } from './cart.ts';
import { pageNum, pageSize } from './paging.ts';
import { orderKeyPattern } from './values/order-key.ts';
import { documentKinds, taxReasons } from './values/taxes.ts';
import { lineStages } from './values/line-states.ts';
import { returnReasons, returnStatuses } from './values/order-desk.ts';

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
const orderItem = lineProduct.extend({
  id: z.uuid(),
  projectId: z.uuid().nullable(),
  /** How far it has come in the workshop; absent before the payment. */
  stage: z.enum(lineStages).optional(),
  /** Pieces that were cancelled after the payment; absent where none were. */
  cancelledQuantity: z.int().optional(),
  /** Pieces that can be sent back; absent where none can be. */
  returnableQuantity: z.int().optional(),
});
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
  /** What was ordered, line by line; `pictureUrl` shows the product in its color, `previewUrl` what the customer put on it. */
  lineList: z
    .array(z.object({ name: z.string(), quantity: z.int(), pictureUrl: z.string(), previewUrl: z.string().nullable() }))
    .optional(),
});
export type OrderSummary = z.infer<typeof orderSummary>;

/** A part of a total that is tax: `net` + `tax` is what goods and delivery cost at this rate (1900 is 19 percent). */
export const taxLine = z.object({ name: z.string(), basisPoints: z.int(), net: z.int(), tax: z.int() });
export type TaxLine = z.infer<typeof taxLine>;

/** Where and when an order is picked up, in lines. */
export const pickupPlace = z.object({ address: z.string(), hours: z.string() });
export type PickupPlace = z.infer<typeof pickupPlace>;

/** How an order comes, as it was when it was placed; `pickup` where its customer fetches it. */
const deliveryName = z.object({ id: z.string(), name: z.string(), pickup: pickupPlace.optional() });
export type OrderedMethod = z.infer<typeof deliveryName>;
const pieces = z.array(z.object({ itemId: z.uuid(), quantity: z.int() }));

/** A parcel of an order; `trackingUrl` is where it is followed. */
const orderParcel = z.object({
  id: z.uuid(),
  carrierName: z.string(),
  trackingNumber: z.string(),
  trackingUrl: z.string().nullable(),
  sentAt: z.string(),
  itemList: pieces,
});

/** What a customer sends back, and what the shop answered. */
const orderReturn = z.object({
  id: z.uuid(),
  status: z.enum(returnStatuses),
  reason: z.enum(returnReasons),
  text: z.string(),
  answer: z.string(),
  refundedAmount: z.int(),
  createdAt: z.string(),
  itemList: pieces,
});

/** Money that goes back: `done` once it is on its way to the customer. */
const orderRefund = z.object({
  id: z.uuid(),
  amount: z.int(),
  isDone: z.boolean(),
  /** When it was decided, or when it left. */
  at: z.string(),
});

/** When an order was promised to leave and to arrive, as days. */
const promisedDays = z.object({
  shipOn: z.iso.date(),
  arrivesFrom: z.iso.date().nullable(),
  arrivesUntil: z.iso.date().nullable(),
});

/**
 * One order. `total` = `subtotal` - `discount` - `couponDiscount` + `deliveryPrice` - `taxDeduction`; the taxes are contained in it.
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
  /** Where the invoice goes; absent: to `address`. */
  billingAddress: postalAddress.optional(),
  /** It is a gift: the packing slip has the message, which may be empty, and no prices. Absent where it is none. */
  gift: z.object({ message: z.string() }).optional(),
  deliveryMethod: deliveryName.nullable(),
  quantity: z.int(),
  subtotal: z.int(),
  discount: z.int(),
  deliveryPrice: z.int(),
  couponCode: z.string().nullable(),
  couponDiscount: z.int(),
  total: z.int(),
  taxList: z.array(taxLine),
  /** What the total is reduced by for a company in another country of the European Union, which accounts for the tax. */
  taxDeduction: z.int().optional(),
  /** Why there is no tax. */
  taxReason: z.enum(taxReasons).nullable().optional(),
  /** The company's VAT ID as it was checked. */
  vatId: z.string().nullable().optional(),
  invoiceNumber: z.string().nullable(),
  invoiceUrl: z.string().nullable(),
  /** The invoice and the credit notes, once they have their numbers; `url` like `invoiceUrl`. */
  documentList: z
    .array(z.object({ kind: z.enum(documentKinds), number: z.string(), url: z.string().nullable() }))
    .optional(),
  /** The lines that can be withdrawn from now, and when that ends; null as long as nothing was sent. */
  withdrawable: z.object({ until: z.string().nullable(), lineIdList: z.array(z.uuid()) }).optional(),
  /** The declarations by which the customer withdrew from lines of the order. */
  withdrawalList: z
    .array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        email: z.string(),
        createdAt: z.string(),
        /** Whether the shop has dealt with it. */
        handled: z.boolean(),
        lineIdList: z.array(z.uuid()),
      }),
    )
    .optional(),
  currency: z.string(),
  holdExpiresAt: z.string().nullable(),
  paymentUrl: z.string().nullable(),
  timelineList: z.array(z.object({ status: z.enum(orderStatuses), at: z.string() })),
  itemList: z.array(orderItem),
  /** The parcels that have left; absent before there are any. */
  parcelList: z.array(orderParcel).optional(),
  /** What is sent back; absent where nothing is. */
  returnList: z.array(orderReturn).optional(),
  /** What was given back, oldest first; absent where nothing was. */
  refundList: z.array(orderRefund).optional(),
  /** When it was promised; absent before the payment. */
  promised: promisedDays.optional(),
  /** What a change made it dearer by, and where that is paid; absent where nothing is owed. */
  due: z.object({ amount: z.int(), url: z.string() }).optional(),
  /** Where it goes, where that was corrected after production had started. */
  deliverTo: z.object({ address: postalAddress.nullable(), deliveryMethod: deliveryName.nullable() }).optional(),
});
export type Order = z.infer<typeof order>;

/** Some pieces of a line of an order. */
export const linePieces = z.strictObject({ lineId: z.uuid(), quantity: z.int().min(1).max(10_000) });

/** What a customer wants to send back, and why. */
export const returnRequest = z.strictObject({
  lineList: z.array(linePieces).min(1).max(500),
  reason: z.enum(returnReasons),
  text: z.string().trim().max(2000).default(''),
});
export type ReturnRequest = z.output<typeof returnRequest>;

export const orderQuery = z.strictObject({ pageNum, pageSize: pageSize(1000, 1000) });
export const orderList = z.object({ orderList: z.array(orderSummary), total: z.int() });
export const orderParams = z.strictObject({ orderId: z.uuid() });

/** The unguessable name of a guest's order: anyone who has it may see the order and exchange its media. */
export const orderKey = z.string().regex(orderKeyPattern);
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

/** The declaration by which a customer withdraws from the contract about lines of an order. */
export const withdrawalBody = z.strictObject({
  name: z.string().trim().min(1).max(200),
  /** Where the receipt goes. */
  email,
  lineIdList: z.array(z.uuid()).min(1).max(100),
});
export type WithdrawalBody = z.output<typeof withdrawalBody>;
