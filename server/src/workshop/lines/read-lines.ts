import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { CappedCount } from '@afterimage/contract/admin/lists.ts';
import type { WorkshopLine, WorkshopQuery } from '@afterimage/contract/admin/workshop.ts';
import { lineStates, type LineState } from '@afterimage/contract/values/line-states.ts';
import { countedTo } from '@afterimage/contract/values/list-filters.ts';
import { hoursLeft } from '@afterimage/contract/values/working-days.ts';
import { canMove } from '../../orders/line-states/line-state.ts';
import { orderNumber } from '../../orders/order-number.ts';
import { presentSlots } from '../../orders/present-slots.ts';
import { orderLines, orderLineStates, orders } from '../../orders/tables.ts';
import type { Database } from '../../platform/db/connection.ts';
import { fail } from '../../platform/http/failure.ts';
import { cappedCount } from '../../platform/lists/capped-count.ts';
import { printFiles } from '../../print/tables.ts';
import { projects } from '../../projects/tables.ts';
import { readShopSettings } from '../../shop-settings/read-shop-settings.ts';
import { proofState } from '../proofs/proof-state.ts';
import { preflights, proofs } from '../tables.ts';

// What is promised first comes first, and of one day the oldest order; what was paid before dates were promised comes last.
const dueOn = sql`coalesce(${orders.shipOn}, 'infinity'::date)`;
const paidAt = sql`coalesce(${orders.paidAt}, ${orders.createdAt})`;
const orderPlace = [dueOn, paidAt, sql`${orders.number}`];
/** The lines of one order stay together, as they stand in it; the id makes the order complete. */
const place = [...orderPlace, sql`${orderLines.position}`, sql`${orderLineStates.lineId}`];

interface Page {
  itemList: WorkshopLine[];
  nextCursor: string | null;
  total: CappedCount;
}

/** The lines in a state, or of one order, in the order in which they are promised. */
export async function listWorkshopLines(db: Database, query: WorkshopQuery): Promise<Page> {
  const its = and(
    query.state === undefined ? undefined : eq(orderLineStates.state, query.state),
    query.code === undefined ? undefined : ofCode(query.code),
    query.hasPrint === undefined ? undefined : eq(orderLineStates.hasPrint, query.hasPrint),
  );
  const cursor = query.cursor === undefined ? null : cursorParts(query.cursor);
  // The places within an order are read of the orders of this page alone, of which the first may be gone through in part.
  const linesOfPage = sql`
    select ${orderLineStates.lineId} from ${orderLineStates}
    join ${orders} on ${orders.id} = ${orderLineStates.orderId}
    where ${and(its, cursor ? sql`(${sql.join(orderPlace, sql`, `)}) >= (${cursor.order})` : sql`true`)}
    order by ${sql.join(orderPlace, sql`, `)}
    fetch first (${query.limit + 1 + (cursor?.position ?? 0)}::int) rows with ties`;
  const keys = await db
    .select({
      id: orderLineStates.lineId,
      cursor: sql<string>`concat_ws('|', ${sql.join(place, sql`, `)})`,
    })
    .from(orderLineStates)
    .innerJoin(orders, eq(orders.id, orderLineStates.orderId))
    .innerJoin(orderLines, eq(orderLines.id, orderLineStates.lineId))
    .where(
      and(
        sql`${orderLineStates.lineId} in (${linesOfPage})`,
        cursor ? sql`(${sql.join(place, sql`, `)}) > (${cursor.line})` : undefined,
      ),
    )
    .orderBy(...place.map((part) => asc(part)))
    .limit(query.limit + 1);
  const page = keys.slice(0, query.limit);
  const counted = db
    .select({ one: sql`1` })
    .from(orderLineStates)
    .where(its)
    .limit(countedTo + 1)
    .as('counted');
  const count = await db.$count(counted);
  return {
    itemList: await readWorkshopLines(
      db,
      page.map(({ id }) => id),
    ),
    nextCursor: keys.length > query.limit ? (page.at(-1)?.cursor ?? null) : null,
    total: cappedCount(count, countedTo),
  };
}

const cursorForm =
  /^(?<due>\d{4}-\d\d-\d\d|infinity)\|(?<paid>[\d:. +-]{19,40})\|(?<number>\d{1,15})\|(?<position>\d{1,9})\|(?<id>[\da-f-]{36})$/;

/** The place of the last line of a page: of its order, and of the line itself. Fails with INVALID_REQUEST. */
function cursorParts(cursor: string): { order: SQL; line: SQL; position: number } {
  const parts = cursorForm.exec(cursor)?.groups ?? fail('INVALID_REQUEST');
  const order = sql`${parts.due}::date, ${parts.paid}::timestamptz, ${parts.number}::bigint`;
  const line = sql`${order}, ${parts.position}::int, ${parts.id}::uuid`;
  // A cart has 100 lines at most: a larger place was not sent by this list.
  return { order, line, position: Math.min(Number(parts.position), 999) + 1 };
}

/** The lines of the order that a number names, a viewer code, or the address in a code on a print. */
function ofCode(code: string): SQL {
  const number = /^[aA]?(\d{1,15})$/.exec(code)?.[1];
  if (number !== undefined)
    return sql`${orderLineStates.orderId} in (select id from ${orders} where ${orders.number} = ${Number(number)})`;
  const viewerCode = /([\w-]+)\/?$/.exec(code)?.[1] ?? '';
  return sql`${orderLineStates.orderId} in (select ${projects.orderId} from ${projects} where ${projects.viewerCode} = ${viewerCode})`;
}

