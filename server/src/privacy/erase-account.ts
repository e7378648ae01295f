import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { joinGuestOrders } from '../projects/join-guest-orders.ts';
import { type Account, accountByPassword } from '../accounts/own-password.ts';
import type { Throttle } from '../platform/rate-limit/rate-limits.ts';
import { giveBackUses } from '../orders/coupon-uses.ts';
import type { Database } from '../platform/db/connection.ts';
import { accounts } from '../accounts/tables.ts';
import { carts } from '../cart/tables.ts';
import { products } from '../catalogue/tables.ts';
import { files } from '../files/tables.ts';
import { orders } from '../orders/tables.ts';
import { reviews } from '../reviews/tables.ts';
import type { FileStore } from '../files/store/store.ts';
import type { Context } from '../platform/http/handlers.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import { enqueueMail } from '../platform/mail/enqueue-mail.ts';
import { ownTexts } from '../platform/mail/own-texts.ts';
import { accountErasedKind, accountErasedMail } from '../accounts/mail/own-account-mails.ts';
import { orderNumber } from '../orders/order-number.ts';
import { giveBack } from '../orders/stock-holds.ts';
import { forgetUnreferenced, guestFilesOf } from './guest-files.ts';
import { deleteRowsOf } from './personal-rows.ts';
import type { PersonalRows } from '../platform/db/personal-data.ts';
import { deletePreviewsOfWords } from '../previews/delete-previews.ts';
import { deleteFiles, filesOfOrders, inTheMaking, isErasedCustomers, removeTraces } from './order-traces.ts';

/** What erasing needs besides the request. */
export interface ErasureParts {
  throttle: Throttle;
  shopUrl: () => string;
  /** How the personal rows of every domain are erased. */
  personalRows: readonly PersonalRows[];
}

/**
 * Erases the caller's account with all that hangs on it. Orders stay without their person; those that are not
 * delivered yet keep it until then (docs/decisions/0011-erasing-an-account.md).
 */
export async function eraseAccount(
  context: Context,
  password: string,
  { throttle, shopUrl, personalRows }: ErasureParts,
): Promise<Record<string, never>> {
  const account = await accountByPassword(context, { password, field: 'password' }, throttle);
  await context.db.transaction(async (tx) => {
    const keptOrderNumbers = await eraseAccountRow(tx, account, personalRows);
    const { emailShown: to, firstName, locale } = account;
    const own = await ownTexts(tx, accountErasedKind, locale);
    await enqueueMail(tx, accountErasedMail({ to, firstName, locale, shopUrl: shopUrl() }, keptOrderNumbers, own));
  });
  return {};
}

/** Erases an account; answers the numbers of the orders that keep their person until they are delivered. */
export async function eraseAccountRow(
  tx: Database,
  account: Account,
  personalRows: readonly PersonalRows[],
): Promise<string[]> {
  // Cart, account, orders: the order in which everybody locks. "update" also waits for whatever is being written that
  // names the account, and lets nothing more be: an order that is made at the same moment would keep its person.
  await tx.select({ id: carts.id }).from(carts).where(eq(carts.accountId, account.id)).for('no key update');
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, account.id)).for('update');
  // What was ordered as a guest since the last sign-in is the same person's.
  await joinGuestOrders(tx, account.id);
  const own = await tx
    .select({ id: orders.id, status: orders.status, number: orders.number })
    .from(orders)
    .where(eq(orders.accountId, account.id))
    .orderBy(asc(orders.id))
    .for('no key update');

  await cancelUnpaid(tx, eq(orders.accountId, account.id));
  const ordersInProgress = own.filter(({ status }) => inTheMaking.includes(status));
  const orderIdsInProgress = ordersInProgress.map(({ id }) => id);
  if (ordersInProgress.length > 0)
    // A key that was mailed to a guest before he had an account opens nothing any more.
    await tx.update(orders).set({ guestKeyHash: null }).where(inArray(orders.id, orderIdsInProgress));
  const closedOrderIds = own.filter(({ id }) => !orderIdsInProgress.includes(id)).map(({ id }) => id);
  const guestFiles = [...(await guestFilesOf(tx, account.id)), ...(await filesOfOrders(tx, closedOrderIds))];
  await removeTraces(tx, closedOrderIds, personalRows);
  await deletePreviewsOfWords(tx);

  const uploadedFiles = await tx.select({ id: files.id }).from(files).where(eq(files.accountId, account.id));
  await deleteFiles(
    tx,
    uploadedFiles.map(({ id }) => id),
    account.id,
  );

  // Its reviews take their products' ratings along: locked by id first, as a sale does it.
  const reviewed = tx.select({ id: reviews.productId }).from(reviews).where(eq(reviews.accountId, account.id));
  await tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, reviewed))
    .orderBy(asc(products.id))
    .for('no key update');
  await deleteRowsOf(tx, { accountId: account.id, email: account.email }, personalRows);
  await forgetUnreferenced(tx, guestFiles);
  return ordersInProgress.map(({ number }) => orderNumber(number));
}

/** What is not paid will not be: its stock and coupon go back, and a payment that comes late is refunded. */
export async function cancelUnpaid(tx: Database, whose: SQL | undefined): Promise<void> {
  const unpaid = await tx
    .update(orders)
    .set({ status: 'cancelled', holdExpiresAt: null, holdNetwork: null })
    .where(and(whose, inArray(orders.status, ['open', 'awaiting_payment', 'expired'])))
    .returning({ id: orders.id });
  const ids = unpaid.map(({ id }) => id);
  if (ids.length === 0) return;
  await giveBack(tx, ids);
  await giveBackUses(tx, ids);
}

/** Takes the person from orders whose account was erased while they were in the making; answers how many. */
export async function eraseDelivered(db: Database, personalRows: readonly PersonalRows[], batch = 50): Promise<number> {
  return db.transaction(async (tx) => {
    const delivered = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(and(isErasedCustomers, inArray(orders.status, ['delivered', 'refunded', 'cancelled']), hasPersonalData))
      .orderBy(asc(orders.id))
      .limit(batch)
      .for('no key update', { skipLocked: true });
    const ids = delivered.map(({ id }) => id);
    if (ids.length === 0) return 0;
    const its = await filesOfOrders(tx, ids);
    await removeTraces(tx, ids, personalRows);
    // They are nobody's now: they were the account's, and it is gone.
    await deleteFiles(tx, [...its], null);
    return ids.length;
  });
}

/** Whether an order still says whose it was. */
const hasPersonalData = or(sql`${orders.email} <> ''`, sql`${orders.address} ->> 'lastName' <> ''`);

/** Lets this process take the bytes of deleted files from the store. */
export async function registerFileDeletion(jobs: Jobs, store: FileStore): Promise<void> {
  await jobs.register('delete-files', async ({ keys }) => {
    for (const key of keys) await store.delete(key);
  });
}
