import { eq } from 'drizzle-orm';
import type { Database } from './db/connection.ts';
import { orders } from './db/tables.ts';
import type { SignUrl } from './files/signed-url.ts';
import { enqueueMail } from './mail/enqueue-mail.ts';
import { orderConfirmationMail } from './mail/order-confirmation.ts';
import { readOrder } from './orders/order-handlers.ts';

/** Writes the mail that confirms a paid order; it is sent when the transaction ends well. */
export async function confirmOrder(
  tx: Database,
  orderId: string,
  { signUrl, shopUrl }: { signUrl: SignUrl; shopUrl: string },
): Promise<void> {
  const [row] = await tx.select({ accountId: orders.accountId }).from(orders).where(eq(orders.id, orderId));
  if (!row?.accountId) return;
  const order = await readOrder(tx, row.accountId, orderId, signUrl);
  const mail = orderConfirmationMail({
    ...order,
    to: order.email,
    shopUrl,
    orderUrl: `${shopUrl}/account/orders/${orderId}`,
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
