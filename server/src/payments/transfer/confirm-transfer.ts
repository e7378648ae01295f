import { timingSafeEqual } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { addressed, orderAddress } from '../../orders/order-addresses.ts';
import { orderLines, orders } from '../../orders/tables.ts';
import type { Database } from '../../platform/db/connection.ts';
import { show } from '../open-payment-routes.ts';
import { type OrderRow, takeAgain } from '../settle.ts';
import { payments, transfers } from '../tables.ts';
import { confirmKey, type ReadTransferParts, type TransferDoor } from './transfer-mails.ts';
import { holdForTransfer } from './transfer-provider.ts';

/**
 * The customer has shown that he reads the mail: his order keeps its stock for the days that a transfer takes. After the
 * first, short hold ran out the stock is taken again, if it is there. Called again it changes nothing.
 */
export async function confirmTransfer(
  db: Database,
  paymentId: string,
  days: number,
): Promise<{ order: OrderRow; isHeld: boolean } | null> {
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select({ orderId: payments.orderId })
      .from(payments)
      .where(and(eq(payments.id, paymentId), eq(payments.provider, 'transfer')));
    if (!found) return null;
    const [order] = await tx.select().from(orders).where(eq(orders.id, found.orderId)).for('no key update');
    const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId)).for('no key update');
    const [transfer] = await tx.select().from(transfers).where(eq(transfers.paymentId, paymentId));
    if (!order || !payment || !transfer) return null;
    const waits = payment.status === 'pending' && ['awaiting_payment', 'expired'].includes(order.status);
    if (!waits || transfer.confirmedAt) return { order, isHeld: order.status !== 'expired' };
    const lines = await tx.select().from(orderLines).where(eq(orderLines.orderId, order.id));
    if (order.status === 'expired' && !(await takeAgain(tx, order, lines))) return { order, isHeld: false };
    await holdForTransfer(tx, order.id, paymentId, days);
    return { order, isHeld: true };
  });
}

/** The address in the mail by which a guest confirms that he reads it. */
export function registerConfirmation(
  app: FastifyInstance,
  { db, readParts, secret, guestKey }: TransferDoor & { db: Database; readParts: ReadTransferParts },
): void {
  app.get<{ Params: { paymentId: string }; Querystring: { key?: string } }>(
    '/pay/:paymentId/confirm',
    async (request, reply) => {
      reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
      const { paymentId } = request.params;
      const expected = Buffer.from(confirmKey(secret, paymentId));
      const key = Buffer.from(String(request.query.key ?? ''));
      const isRight = key.length === expected.length && timingSafeEqual(key, expected);
      const isId = z.uuid().safeParse(paymentId).success;
      if (!isRight || !isId) return show(reply, 404, 'unknown', null);
      const parts = await readParts(db);
      // The stock is not kept for money that has no account to go to.
      if (!parts) return show(reply, 503, 'withoutAccount', '/help');
      const confirmed = await confirmTransfer(db, paymentId, parts.transfer.days);
      if (!confirmed) return show(reply, 404, 'unknown', null);
      if (!confirmed.isHeld) return show(reply, 410, 'gone', '/');
      return reply.redirect(orderAddress(addressed(confirmed.order, guestKey)), 303);
    },
  );
}
