import * as z from 'zod';
import { addressBody, email } from './accounts.ts';
import { cartAddition } from './cart.ts';
import { coupon, couponCode } from './coupons.ts';
import type { OwnRule } from './values/field-messages.ts';
import { orderKey, pickupPlace, taxLine } from './orders.ts';
import { maxGiftMessage } from './values/limits.ts';
import { taxReasons } from './values/taxes.ts';

const deliveryMethodId = z.string().min(1).max(40);

/** The VAT ID of a company; with one of another country of the European Union its price is net (reverse charge). */
const vatId = z.string().trim().max(20).optional();

/** The message of a gift; '' without one. */
const giftMessage = z.string().trim().max(maxGiftMessage).default('');

/** How an order comes, the code of a coupon, and the total that was shown: another one is refused. */
const deliveryChoice = {
  deliveryMethod: deliveryMethodId,
  coupon: couponCode.optional(),
  total: z.int().optional(),
  vatId,
  /** Where the invoice goes, if not where the order goes; taxes follow from where it goes. */
  billingAddress: addressBody.optional(),
  /** It is a gift: the message is printed on the packing slip, which has no prices. */
  gift: z.strictObject({ message: giftMessage }).optional(),
  /** How it is paid; without it, in the first of the ways that are offered. */
  paymentMethod: z.string().min(1).max(40).optional(),
};

/** Where an order goes: a saved address by its id, or one typed in. */
const destination = { addressId: z.uuid().optional(), address: addressBody.optional() };

const oneDestination = (body: { addressId?: string | undefined; address?: unknown }) =>
  (body.addressId === undefined) !== (body.address === undefined);
const destinationRule = { message: 'chooseAddress' satisfies OwnRule, path: ['address'] };

/** Completes the order that `POST /checkout` without a body has opened (D7.42). */
const orderCompletion = z
  .strictObject({ orderId: z.uuid(), ...destination, ...deliveryChoice })
  .refine(oneDestination, destinationRule);
export type OrderCompletion = z.infer<typeof orderCompletion>;

/** Goods to be bought at once, without touching the cart, whose address is chosen on the order's checkout page. */
const purchaseBegin = z.strictObject({ items: z.array(cartAddition).min(1).max(100) });
export type PurchaseBegin = z.infer<typeof purchaseBegin>;

/** Buys at once, without touching the cart (D7.42). */
const purchase = z
  .strictObject({
    items: z.array(cartAddition).min(1).max(100),
    ...destination,
    ...deliveryChoice,
  })
  .refine(oneDestination, destinationRule);
export type Purchase = z.infer<typeof purchase>;

/** What a guest says who has no account: where the order goes is typed in, and the address for its mails. */
const guestParts = { email, address: addressBody, ...deliveryChoice };

/** Completes a guest's order, which whoever knows its key may do. */
const guestCompletion = z.strictObject({ orderId: z.uuid(), orderKey, ...guestParts });
export type GuestCompletion = z.infer<typeof guestCompletion>;

/** Buys at once as a guest. */
const guestPurchase = z.strictObject({ items: z.array(cartAddition).min(1).max(100), ...guestParts });
export type GuestPurchase = z.infer<typeof guestPurchase>;

/** The body of `POST /unauthenticated/checkout`: the completion of an order, a purchase, or the beginning of one. */
export const guestCheckoutBody = z.union([guestCompletion, guestPurchase, purchaseBegin]);

/** Where a guest's checkout goes on; the key opens the order ever after (`GET /unauthenticated/orders/{orderKey}`). */
export const guestCheckoutReply = z.object({ url: z.string(), orderId: z.uuid(), orderKey });

/** The body of `POST /checkout`: none, the completion of an order, a purchase, or the beginning of one. */
export const checkoutBody = z.union([orderCompletion, purchase, purchaseBegin]).optional();

/**
 * Without a body: the address of the order's checkout page. With one: where to pay, or, when a purchase was begun,
 * the order's checkout page.
 */
export const checkoutReply = z.union([z.string(), z.object({ url: z.string(), orderId: z.uuid() })]);

/**
 * A way of delivery; price in minor units, days are working days. Goods worth `freeFrom` or more are delivered for
 * nothing (`deliveryPrice` in `money.ts`); null means never.
 */
const deliveryWay = z.object({
  id: z.string(),
  name: z.string(),
  price: z.int(),
  freeFrom: z.int().nullable(),
  currency: z.string(),
  minDays: z.int(),
  maxDays: z.int(),
  /** Where and when the customer fetches it; absent where it is sent. Days are those until it can be fetched. */
  pickup: pickupPlace.optional(),
});
export type DeliveryWay = z.infer<typeof deliveryWay>;

