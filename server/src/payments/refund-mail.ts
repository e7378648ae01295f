import type { Database } from '../platform/db/connection.ts';
import { mailAboutOrder } from '../orders/mail/mail-about-order.ts';
import { refundDoneKind, refundDoneMail, refundKind, refundMail } from '../orders/mail/order-news.ts';
import { ownTexts } from '../platform/mail/own-texts.ts';
import { moneyText } from '../platform/locale/money-text.ts';
import type { GuestKey } from '../orders/guest-key.ts';
import { addressed, orderAddress } from '../orders/order-addresses.ts';
import { orderNumber } from '../orders/order-number.ts';
import type { RefundRow } from './refunds/request-refund.ts';
import type { OrderRow, PaymentRow } from './settle.ts';

/** Tells the customer, in the transaction of the refund, that money goes back and why. */
export async function mailRefund(
  tx: Database,
  order: OrderRow,
  { amount, currency }: PaymentRow,
  { shopUrl, guestKey }: { shopUrl: string; guestKey: GuestKey },
): Promise<void> {
  const news = newsOf(order, { shopUrl, guestKey });
  const sum = moneyText(amount, currency, news.locale);
  const own = await ownTexts(tx, refundKind, news.locale);
  await mailAboutOrder(tx, order.id, refundMail(news, { sum, late: order.status === 'refunded' }, own));
}

/** Tells the customer that money is on its way back; of what came too late he was told when it came. */
export async function mailRefundDone(
  tx: Database,
  order: OrderRow,
  { amount, currency, cause }: RefundRow,
  shop: { shopUrl: string; guestKey: GuestKey },
): Promise<void> {
  if (cause === 'late') return;
  const news = newsOf(order, shop);
  const sum = moneyText(amount, currency, news.locale);
  const own = await ownTexts(tx, refundDoneKind, news.locale);
  await mailAboutOrder(tx, order.id, refundDoneMail(news, { sum, isSurplus: cause === 'overpaid' }, own));
}

function newsOf(order: OrderRow, { shopUrl, guestKey }: { shopUrl: string; guestKey: GuestKey }) {
  const address = addressed(order, guestKey);
  return {
    to: order.email,
    shopUrl,
    locale: address.locale,
    number: orderNumber(order.number),
    orderUrl: shopUrl + orderAddress(address),
  };
}
