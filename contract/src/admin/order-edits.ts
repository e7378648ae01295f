import * as z from 'zod';
import { addressBody } from '../accounts.ts';
import { linePieces, returnRequest, taxLine } from '../orders.ts';
import { orderVersion } from './order-desk.ts';

const reason = z.string().trim().max(1000).default('');
const positiveMoney = z.int().min(1).max(1_000_000_000);
const postal = addressBody.omit({ isDefault: true });

/**
 * What an operator changes about a paid order before its production. A line with quantity 0 is removed; with `variantId`
 * it is swapped for another variant of its product. `addList` are plain products.
 */
export const orderEdit = z.strictObject({
  lineList: z
    .array(
      z.strictObject({
        lineId: z.uuid(),
        quantity: z.int().min(0).max(10_000),
        variantId: z.int().positive().optional(),
      }),
    )
    .max(500)
    .default([]),
  addList: z
    .array(z.strictObject({ variantId: z.int().positive(), quantity: z.int().min(1).max(10_000) }))
    .max(50)
    .default([]),
  deliveryMethod: z.string().max(60).optional(),
  address: postal.optional(),
});
export type OrderEdit = z.output<typeof orderEdit>;

/** For what country, and what products are looked for by name or number. */
export const editChoicesQuery = z.strictObject({
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  text: z.string().trim().max(100).default(''),
});

const variantChoice = z.object({
  variantId: z.int(),
  productId: z.int(),
  name: z.string(),
  color: z.string().nullable(),
  size: z.string().nullable(),
  sku: z.string(),
  price: z.int(),
  stock: z.int(),
});
export type VariantChoice = z.infer<typeof variantChoice>;

/** What an edit or a correction of an order can choose among. */
export const editChoices = z.object({
  countryList: z.array(z.object({ code: z.string(), name: z.string() })),
  deliveryMethodList: z.array(z.object({ id: z.string(), name: z.string(), price: z.int() })),
  /** By line, the variants of its product. */
  lineList: z.array(z.object({ lineId: z.uuid(), variantId: z.int(), variantList: z.array(variantChoice) })),
  /** Plain products that the text finds. */
  foundList: z.array(variantChoice),
});

const price = z.object({
  subtotal: z.int(),
  discount: z.int(),
  deliveryPrice: z.int(),
  couponDiscount: z.int(),
  total: z.int(),
  taxList: z.array(taxLine),
});

/** What an edit would do: prices, what of it is to be paid or goes back, and stock. `change` is what more is taken. */
export const editPreview = z.object({
  version: orderVersion,
  before: price,
  after: price,
  /** Positive: the customer has to pay it. Negative: it goes back. In minor units. */
  difference: z.int(),
  refundable: z.int(),
  stockList: z.array(z.object({ variantId: z.int(), name: z.string(), change: z.int(), stock: z.int() })),
  isShort: z.boolean(),
  changeList: z.array(z.string()),
});
export type EditPreview = z.infer<typeof editPreview>;

/** An edit as it was previewed; `settlement` says what becomes of the difference. */
export const confirmedEdit = orderEdit.extend({
  version: orderVersion,
  shownTotal: z.int(),
  settlement: z.enum(['none', 'refund', 'payment', 'waived']),
  reason,
});
export type ConfirmedEdit = z.output<typeof confirmedEdit>;

export const emailChange = z.strictObject({ version: orderVersion, email: z.email().max(254) });

/** A correction after production has started: packing slips and labels follow it, order and invoice stay as they were. */
export const orderCorrection = z
  .strictObject({
    version: orderVersion,
    address: postal.optional(),
    deliveryMethod: z.string().max(60).optional(),
    reason,
  })
  .refine(({ address, deliveryMethod }) => address !== undefined || deliveryMethod !== undefined, {
    path: ['address'],
  });

/** Pieces that are cancelled, all that are in the house when `lineList` is left out; `refund` is what goes back. */
export const cancellation = z.strictObject({
  version: orderVersion,
  lineList: z.array(linePieces).min(1).max(500).optional(),
  refund: z.int().min(0),
  isRestocked: z.boolean().default(true),
  withMail: z.boolean().default(true),
  /** The declaration of withdrawal that it carries out. */
  withdrawalId: z.uuid().optional(),
  reason: z.string().trim().min(1).max(1000),
});
export type Cancellation = z.output<typeof cancellation>;

/** What a refund is for: pieces of lines, and the delivery; nothing of both for an amount alone. */
const refundedParts = { lineList: z.array(linePieces).max(500).default([]), withDelivery: z.boolean().default(false) };

/** A refund that is being thought of. */
export const refundQuestion = z.strictObject(refundedParts);
export const refundPreview = z.object({
  /** What was paid for the parts, their share of the coupon taken off; at most what may go back. */
  amount: z.int(),
  refundable: z.int(),
  remaining: z.int(),
  /** The same by line, and for the delivery; pieces that went back before are left out. */
  lineList: z.array(z.object({ lineId: z.uuid(), quantity: z.int(), amount: z.int() })),
  delivery: z.int(),
  /** Contained in the amount. */
  taxList: z.array(taxLine),
});
export const deskRefund = z.strictObject({
  version: orderVersion,
  amount: positiveMoney,
  ...refundedParts,
  reason: z.string().trim().min(1).max(500),
});

/** A return that an operator begins; with `withdrawalId` it carries out what the customer has declared. */
export const newReturn = returnRequest.extend({ withdrawalId: z.uuid().optional() });
export type NewReturn = z.output<typeof newReturn>;

export const returnParams = z.strictObject({ orderId: z.uuid(), returnId: z.uuid() });

/** The next step of a return. `refund` in minor units goes with `refund` alone, `isRestocked` with `receive`. */
export const returnStep = z.strictObject({
  version: orderVersion,
  step: z.enum(['accept', 'refuse', 'receive', 'refund', 'close']),
  answer: z.string().trim().max(2000).default(''),
  refund: z.int().min(0).default(0),
  isRestocked: z.boolean().default(false),
});
export type ReturnStep = z.output<typeof returnStep>;
