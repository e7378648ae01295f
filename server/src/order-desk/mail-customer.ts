import { audit } from '../operators/audit.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import type { Operator } from '../platform/http/handlers.ts';
import { lockOrder } from './lock-order.ts';
import { type ShopDoor, tellCustomer } from './order-news.ts';

/** Sends what an operator wrote to the customer of an order, in the shop's letter. */
export async function mailCustomer(
  db: Database,
  operator: Operator,
  orderId: string,
  { subject, text }: { subject: string; text: string },
  shop: ShopDoor,
): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order.email === '') fail('ORDER_CLOSED');
    const paragraphs = text.split(/\n\s*\n/).map((paragraph) => paragraph.trim());
    const preview = paragraphs[0]?.slice(0, 120) ?? '';
    await tellCustomer(tx, order, { shop, kind: null, operatorName: operator.name }, () => ({
      subject,
      preview,
      heading: subject,
      partList: paragraphs.filter(Boolean).map((paragraph) => ({ kind: 'paragraph', text: paragraph })),
    }));
    await audit(tx, operator, { action: 'order.mailed', subject: { kind: 'order', id: orderId }, after: { subject } });
  });
}
