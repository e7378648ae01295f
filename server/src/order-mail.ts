import type { Database } from './db/connection.ts';
import { addressRows } from './location/address-rows.ts';
import { enqueueMail } from './mail/enqueue-mail.ts';
import { orderConfirmationMail } from './mail/order-confirmation.ts';
import type { GuestKey } from './orders/guest-key.ts';
import { lineDetails } from './orders/line-details.ts';
import { addressed, orderAddress } from './orders/order-addresses.ts';
import { orderOnWire, type OrderRow, type OrderSigns } from './orders/read-order.ts';

/** Writes the mail that confirms a paid order, in its language; it is sent when the transaction ends well. */
export async function confirmOrder(
  tx: Database,
  row: OrderRow,
  { shopUrl, guestKey, ...signs }: OrderSigns & { shopUrl: string; guestKey: GuestKey },
): Promise<void> {
  const order = await orderOnWire(tx, row, signs);
  const address = addressed(row, guestKey);
  const { locale } = address;
  const goesTo = order.address;
  const mail = orderConfirmationMail({
    ...order,
    to: order.email,
    shopUrl,
    locale,
    orderUrl: shopUrl + orderAddress(address),
    address: goesTo && { firstName: goesTo.firstName, rowList: addressRows(goesTo, locale) },
    isOpenLink: address.key !== null && !address.hasAccount,
    lineList: order.itemList.map((line) => ({
      name: line.product.name,
      detail: lineDetails(line, locale).join(', '),
      quantity: line.quantity,
      total: line.quantity * line.listUnitPrice,
    })),
  });
  await enqueueMail(tx, mail);
}