/** One line; fails with LINE_NOT_FOUND. */
export async function readWorkshopLine(db: Database, lineId: string): Promise<WorkshopLine> {
  const [line] = await readWorkshopLines(db, [lineId]);
  return line ?? fail('LINE_NOT_FOUND');
}

/** These lines with all that is to be judged about them, in the order of the ids. */
async function readWorkshopLines(db: Database, ids: readonly string[]): Promise<WorkshopLine[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      line: orderLines,
      state: orderLineStates,
      order: orders,
      project: projects,
      print: printFiles,
      preflight: preflights,
    })
    .from(orderLineStates)
    .innerJoin(orderLines, eq(orderLines.id, orderLineStates.lineId))
    .innerJoin(orders, eq(orders.id, orderLineStates.orderId))
    .leftJoin(projects, eq(projects.orderLineId, orderLines.id))
    .leftJoin(printFiles, eq(printFiles.projectId, projects.id))
    .leftJoin(
      preflights,
      and(eq(preflights.projectId, projects.id), eq(preflights.contentHash, printFiles.contentHash)),
    )
    .where(inArray(orderLineStates.lineId, [...ids]));
  const rowOf = new Map(rows.map((row) => [row.line.id, row]));
  const slots = await presentSlots(
    db,
    rows.map(({ line }) => line),
  );
  const facts = {
    slots,
    proofs: await lastProofs(db, ids),
    lineCounts: await lineCounts(db, [...new Set(rows.map(({ order }) => order.id))]),
    timeZone: (await readShopSettings(db)).timeZone,
    now: new Date(),
  };
  return ids.flatMap((id) => {
    const row = rowOf.get(id);
    return row ? [lineOnWire(row, facts)] : [];
  });
}

interface Row {
  line: typeof orderLines.$inferSelect;
  state: typeof orderLineStates.$inferSelect;
  order: typeof orders.$inferSelect;
  project: typeof projects.$inferSelect | null;
  print: typeof printFiles.$inferSelect | null;
  preflight: typeof preflights.$inferSelect | null;
}
interface Facts {
  slots: Awaited<ReturnType<typeof presentSlots>>;
  proofs: Map<string, typeof proofs.$inferSelect>;
  lineCounts: Map<string, number>;
  timeZone: string;
  now: Date;
}

function lineOnWire(row: Row, facts: Facts): WorkshopLine {
  const { line, state, project, print, preflight } = row;
  const proof = facts.proofs.get(line.id);
  return {
    id: line.id,
    version: state.version,
    state: state.state,
    moveList: movesOf(state),
    hasPrint: state.hasPrint,
    reason: state.reason,
    note: state.note,
    changedAt: state.changedAt.toISOString(),
    changedBy: state.changedBy,
    packedPieces: state.packedPieces,
    order: orderOnWire(row.order, facts),
    position: line.position + 1,
    lineCount: facts.lineCounts.get(line.orderId) ?? 1,
    name: line.name,
    sku: line.sku,
    color: line.color,
    size: line.size,
    quantity: line.quantity,
    mainImageUrl: line.picture?.url ?? line.mainImageUrl,
    slotList: (facts.slots.get(line.id) ?? []).map((slot) => ({
      slot: slot.slot,
      title: slot.title,
      text: slot.kind === 'text' ? slot.text : '',
      choiceList: slot.sold.map(({ title }) => title),
    })),
    extraList: line.extraList.map(({ title }) => title),
    projectId: project?.id ?? null,
    viewerCode: project?.viewerCode ?? null,
    print: print && { hash: print.contentHash.slice(0, 16), bytes: print.bytes, pages: print.pages },
    preflight: preflight && {
      level: preflight.level,
      itemList: preflight.itemList,
      pageList: preflight.pageList,
      createdAt: preflight.createdAt.toISOString(),
    },
    proof: proof ? proofOnWire(proof, { line: state, project, now: facts.now }) : null,
  };
}

/** The states to which a person can move a line now. */
const movesOf = (state: Row['state']): LineState[] => lineStates.filter((to) => canMove(state, to));

function orderOnWire(order: Row['order'], { timeZone, now }: Facts): WorkshopLine['order'] {
  const { address, email } = order;
  return {
    id: order.id,
    number: orderNumber(order.number),
    name: address ? `${address.firstName} ${address.lastName}`.trim() : email,
    paidAt: order.paidAt?.toISOString() ?? null,
    shipOn: order.shipOn,
    hoursLeft: order.shipOn === null ? null : hoursLeft(order.shipOn, now, timeZone),
    giftMessage: order.giftMessage,
  };
}

function proofOnWire(
  proof: typeof proofs.$inferSelect,
  standing: Parameters<typeof proofState>[1],
): NonNullable<WorkshopLine['proof']> {
  return {
    state: proofState(proof, standing),
    message: proof.message,
    answerText: proof.answerText,
    createdAt: proof.createdAt.toISOString(),
    answeredAt: proof.answeredAt?.toISOString() ?? null,
  };
}

async function lastProofs(db: Database, lineIds: readonly string[]): Promise<Facts['proofs']> {
  const rows = await db
    .selectDistinctOn([proofs.lineId])
    .from(proofs)
    .where(inArray(proofs.lineId, [...lineIds]))
    .orderBy(proofs.lineId, desc(proofs.createdAt));
  return new Map(rows.map((row) => [row.lineId, row]));
}

async function lineCounts(db: Database, orderIds: string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ orderId: orderLines.orderId, count: sql<number>`count(*)::int` })
    .from(orderLines)
    .where(inArray(orderLines.orderId, orderIds))
    .groupBy(orderLines.orderId);
  return new Map(rows.map(({ orderId, count }) => [orderId, count]));
}
