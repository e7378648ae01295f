import { eq } from 'drizzle-orm';
import type { Database } from '../platform/db/connection.ts';
import { projects } from '../projects/tables.ts';
import { addressRows } from '../location/address-rows.ts';
import { linePictures } from '../orders/mail/line-pictures.ts';
import { mailAboutOrder } from '../orders/mail/mail-about-order.ts';
import { confirmationKind, orderConfirmationMail } from '../orders/mail/order-confirmation.ts';
import type { GuestKey } from '../orders/guest-key.ts';
import { lineDetails } from '../orders/line-details.ts';
import { addressed, orderAddress } from '../orders/order-addresses.ts';
import { orderOnWire, type OrderRow, type OrderSigners } from '../orders/read-order.ts';
import { orders } from '../orders/tables.ts';
import { ownTexts } from '../platform/mail/own-texts.ts';
import { viewerUrl } from '../viewer/draft-viewers.ts';

/** Writes the mail that confirms a paid order, in its language; it is sent when the transaction ends well. */
export async function confirmOrder(
  tx: Database,
  row: OrderRow,
  { shopUrl, guestKey, ...signers }: OrderSigners & { shopUrl: string; guestKey: GuestKey },
): Promise<void> {
  const order = await orderOnWire(tx, row, signers);
  const address = addressed(row, guestKey);
  const { locale } = address;
  const goesTo = order.address;
  const codes = new Map(
    (
      await tx
        .select({ line: projects.orderLineId, code: projects.viewerCode })
        .from(projects)
        .where(eq(projects.orderId, row.id))
    ).map(({ line, code }) => [line, code]),
  );
  // They are stored with the payment, after the row was read.
  const [promised] = await tx
    .select({ arrivesFrom: orders.arrivesFrom, arrivesUntil: orders.arrivesUntil })
    .from(orders)
    .where(eq(orders.id, row.id));
  const pictures = await linePictures(tx, row.id, { shopUrl, locale });
  const mail = orderConfirmationMail(
    {
      ...order,
      promised,
      to: order.email,
      shopUrl,
      locale,
      orderUrl: shopUrl + orderAddress(address),
      address: goesTo && { firstName: goesTo.firstName, rowList: addressRows(goesTo, locale) },
      isOpenLink: address.key !== null && !address.hasAccount,
      // Where nothing plays there is nothing to look at yet.
      viewerList: order.itemList.flatMap(({ id, product, customizationList }) => {
        const code = codes.get(id);
        if (!code || customizationList.every(({ arCustomization }) => !arCustomization)) return [];
        return [{ name: product.name, url: viewerUrl(shopUrl, code) }];
      }),
      lineList: order.itemList.map((line) => ({
        name: line.product.name,
        detail: lineDetails(line, locale).join(', '),
        quantity: line.quantity,
        total: line.quantity * line.listUnitPrice,
        picture: pictures.get(line.id),
      })),
    },
    await ownTexts(tx, confirmationKind, locale),
  );
  await mailAboutOrder(tx, row.id, mail);
}
