import { and, asc, count, desc, eq, getTableColumns, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { DeskLine, DeskOrder, DeskParcel, DeskReturn } from '@afterimage/contract/admin/order-desk.ts';
import { carrierOf } from '@afterimage/contract/values/carriers.ts';
import { rights } from '@afterimage/contract/values/rights.ts';
import type { Locale } from '@afterimage/words/locale.ts';
import { readOrderActs } from '../acts/read-acts.ts';
import { delayedActs } from '../acts/tables.ts';
import { accounts } from '../accounts/tables.ts';
import { lineDetails } from '../orders/line-details.ts';
import { type OrderRow, orderOnWire, type OrderSigners } from '../orders/read-order.ts';
import { orderLineStates, orders } from '../orders/tables.ts';
import type { RefundedPieces } from '../payments/refunds/refunded-lines.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import { mayDo, type Operator } from '../platform/http/handlers.ts';
import type { SignPrint } from '../print/print-url.ts';
import { printFiles } from '../print/tables.ts';
import { projects } from '../projects/tables.ts';
import { readShopSettings } from '../shop-settings/read-shop-settings.ts';
import { allowedActions } from './allowed-actions.ts';
import { destinationsOf } from './deliver-to.ts';
import { type LinePieces, openPieces, readPieces } from './line-pieces.ts';
import { entriesByDay } from './order-timeline.ts';
import { personalTexts } from './personal-texts.ts';
import { readEntries } from './read-entries.ts';
import { readMoney } from './read-money.ts';
import { orderNotes, parcelLines, parcels, returnLines, returns } from './tables.ts';

export interface DeskSigners extends OrderSigners {
  signPrint: SignPrint;
}

/** Who reads, and in which language. */
interface Reader {
  operator: Operator;
  locale: Locale;
}

/**
 * Everything about one order, for an operator, as it is at one moment: a page that reads lines from before an act and no act
 * that waits any more would not ask again.
 */
export const readDeskOrder = (
  db: Database,
  orderId: string,
  signers: DeskSigners,
  reader: Reader,
): Promise<DeskOrder> =>
  db.transaction((tx) => readParts(tx, orderId, signers, reader), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });

async function readParts(
  db: Database,
  orderId: string,
  signers: DeskSigners,
  { operator, locale }: Reader,
): Promise<DeskOrder> {
  const [row] = await db.select().from(orders).where(eq(orders.id, orderId));
  if (!row) return fail('ORDER_NOT_FOUND');
  const order = await orderOnWire(db, row, signers, locale);
  const pieces = await readPieces(db, orderId);
  const { payments, refunds, refundedPieces, ...money } = await readMoney(db, row);
  const destination = (await destinationsOf(db, [row])).get(orderId);
  const { timeZone } = await readShopSettings(db);
  return {
    order,
    version: row.version,
    locale: row.locale,
    customer: await customerOf(db, row),
    lineList: await linesOf(db, order, { pieces, refundedPieces }, { signPrint: signers.signPrint, locale }),
    paymentList: payments,
    refundList: refunds,
    money,
    isDeliveryRefunded: refundedPieces.isDelivery,
    parcelList: await parcelsOf(db, orderId),
    returnList: await returnsOf(db, orderId),
    noteList: await notesOf(db, orderId),
    deliverTo: destination ?? { address: row.address, deliveryMethod: row.deliveryMethod, isCorrected: false },
    actList: await readOrderActs(db, orderId, locale),
    dayList: entriesByDay(await readEntries(db, row), timeZone),
    actionList: allowedActions({
      status: row.status,
      isInProduction: row.productionStartedAt !== null,
      openPieces: pieces.reduce((sum, line) => sum + openPieces(line), 0),
      refundable: money.refundable,
      hasAddress: row.address !== null,
      hasEmail: row.email !== '',
      rights: new Set(rights.filter((right) => mayDo(operator, right))),
    }),
  };
}

/** The customer, and how many orders they have placed with this address or account. */
async function customerOf(db: Database, { accountId, email, address }: OrderRow): Promise<DeskOrder['customer']> {
  const isTheirs = accountId ? eq(orders.accountId, accountId) : eq(sql`lower(${orders.email})`, email.toLowerCase());
  const [counted] = await db
    .select({ count: count() })
    .from(orders)
    .where(and(isTheirs, ne(orders.status, 'open')));
  const [account] = accountId
    ? await db
        .select({ firstName: accounts.firstName, lastName: accounts.lastName })
        .from(accounts)
        .where(eq(accounts.id, accountId))
    : [];
  const named = account ?? address;
  const name = named ? `${named.firstName} ${named.lastName}`.trim() : '';
  return { accountId, name, orderCount: email === '' && !accountId ? 0 : (counted?.count ?? 0) };
}