/** The same with its dates. */
const deliveryMethod = deliveryWay.extend({
  /** Between which days it arrives when it is paid now, as `2026-11-26`. */
  arrivesFrom: z.iso.date(),
  arrivesUntil: z.iso.date(),
});
export type DeliveryMethod = z.infer<typeof deliveryMethod>;

const countryCode = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .optional();
export const countryQuery = z.strictObject({ countryCode });
/** The numbers of products, as `3,17`. */
const productIds = z
  .string()
  .max(2000)
  .transform((text) => [...new Set(text.split(',').filter(Boolean).map(Number))])
  .pipe(z.array(z.int().min(1).max(2_147_483_647)).min(1).max(100));

/** The country, and what is to be made: the lines of an order, a product by its number or its slug, or several products. */
export const deliveryQuery = z.strictObject({
  countryCode,
  orderId: z.uuid().optional(),
  productId: z.string().min(1).max(200).optional(),
  productIds: productIds.optional(),
});
export type DeliveryQuery = z.output<typeof deliveryQuery>;
/** `productionDays` are the working days before it leaves. */
export const deliveryMethodList = z.object({ productionDays: z.int(), deliveryMethodList: z.array(deliveryMethod) });
export type DeliveryOffer = z.infer<typeof deliveryMethodList>;

/** A way to pay, as customers read it. */
const paymentMethod = z.object({ id: z.string(), name: z.string(), detail: z.string() });
export type PaymentMethod = z.infer<typeof paymentMethod>;
export const paymentMethodList = z.object({ paymentMethodList: z.array(paymentMethod) });

/**
 * How an order is paid. `transfer` has the bank details as long as a transfer is waited for; `codeText` is what a code
 * holds that banking apps read, `isConfirmed` whether the customer's e-mail address was confirmed, which the stock is kept
 * for.
 */
export const orderPayment = z.object({
  method: paymentMethod.nullable(),
  transfer: z
    .object({
      amount: z.int(),
      currency: z.string(),
      reference: z.string(),
      holder: z.string(),
      iban: z.string(),
      bic: z.string().nullable(),
      bank: z.string().nullable(),
      days: z.int(),
      isConfirmed: z.boolean(),
      confirmMinutes: z.int(),
      dueAt: z.string().nullable(),
      codeText: z.string().nullable(),
    })
    .nullable(),
});

const oneSubject = (body: { orderId?: unknown; items?: unknown }) =>
  (body.orderId === undefined) !== (body.items === undefined);

const hasDestination = (body: { countryCode?: unknown; address?: unknown; addressId?: unknown }) =>
  [body.countryCode, body.address, body.addressId].some((part) => part !== undefined);

/**
 * What an order, or a purchase at once, would cost. A guest's order is asked for with its key. Without a country there
 * is no tax yet, without a way of delivery no price of it; `addressId` and `address` say the country too.
 */
export const quoteBody = z
  .strictObject({
    orderId: z.uuid().optional(),
    orderKey: orderKey.optional(),
    items: z.array(cartAddition).min(1).max(100).optional(),
    countryCode: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .optional(),
    ...destination,
    deliveryMethod: deliveryMethodId.optional(),
    coupon: couponCode.optional(),
    vatId,
    /** Whose uses of a coupon count; an account's own address goes before it. */
    email: email.optional(),
  })
  .refine(oneSubject, { message: 'nameSubject' satisfies OwnRule, path: ['orderId'] })
  .refine(({ deliveryMethod, ...body }) => deliveryMethod === undefined || hasDestination(body), {
    message: 'chooseCountry' satisfies OwnRule,
    path: ['countryCode'],
  });
export type QuoteBody = z.output<typeof quoteBody>;

/**
 * Prices as they are charged when the order is completed with the same answers, in minor units:
 * `total` = `subtotal` - `discount` - `couponDiscount` + `deliveryPrice` - `taxDeduction`; `taxList` is contained in it.
 */
export const quote = z.object({
  subtotal: z.int(),
  discount: z.int(),
  coupon: coupon.nullable(),
  couponDiscount: z.int(),
  deliveryPrice: z.int(),
  total: z.int(),
  taxList: z.array(taxLine),
  taxDeduction: z.int().optional(),
  taxReason: z.enum(taxReasons).nullable().optional(),
  currency: z.string(),
});
export type Quote = z.infer<typeof quote>;

/** What the demo payment provider tells the shop; signed in the header `x-demo-signature`. */
export const demoPaymentEvent = z.strictObject({
  eventId: z.string().min(1).max(100),
  paymentId: z.uuid(),
  outcome: z.enum(['paid', 'failed', 'cancelled']),
});
