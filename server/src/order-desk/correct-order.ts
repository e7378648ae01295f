import { eq } from 'drizzle-orm';
import type { PostalAddress } from '@afterimage/contract/accounts.ts';
import { checkAddress } from '../accounts/check-address.ts';
import { methodTo, orderedMethod } from '../checkout/delivery-methods.ts';
import { audit } from '../operators/audit.ts';
import { orders } from '../orders/tables.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import type { Operator } from '../platform/http/handlers.ts';
import { localeOf } from '../platform/locale/request-locale.ts';
import { destinationsOf } from './deliver-to.ts';
import { countChange, lockOrder } from './lock-order.ts';
import { orderCorrections } from './tables.ts';

/** The mails about an order go to another address from now on. */
export async function changeEmail(
  db: Database,
  operator: Operator,
  orderId: string,
  { version, email }: { version: number; email: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId, version);
    if (order.status === 'open') fail('ORDER_CLOSED');
    await tx.update(orders).set({ email }).where(eq(orders.id, orderId));
    await countChange(tx, orderId);
    await audit(tx, operator, {
      action: 'order.email.changed',
      subject: { kind: 'order', id: orderId },
      before: { email: order.email },
      after: { email },
    });
  });
}

interface Correction {
  version: number;
  address?: Parameters<typeof checkAddress>[1] | undefined;
  deliveryMethod?: string | undefined;
  reason: string;
}

/** Notes where an order goes now, after its production has started; order and invoice stay as they were. */
export async function correctOrder(
  db: Database,
  operator: Operator,
  orderId: string,
  { version, address, deliveryMethod, reason }: Correction,
): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId, version);
    const isUnderWay = order.productionStartedAt !== null && (order.status === 'paid' || order.status === 'shipped');
    if (!isUnderWay) fail('ORDER_CLOSED');
    const before = (await destinationsOf(tx, [order])).get(orderId) ?? order;
    const corrected: PostalAddress | null = address ? await checkAddress(tx, address, 'address.') : null;
    const goesTo = corrected ?? before.address ?? fail('ADDRESS_NOT_FOUND');
    const method = deliveryMethod
      ? await methodTo(tx, localeOf(order.locale), goesTo.countryCode, deliveryMethod)
      : null;
    await tx.insert(orderCorrections).values({
      orderId,
      address: corrected,
      deliveryMethod: method && orderedMethod(method),
      reason,
      operatorName: operator.name,
    });
    await countChange(tx, orderId);
    await audit(tx, operator, {
      action: 'order.corrected',
      subject: { kind: 'order', id: orderId },
      before: { address: before.address, deliveryMethod: before.deliveryMethod },
      after: { address: goesTo, deliveryMethod: method?.name ?? before.deliveryMethod?.name ?? null },
      reason: reason || undefined,
    });
  });
}
