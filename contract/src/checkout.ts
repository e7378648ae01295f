import * as z from 'zod';
import { addressBody } from './accounts.ts';
import { cartAddition } from './cart.ts';

/** Where an order goes: a saved address by its id, or one typed in. */
const destination = { addressId: z.uuid().optional(), address: addressBody.optional() };

const oneDestination = (body: { addressId?: string | undefined; address?: unknown }) =>
  (body.addressId === undefined) !== (body.address === undefined);
const destinationMessage = { message: 'Please choose an address', path: ['address'] };

/** Completes the order that `POST /checkout` without a body has opened (D7.42). */
export const orderCompletion = z
  .strictObject({ orderId: z.uuid(), ...destination, deliveryMethod: z.string().min(1).max(40) })
  .refine(oneDestination, destinationMessage);
export type OrderCompletion = z.infer<typeof orderCompletion>;

/** Buys at once, without touching the cart (D7.42). */
export const purchase = z
  .strictObject({
    items: z.array(cartAddition).min(1).max(100),
    ...destination,
    deliveryMethod: z.string().min(1).max(40),
  })
  .refine(oneDestination, destinationMessage);
export type Purchase = z.infer<typeof purchase>;

/** The body of `POST /checkout`: none, the completion of an order, or a purchase. */
export const checkoutBody = z.union([orderCompletion, purchase]).optional();

/** Without a body: the address of the order's checkout page. With one: where to pay. */
export const checkoutReply = z.union([z.string(), z.object({ url: z.string(), orderId: z.uuid() })]);

/**
 * A way of delivery; price in minor units, days are working days. Goods worth `freeFrom` or more are delivered for
 * nothing (`deliveryPrice` in `money.ts`); null means never.
 */
export const deliveryMethod = z.object({
  id: z.string(),
  name: z.string(),
  price: z.int(),
  freeFrom: z.int().nullable(),
  currency: z.string(),
  minDays: z.int(),
  maxDays: z.int(),
});
export type DeliveryMethod = z.infer<typeof deliveryMethod>;
export const deliveryQuery = z.strictObject({ countryCode: z.string().regex(/^[A-Z]{2}$/) });
export const deliveryMethodList = z.object({ deliveryMethodList: z.array(deliveryMethod) });

/** What the demo payment provider tells the shop; signed in the header `x-demo-signature`. */
export const demoPaymentEvent = z.strictObject({
  eventId: z.string().min(1).max(100),
  paymentId: z.uuid(),
  outcome: z.enum(['paid', 'failed', 'cancelled']),
});
export type DemoPaymentEvent = z.infer<typeof demoPaymentEvent>;
