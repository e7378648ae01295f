import type { Database } from '../db/connection.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { writeMail } from '../mail/mail.ts';
import type { GuestKey } from '../orders/guest-key.ts';
import { addressed, orderAddress } from '../orders/order-addresses.ts';
import { orderNumber } from '../orders/order-number.ts';
import type { OrderRow, PaymentRow } from './settle.ts';

/** Tells the customer, in the transaction of the refund, that money goes back and why. */
export async function tellRefund(
  tx: Database,
  order: OrderRow,
  payment: PaymentRow,
  { shopUrl, guestKey }: { shopUrl: string; guestKey: GuestKey },
): Promise<void> {
  const number = orderNumber(order.number);
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: payment.currency });
  const sum = format.format(payment.amount / 100);
  const why =
    order.status === 'refunded'
      ? 'It arrived after the time for which we kept your items, and meanwhile somebody else has bought the last of them. We are sorry.'
      : 'The order had changed since, or was paid already: so this payment was one too many.';
  const mail = writeMail({
    to: order.email,
    shopUrl,
    subject: `Your payment for order ${number} goes back`,
    preview: `We send ${sum} back to you.`,
    heading: 'Your money goes back to you',
    partList: [
      {
        kind: 'paragraph',
        text: `We have received a payment of ${sum} for your order ${number}, and send it back. ${why}`,
      },
      { kind: 'button', label: 'See the order', url: shopUrl + orderAddress(addressed(order, guestKey)) },
    ],
    reason: 'You get this mail because you have ordered at Afterimage.',
  });
  await enqueueMail(tx, mail);
}
