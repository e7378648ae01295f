import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { accounts } from '../accounts/tables.ts';
import { cartLines, carts } from '../cart/tables.ts';
import { filesOfSlots } from '../files/filled-slot.ts';
import { orderNumber } from '../orders/order-number.ts';
import { orders } from '../orders/tables.ts';
import type { Database } from '../platform/db/connection.ts';
import type { PersonalRows } from '../platform/db/personal-data.ts';
import { fail } from '../platform/http/failure.ts';
import { enqueueMail } from '../platform/mail/enqueue-mail.ts';
import { ownTexts } from '../platform/mail/own-texts.ts';
import { deletePreviewsOfWords } from '../previews/delete-previews.ts';
import { cancelUnpaid, eraseAccountRow } from './erase-account.ts';
import { forgetUnreferenced } from './guest-files.ts';
import { personErasedKind, personErasedMail } from './mail/person-erased-mail.ts';
import { deleteFiles, filesOfOrders, inTheMaking, removeTraces } from './order-traces.ts';
import { deleteRowsOf } from './personal-rows.ts';

/** What erasing a person for an operator needs. */
export interface PersonErasureParts {
  shopUrl: () => string;
  /** How the personal rows of every domain are erased. */
  personalRows: readonly PersonalRows[];
}

/** A person with an account or without; the address is in lower case. */
interface ErasedPerson {
  accountId: string | null;
  email: string;
  locale: string;
}

/** No account has this id. */
const noAccount = '00000000-0000-0000-0000-000000000000';

/**
 * Erases a person by their address: the account, if there is one, as its owner would, and what was ordered as a guest with
 * the same address (docs/decisions/0079-today-and-people.md). They are told by mail.
 */
export async function erasePerson(
  tx: Database,
  { accountId, email, locale }: ErasedPerson,
  { shopUrl, personalRows }: PersonErasureParts,
): Promise<void> {
  const keptOrders = accountId === null ? [] : await eraseAccountOf(tx, accountId, personalRows);
  keptOrders.push(...(await eraseGuest(tx, email, personalRows)));
  const own = await ownTexts(tx, personErasedKind, locale);
  await enqueueMail(tx, personErasedMail({ to: email, locale, shopUrl: shopUrl() }, keptOrders, own));
}

async function eraseAccountOf(
  tx: Database,
  accountId: string,
  personalRows: readonly PersonalRows[],
): Promise<string[]> {
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, accountId));
  return account ? eraseAccountRow(tx, account, personalRows) : fail('NOT_FOUND');
}

/** Erases what a guest has ordered; answers the numbers of the orders that keep their person until they are delivered. */
async function eraseGuest(tx: Database, email: string, personalRows: readonly PersonalRows[]): Promise<string[]> {
  const isTheirs = and(
    isNull(orders.accountId),
    isNotNull(orders.guestKeyHash),
    sql`lower(${orders.email}) = ${email}`,
  );
  // Carts, then orders: the order in which everybody locks.
  const ownCarts = await tx
    .select({ id: carts.id })
    .from(carts)
    .where(
      and(isNull(carts.accountId), inArray(carts.id, tx.select({ id: orders.cartId }).from(orders).where(isTheirs))),
    )
    .orderBy(asc(carts.id))
    .for('update');
  const own = await tx
    .select({ id: orders.id, status: orders.status, number: orders.number })
    .from(orders)
    .where(isTheirs)
    .orderBy(asc(orders.id))
    .for('no key update');
  await cancelUnpaid(tx, isTheirs);
  const making = own.filter(({ status }) => inTheMaking.includes(status));
  const makingIds = making.map(({ id }) => id);
  const closedIds = own.filter(({ id }) => !makingIds.includes(id)).map(({ id }) => id);
  // The links that were mailed open nothing any more.
  if (makingIds.length > 0) await tx.update(orders).set({ guestKeyHash: null }).where(inArray(orders.id, makingIds));
  const orderedFiles = await filesOfOrders(tx, closedIds);
  await removeTraces(tx, closedIds, personalRows);
  await deleteFiles(tx, [...orderedFiles], null);
  const cartFiles = await deleteCarts(
    tx,
    ownCarts.map(({ id }) => id),
  );
  await deletePreviewsOfWords(tx);
  await deleteRowsOf(tx, { accountId: noAccount, email }, personalRows);
  await forgetUnreferenced(tx, cartFiles);
  return making.map(({ number }) => orderNumber(number));
}

/** Deletes carts from which a guest has ordered; answers the files that were in them. */
async function deleteCarts(tx: Database, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const lines = await tx
    .select({ personalization: cartLines.personalization })
    .from(cartLines)
    .where(inArray(cartLines.cartId, [...ids]));
  await tx.delete(carts).where(inArray(carts.id, [...ids]));
  return [...new Set(filesOfSlots(lines.flatMap(({ personalization }) => personalization?.slots ?? [])))];
}