async function linesOf(
  db: Database,
  { itemList }: DeskOrder['order'],
  { pieces, refundedPieces }: { pieces: readonly LinePieces[]; refundedPieces: RefundedPieces },
  { signPrint, locale }: { signPrint: SignPrint; locale: Locale },
): Promise<DeskLine[]> {
  const itemIds = itemList.map(({ id }) => id);
  const printRows = await db
    .select({ lineId: projects.orderLineId, id: printFiles.id })
    .from(printFiles)
    .innerJoin(projects, eq(projects.id, printFiles.projectId))
    .where(inArray(projects.orderLineId, itemIds))
    .orderBy(asc(printFiles.createdAt));
  // The newest counts.
  const prints = new Map(printRows.map(({ lineId, id }) => [lineId, id]));
  const states = await db.select().from(orderLineStates).where(inArray(orderLineStates.lineId, itemIds));
  return itemList.map((item) => {
    const standing = states.find(({ lineId }) => lineId === item.id);
    const own = pieces.find(({ lineId }) => lineId === item.id);
    const print = prints.get(item.id);
    return {
      id: item.id,
      detailList: lineDetails({ ...item, attribute: [] }, locale),
      textList: personalTexts(item.customizationList),
      printUrl: print === undefined ? null : signPrint(print),
      isPersonalized: item.customizationList.length > 0,
      cancelledQuantity: own?.cancelled ?? 0,
      inParcelQuantity: own?.inParcels ?? 0,
      returnedQuantity: own?.returned ?? 0,
      refundedQuantity: refundedPieces.lines.get(item.id) ?? 0,
      state: standing?.state ?? null,
      stateReason: standing?.reason ?? null,
      stateNote: standing?.note ?? '',
    };
  });
}

async function parcelsOf(db: Database, orderId: string): Promise<DeskParcel[]> {
  const rows = await db
    .select()
    .from(parcels)
    .where(eq(parcels.orderId, orderId))
    .orderBy(asc(parcels.createdAt), asc(parcels.id));
  const lines = await db
    .select({ parcelId: parcelLines.parcelId, lineId: parcelLines.lineId, quantity: parcelLines.quantity })
    .from(parcelLines)
    .innerJoin(parcels, eq(parcels.id, parcelLines.parcelId))
    .where(eq(parcels.orderId, orderId));
  return rows.map((row) => {
    const { id, carrier, carrierUrl, trackingNumber, operatorName } = row;
    const { name, url } = carrierOf(row);
    return {
      id,
      carrier,
      carrierName: name,
      carrierUrl,
      trackingNumber,
      trackingUrl: url,
      mailedAt: row.mailedAt?.toISOString() ?? null,
      createdAt: row.createdAt.toISOString(),
      operatorName,
      lineList: lines.flatMap(({ parcelId, ...line }) => (parcelId === id ? [line] : [])),
    };
  });
}

async function returnsOf(db: Database, orderId: string): Promise<DeskReturn[]> {
  const rows = await db
    .select()
    .from(returns)
    .where(eq(returns.orderId, orderId))
    .orderBy(desc(returns.createdAt), desc(returns.id));
  const lines = await db
    .select({ returnId: returnLines.returnId, lineId: returnLines.lineId, quantity: returnLines.quantity })
    .from(returnLines)
    .innerJoin(returns, eq(returns.id, returnLines.returnId))
    .where(eq(returns.orderId, orderId));
  return rows.map(({ id, status, reason, text, answer, isByCustomer, withdrawalId, refundedAmount, createdAt }) => ({
    id,
    status,
    reason,
    text,
    answer,
    isByCustomer,
    withdrawalId,
    refundedAmount,
    createdAt: createdAt.toISOString(),
    lineList: lines.flatMap(({ returnId, ...line }) => (returnId === id ? [line] : [])),
  }));
}

async function notesOf(db: Database, orderId: string): Promise<DeskOrder['noteList']> {
  const rows = await db
    .select(getTableColumns(orderNotes))
    .from(orderNotes)
    .leftJoin(
      delayedActs,
      and(eq(delayedActs.id, orderNotes.removalId), isNull(delayedActs.doneAt), isNull(delayedActs.undoneAt)),
    )
    .where(and(eq(orderNotes.orderId, orderId), isNull(delayedActs.id)))
    .orderBy(desc(orderNotes.isPinned), desc(orderNotes.createdAt), desc(orderNotes.id));
  return rows.map(({ id, text, isPinned, operatorName, createdAt, updatedAt }) => ({
    id,
    text,
    isPinned,
    operatorName,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt?.toISOString() ?? null,
  }));
}
