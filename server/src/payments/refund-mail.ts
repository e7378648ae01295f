import type { Database } from '../platform/db/connection.ts';
import { mailAboutOrder } from '../orders/mail/mail-about-order.ts';
import { refundMail } from '../orders/mail/order-news.ts';
import { moneyText } from '../platform/locale/money-text.ts';
import type { GuestKey } from '../orders/guest-key.ts';
import { addressed, orderAddress } from '../orders/order-addresses.ts';
import { orderNumber } from '../orders/order-number.ts';
import type { OrderRow, PaymentRow } from './settle.ts';

/** Tells the customer, in the transaction of the refund, that money goes back and why. */
export async function mailRefund(
  tx: Database,
  order: OrderRow,
  { amount, currency }: PaymentRow,
  { shopUrl, guestKey }: { shopUrl: string; guestKey: GuestKey },
): Promise<void> {
  const address = addressed(order, guestKey);
  const news = {
    to: order.email,
    shopUrl,
    locale: address.locale,
    number: orderNumber(order.number),
    orderUrl: shopUrl + orderAddress(address),
  };
  const mail = refundMail(news, moneyText(amount, currency, address.locale), order.status === 'refunded');
  await mailAboutOrder(tx, order.id, mail);
}
