import { eq } from 'drizzle-orm';
import type { WithdrawalBody } from '@afterimage/contract/orders.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import type { Locale } from '@afterimage/words/locale.ts';
import { orderNumber } from '../orders/order-number.ts';
import { type OrderOwner } from '../orders/order-owner.ts';
import { findOrder } from '../orders/read-order.ts';
import { withdrawalsOnWire } from '../orders/read-withdrawals.ts';
import { orderLines, orders } from '../orders/tables.ts';
import { mailAboutOrder } from '../orders/mail/mail-about-order.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import { ownTexts } from '../platform/mail/own-texts.ts';
import { readShopSettings } from '../shop-settings/read-shop-settings.ts';
import { receiptKind, receiptMail } from './receipt-mail.ts';
import { withdrawalLines, withdrawals } from './tables.ts';
import { words } from './withdrawals.words.ts';

/** What a declaration needs besides the request. */
export interface WithdrawalParts {
  shopUrl: () => string;
}

/**
 * Takes in the declaration by which a customer withdraws from lines of an order, and mails its receipt with date and
 * time. Declared again, the lines are withdrawn from already and nothing happens
 * (docs/decisions/0072-withdrawal.md).
 */
export async function withdraw(
  db: Database,
  owner: OrderOwner & { orderId?: string },
  { body, locale }: { body: WithdrawalBody; locale: Locale },
  { shopUrl }: WithdrawalParts,
): Promise<Record<string, never>> {
  return db.transaction(async (tx) => {
    const ownOrder = await findOrder(tx, owner, owner.orderId);
    const [order] = await tx.select().from(orders).where(eq(orders.id, ownOrder.id)).for('no key update');
    if (!order) return fail('ORDER_NOT_FOUND');
    const { withdrawalList = [], withdrawable } = await withdrawalsOnWire(tx, order);
    const withdrawn = new Set(withdrawalList.flatMap(({ lineIdList }) => lineIdList));
    const lineIds = [...new Set(body.lineIdList)].filter((id) => !withdrawn.has(id));
    if (lineIds.length === 0) return {};
    if (lineIds.some((id) => !withdrawable?.lineIdList.includes(id)))
      fail('ORDER_CLOSED', (language) => ({ description: inLocale(words, language).tooLate }));
    const [declaration = fail('INTERNAL')] = await tx
      .insert(withdrawals)
      .values({ orderId: order.id, name: body.name, email: body.email })
      .returning();
    const lines = (await tx.select().from(orderLines).where(eq(orderLines.orderId, order.id))).filter(({ id }) =>
      lineIds.includes(id),
    );
    await tx
      .insert(withdrawalLines)
      .values(lines.map(({ id, quantity }) => ({ orderLineId: id, withdrawalId: declaration.id, quantity })));
    const { timeZone } = await readShopSettings(tx);
    const mail = receiptMail(
      {
        to: body.email,
        name: body.name,
        number: orderNumber(order.number),
        declaredAt: declaration.createdAt,
        lineList: lines.map(({ name, quantity }) => `${quantity} × ${name}`),
        timeZone,
        locale,
        shopUrl: shopUrl(),
      },
      await ownTexts(tx, receiptKind, locale),
    );
    await mailAboutOrder(tx, order.id, mail);
    return {};
  });
}
