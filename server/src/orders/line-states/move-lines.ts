import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { isReasoned, type LineReason, type LineState } from '@afterimage/contract/values/line-states.ts';
import { audit } from '../../operators/audit.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import type { Database } from '../../platform/db/connection.ts';
import { fail } from '../../platform/http/failure.ts';
import type { Operator } from '../../platform/http/handlers.ts';
import { statusAfter } from '../order-status.ts';
import { orderLineMoves, orderLineStates, orders } from '../tables.ts';
import { canMove, isAllShipped, isReasonFor } from './line-state.ts';
import { words } from './line-states.words.ts';

export type LineStateRow = typeof orderLineStates.$inferSelect;

export interface LineMove {
  /** With `version`, the state that the person saw: a line that was changed since fails with RECORD_CHANGED. */
  lines: readonly { id: string; version?: number | undefined }[];
  to: LineState;
  /** Needed for `held`, `rejected` and `cancelled`, and for no other. */
  reason?: LineReason | null | undefined;
  note?: string | undefined;
  /** Null: the shop itself, or the customer. */
  operator: Pick<Operator, 'id' | 'name'> | null;
  /** The thing has gone further than the list says: states are skipped. */
  catchUp?: boolean;
  /** Leaves the lines as they are that cannot make the move, instead of failing. */
  skipOthers?: boolean;
}

export interface MovedLines {
  moved: { id: string; orderId: string; from: LineState; to: LineState; version: number }[];
  /** Lines that stay as they were, because the move is not one of theirs. */
  skipped: string[];
  /** Orders of which now all has left; their customers are not told yet. */
  shippedOrderIds: string[];
}

/**
 * Moves lines from their states to another, all or none, and lets their orders follow: production starts with the first
 * line that is printed or packed, and an order is shipped with its last line. A line that is there already stays as it is.
 * Locks the orders, then the lines.
 */
export async function moveLines(tx: Database, move: LineMove): Promise<MovedLines> {
  const { to, reason = null, note = '', operator } = move;
  if (!isReasonFor(to, reason))
    fail('INVALID_REQUEST', (locale) => ({ fields: { reason: inLocale(words, locale).reasonNeeded } }));
  const { orderRows, lines } = await lockLines(
    tx,
    move.lines.map(({ id }) => id),
  );
  const { moving, skipped } = sortLines(lines, move);
  if (moving.length === 0) return { moved: [], skipped, shippedOrderIds: [] };
  const ids = moving.map(({ lineId }) => lineId);
  const rows = await tx
    .update(orderLineStates)
    .set({
      state: to,
      heldFrom: to === 'held' ? sql`${orderLineStates.state}` : null,
      reason: isReasoned(to) ? reason : null,
      note: isReasoned(to) ? note : '',
      packedPieces: to === 'packed' || to === 'shipped' ? sql`${orderLineStates.packedPieces}` : 0,
      version: sql`${orderLineStates.version} + 1`,
      changedAt: sql`clock_timestamp()`,
      changedBy: operator?.name ?? '',
    })
    .where(inArray(orderLineStates.lineId, ids))
    .returning({ id: orderLineStates.lineId, version: orderLineStates.version });
  const versionOf = new Map(rows.map(({ id, version }) => [id, version]));
  const moved = moving.map(({ lineId: id, orderId, state: from }) => ({
    id,
    orderId,
    from,
    to,
    version: versionOf.get(id) ?? 0,
  }));
  await tx.insert(orderLineMoves).values(
    moved.map(({ id: lineId, orderId, from }) => ({
      lineId,
      orderId,
      from,
      to,
      reason,
      note,
      operatorId: operator?.id ?? null,
      operatorName: operator?.name ?? '',
    })),
  );
  const movedOf = Map.groupBy(moved, ({ orderId }) => orderId);
  if (operator) for (const [orderId, ofOrder] of movedOf) await auditMove(tx, { ...move, operator }, orderId, ofOrder);
  const shippedOrderIds = await letOrdersFollow(
    tx,
    orderRows.filter(({ id }) => movedOf.has(id)),
    to,
  );
  return { moved, skipped, shippedOrderIds };
}

async function auditMove(
  tx: Database,
  { operator, reason, note, to }: LineMove,
  orderId: string,
  moved: MovedLines['moved'],
): Promise<void> {
  await audit(tx, operator, {
    action: 'line.moved',
    subject: { kind: 'order', id: orderId },
    before: { lines: moved.map(({ id, from: state }) => ({ id, state })) },
    after: { lines: moved.map(({ id }) => ({ id, state: to })) },
    reason: [reason, note].filter(Boolean).join(': ') || undefined,
  });
}

