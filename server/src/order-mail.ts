import type { Database } from './db/connection.ts';
import type { SignUrl } from './files/signed-url.ts';
import { enqueueMail } from './mail/enqueue-mail.ts';
import { orderConfirmationMail } from './mail/order-confirmation.ts';
import type { GuestKey } from './orders/guest-key.ts';
import { addressed, orderAddress } from './orders/order-addresses.ts';
import { orderOnWire, type OrderRow } from './orders/read-order.ts';

/** Writes the mail that confirms a paid order; it is sent when the transaction ends well. */
export async function confirmOrder(
  tx: Database,
  row: OrderRow,
  { signUrl, shopUrl, guestKey }: { signUrl: SignUrl; shopUrl: string; guestKey: GuestKey },
): Promise<void> {
  const order = await orderOnWire(tx, row, signUrl);
  const mail = orderConfirmationMail({
    ...order,
    to: order.email,
    shopUrl,
    orderUrl: shopUrl + orderAddress(addressed(row, guestKey)),
    deliveryMethod: order.deliveryMethod?.name ?? null,
    lineList: order.itemList.map((line) => ({
      name: line.product.name,
      detail: [
        ...line.attribute.map(({ value }) => value),
        ...line.extraList.map(({ title }) => title),
        ...line.customizationList.map(({ title }) => title),
      ].join(', '),
      quantity: line.quantity,
      total: line.quantity * line.listUnitPrice,
    })),
  });
  await enqueueMail(tx, mail);
}
