import { and, asc, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Reply } from '@afterimage/contract/api.ts';
import type { Locale } from '@afterimage/words/locale.ts';
import { addresses, sessions } from '../accounts/tables.ts';
import { products } from '../catalogue/tables.ts';
import { drafts } from '../drafts/tables.ts';
import { files } from '../files/tables.ts';
import { addressRows } from '../location/address-rows.ts';
import { orderNumber } from '../orders/order-number.ts';
import { orders } from '../orders/tables.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import { reportCases, reports } from '../reports/tables.ts';
import { reviews } from '../reviews/tables.ts';
import { readShopSettings } from '../shop-settings/read-shop-settings.ts';
import { personOnWire } from './people-list.ts';
import { people, personNotes } from './tables.ts';

export type PersonRow = typeof people.$inferSelect;
const mostShown = 50;

/** A person by their own id or that of their account, which is what the audit log has. */
export async function findPerson(db: Database, id: string): Promise<PersonRow> {
  const [row] = await db
    .select()
    .from(people)
    .where(or(eq(people.id, id), eq(people.accountId, id)));
  return row ?? fail('NOT_FOUND');
}

/** Orders of the account, and those of a guest with the same address that nobody was erased from. */
const isOrderOf = ({ accountId, email }: Pick<PersonRow, 'accountId' | 'email'>): SQL | undefined => {
  const asGuest = and(isNull(orders.accountId), isNotNull(orders.guestKeyHash), sql`lower(${orders.email}) = ${email}`);
  return accountId === null ? asGuest : or(eq(orders.accountId, accountId), asGuest);
};

/** One person with all that an operator sees at once. */
export async function readPerson(db: Database, id: string, locale: Locale): Promise<Reply<'getPerson'>> {
  const row = await findPerson(db, id);
  const { currency } = await readShopSettings(db);
  return {
    ...personOnWire(row),
    currency,
    orderList: await ordersOf(db, row),
    addressList: await addressesOf(db, row, locale),
    ...(await countsOf(db, row)),
    reviewList: await reviewsOf(db, row),
    reportList: await reportsOf(db, row),
    noteList: await notesOf(db, row.id),
  };
}

async function ordersOf(db: Database, row: PersonRow): Promise<Reply<'getPerson'>['orderList']> {
  const { id, number, status, total, currency, createdAt } = orders;
  const rows = await db
    .select({ id, number, status, total, currency, createdAt })
    .from(orders)
    .where(isOrderOf(row))
    .orderBy(desc(createdAt), desc(number))
    .limit(mostShown);
  return rows.map(({ number: counted, createdAt: at, ...order }) => ({
    ...order,
    orderNumber: orderNumber(counted),
    createdAt: at.toISOString(),
  }));
}

async function addressesOf(db: Database, row: PersonRow, locale: Locale): Promise<string[][]> {
  const stored =
    row.accountId === null
      ? await db
          .selectDistinct({ address: orders.address })
          .from(orders)
          .where(and(isOrderOf(row), isNotNull(orders.address)))
          .limit(mostShown)
      : await db
          .select({ address: addresses.address })
          .from(addresses)
          .where(eq(addresses.accountId, row.accountId))
          .orderBy(desc(addresses.isDefault), asc(addresses.createdAt));
  return stored.flatMap(({ address }) => (address ? [addressRows(address, locale)] : []));
}

async function countsOf(db: Database, { accountId }: PersonRow) {
  const none = { designCount: 0, fileCount: 0, sessionCount: 0 };
  if (accountId === null) return none;
  const { rows } = await db.execute<typeof none>(sql`select
    (select count(*)::int from ${drafts} where ${drafts.accountId} = ${accountId}) as "designCount",
    (select count(*)::int from ${files} where ${files.accountId} = ${accountId}) as "fileCount",
    (select count(*)::int from ${sessions} where ${sessions.accountId} = ${accountId} and expires_at > now()) as "sessionCount"`);
  return rows[0] ?? none;
}

async function reviewsOf(db: Database, { accountId }: PersonRow): Promise<Reply<'getPerson'>['reviewList']> {
  if (accountId === null) return [];
  return db
    .select({
      id: reviews.id,
      productName: products.name,
      rating: reviews.rating,
      title: reviews.title,
      takenDown: sql<boolean>`${reviews.takedownKey} is not null`,
    })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(eq(reviews.accountId, accountId))
    .orderBy(desc(reviews.createdAt))
    .limit(mostShown);
}

async function reportsOf(db: Database, { email }: PersonRow): Promise<Reply<'getPerson'>['reportList']> {
  const rows = await db
    .select({
      caseId: reportCases.id,
      kind: reportCases.kind,
      state: reportCases.state,
      createdAt: reports.createdAt,
    })
    .from(reports)
    .innerJoin(reportCases, eq(reportCases.id, reports.caseId))
    .where(sql`lower(${reports.email}) = ${email}`)
    .orderBy(desc(reports.createdAt))
    .limit(mostShown);
  return rows.map(({ createdAt, ...report }) => ({ ...report, createdAt: createdAt.toISOString() }));
}

export async function notesOf(db: Database, personId: string): Promise<Reply<'getPerson'>['noteList']> {
  const rows = await db
    .select({
      id: personNotes.id,
      text: personNotes.text,
      author: personNotes.author,
      createdAt: personNotes.createdAt,
    })
    .from(personNotes)
    .where(eq(personNotes.personId, personId))
    .orderBy(desc(personNotes.createdAt));
  return rows.map(({ createdAt, ...note }) => ({ ...note, createdAt: createdAt.toISOString() }));
}