/**
 * Moves all lines of an order that can make the move, or those of them that are in one of the states `from`,
 * or `only` one; for what is
 * said of the order as a whole. Its row must be locked.
 */
export async function moveLinesOfOrder(
  tx: Database,
  orderId: string,
  { from, only, ...move }: Omit<LineMove, 'lines' | 'skipOthers'> & { from?: LineState[]; only?: string },
): Promise<MovedLines> {
  const lines = await tx
    .select({ id: orderLineStates.lineId })
    .from(orderLineStates)
    .where(
      and(
        eq(orderLineStates.orderId, orderId),
        from && inArray(orderLineStates.state, from),
        only === undefined ? undefined : eq(orderLineStates.lineId, only),
      ),
    );
  return moveLines(tx, { ...move, lines, skipOthers: true });
}

/** Locks orders and lines, each by id, and answers the lines in the order in which they were asked for. */
async function lockLines(tx: Database, lineIds: readonly string[]) {
  const ids = [...new Set(lineIds)];
  const its = tx
    .select({ orderId: orderLineStates.orderId })
    .from(orderLineStates)
    .where(inArray(orderLineStates.lineId, ids));
  const orderRows = await tx
    .select({ id: orders.id, status: orders.status })
    .from(orders)
    .where(inArray(orders.id, its))
    .orderBy(asc(orders.id))
    .for('no key update');
  const rows = await tx
    .select()
    .from(orderLineStates)
    .where(inArray(orderLineStates.lineId, ids))
    .orderBy(asc(orderLineStates.lineId))
    .for('no key update');
  const rowOf = new Map(rows.map((row) => [row.lineId, row]));
  return { orderRows, lines: ids.map((id) => rowOf.get(id) ?? fail('LINE_NOT_FOUND')) };
}

function sortLines(lines: readonly LineStateRow[], { lines: asked, to, catchUp, skipOthers }: LineMove) {
  const seen = new Map(asked.map(({ id, version }) => [id, version]));
  const moving: LineStateRow[] = [];
  const skipped: string[] = [];
  for (const line of lines) {
    // Pressed twice.
    if (line.state === to) continue;
    const version = seen.get(line.lineId);
    const isChanged = version !== undefined && version !== line.version;
    if (!isChanged && canMove(line, to, { catchUp: catchUp ?? false })) moving.push(line);
    else if (skipOthers) skipped.push(line.lineId);
    else if (isChanged) failChanged(line);
    else fail('LINE_STATE');
  }
  return { moving, skipped };
}

/** Fails because somebody else has changed the line meanwhile. */
export function failChanged({ changedBy }: Pick<LineStateRow, 'changedBy'>): never {
  return fail('RECORD_CHANGED', (locale) => {
    const { changedBySomebody, changedBy: changedByName } = inLocale(words, locale);
    return { description: changedBy ? changedByName({ name: changedBy }) : changedBySomebody };
  });
}

const startsProduction: readonly LineState[] = ['printed', 'packed', 'shipped'];

/** Answers the orders of which now all has left. */
async function letOrdersFollow(
  tx: Database,
  orderRows: readonly Pick<typeof orders.$inferSelect, 'id' | 'status'>[],
  to: LineState,
): Promise<string[]> {
  const orderIds = orderRows.map(({ id }) => id);
  if (startsProduction.includes(to))
    await tx
      .update(orders)
      .set({ productionStartedAt: sql`coalesce(${orders.productionStartedAt}, clock_timestamp())` })
      .where(inArray(orders.id, orderIds));
  if (to !== 'shipped' && to !== 'rejected' && to !== 'cancelled') return [];
  const states = Map.groupBy(
    await tx
      .select({ orderId: orderLineStates.orderId, state: orderLineStates.state })
      .from(orderLineStates)
      .where(inArray(orderLineStates.orderId, orderIds)),
    ({ orderId }) => orderId,
  );
  const shipped = orderRows.filter(
    ({ id, status }) =>
      statusAfter(status, 'shipped') === 'shipped' && isAllShipped((states.get(id) ?? []).map(({ state }) => state)),
  );
  const shippedIds = shipped.map(({ id }) => id);
  if (shippedIds.length > 0) await tx.update(orders).set({ status: 'shipped' }).where(inArray(orders.id, shippedIds));
  return shippedIds;
}
