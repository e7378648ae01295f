import { and, eq } from 'drizzle-orm';
import type { PostalAddress } from '@afterimage/contract/accounts.ts';
import type { Quote, QuoteBody } from '@afterimage/contract/checkout.ts';
import { loadAddress } from '../accounts/addresses.ts';
import type { Database } from '../platform/db/connection.ts';
import { accounts } from '../accounts/tables.ts';
import { orders } from '../orders/tables.ts';
import { fail } from '../platform/http/failure.ts';
import { accountOf, type Context } from '../platform/http/handlers.ts';
import { isOwners } from '../orders/order-owner.ts';
import { statusAfter } from '../orders/order-status.ts';
import { validCountry, methodTo } from './delivery-methods.ts';
import { findPrice } from './find-price.ts';
import { readShopSettings } from '../shop-settings/read-shop-settings.ts';
import { takeSnapshot } from './snapshot.ts';
import { requestedLines } from './requested-lines.ts';

/** What an order, or a purchase at once, costs with these answers; nothing is changed. */
export async function quoteOrder(context: Context, body: QuoteBody): Promise<Quote> {
  const { db, locale } = context;
  const subject = body.items ? await pricedLines(context, body) : await orderOf(context, body);
  const address = await destinationCountry(context, body);
  const method =
    address && body.deliveryMethod ? await methodTo(db, locale, address.countryCode, body.deliveryMethod) : null;
  const { price, coupon, taxReason } = await findPrice(db, {
    ...subject,
    address,
    method,
    locale,
    coupon: body.coupon,
    vatId: body.vatId,
  });
  const { subtotal, discount } = subject;
  const quotedCoupon = coupon && { code: coupon.code, title: coupon.title };
  return { subtotal, discount, coupon: quotedCoupon, ...price, taxReason, currency: subject.currency };
}

/** What is priced, and whose uses of a coupon count. */
interface Subject {
  currency: string;
  subtotal: number;
  discount: number;
  email: string | null;
  orderId: string | null;
}

async function orderOf(context: Context, { orderId = '', orderKey, email }: QuoteBody): Promise<Subject> {
  const owner = orderKey === undefined ? { accountId: accountOf(context) } : { orderKey };
  const [order] = await context.db
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), isOwners(owner)));
  if (!order) fail('ORDER_NOT_FOUND');
  if (!statusAfter(order.status, 'completed')) fail('ORDER_CLOSED');
  const { subtotal, discount, currency } = order;
  return { currency, subtotal, discount, email: (orderKey && email) || order.email || null, orderId };
}

async function pricedLines(
  { db, locale, caller: { accountId } }: Context,
  { items = [], email }: QuoteBody,
): Promise<Subject> {
  const { subtotal, discount } = await takeSnapshot(db, await requestedLines(db, items, { accountId, locale }), locale);
  const { currency } = await readShopSettings(db);
  const buyer = (accountId ? await emailOf(db, accountId) : email) ?? null;
  return { currency, subtotal, discount, email: buyer, orderId: null };
}

async function emailOf(db: Database, accountId: string): Promise<string | undefined> {
  const [account] = await db.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, accountId));
  return account?.email;
}

async function destinationCountry(
  context: Context,
  body: QuoteBody,
): Promise<Pick<PostalAddress, 'countryCode'> | null> {
  if (body.addressId) return loadAddress(context.db, accountOf(context), body.addressId);
  const code = body.address?.countryCode ?? body.countryCode;
  return code === undefined ? null : { countryCode: await validCountry(context.db, code) };
}
