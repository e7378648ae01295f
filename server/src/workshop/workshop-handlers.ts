import { asc, eq, sql } from 'drizzle-orm';
import type { FileStore } from '../files/store/store.ts';
import { audit } from '../operators/audit.ts';
import { failChanged, moveLines } from '../orders/line-states/move-lines.ts';
import { isUnderWay } from '../orders/line-states/line-state.ts';
import { orderLineMoves, orderLines, orderLineStates, orders } from '../orders/tables.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import { type Handlers, type Operator, operatorOf } from '../platform/http/handlers.ts';
import { projects } from '../projects/tables.ts';
import { readVersionedSettings, saveWorkshopSettings } from './calendar/workshop-settings.ts';
import { listWorkshopLines, readWorkshopLine } from './lines/read-lines.ts';
import { printArchive, printFileOf } from './prints/print-archive.ts';
import { printPicture } from './prints/print-picture.ts';
import { askForProof } from './proofs/ask-for-proof.ts';

type WorkshopCalls =
  | 'listWorkshopLines'
  | 'getWorkshopLine'
  | 'getLineHistory'
  | 'moveLines'
  | 'askForProof'
  | 'countPieces'
  | 'getPrintPage'
  | 'getPrintFile'
  | 'getPrintFiles'
  | 'getWorkshopSettings'
  | 'saveWorkshopSettings';

interface WorkshopParts {
  store: FileStore;
  shopUrl: () => string;
}

/** The calls by which operators check, make and pack. */
export function workshopHandlers({ store, shopUrl }: WorkshopParts): Pick<Handlers, WorkshopCalls> {
  return {
    listWorkshopLines: ({ db }, { query }) => listWorkshopLines(db, query),
    getWorkshopLine: ({ db }, { params }) => readWorkshopLine(db, params.lineId),
    getLineHistory: ({ db }, { params }) => readHistory(db, params.lineId),
    moveLines: async (context, { body: { lineList, to, reason, note } }) => {
      // What leaves the house is told to the customer, with its parcel: that is a call of the order's.
      if (to === 'shipped' || to === 'waiting') fail('LINE_STATE');
      const move = { lines: lineList, to, reason, note, operator: operatorOf(context) };
      const { moved } = await context.db.transaction((tx) => moveLines(tx, move));
      return { lineList: moved };
    },
    askForProof: async (context, { params: { lineId }, body }) => {
      await askForProof(context.db, { ...body, lineId, operator: operatorOf(context) }, shopUrl());
      return readWorkshopLine(context.db, lineId);
    },
    countPieces: async (context, { params: { lineId }, body }) => {
      await countPieces(context.db, { ...body, lineId, operator: operatorOf(context) });
      return readWorkshopLine(context.db, lineId);
    },
    getPrintPage: async ({ db }, { params: { lineId, page }, query: { size } }) => {
      const [project] = await db.select({ id: projects.id }).from(projects).where(eq(projects.orderLineId, lineId));
      return printPicture(db, { projectId: project?.id ?? fail('FILE_NOT_FOUND'), page, size }, store);
    },
    getPrintFile: ({ db }, { params }) => printFileOf(db, params.lineId, store),
    getPrintFiles: ({ db }, { query }) => printArchive(db, query.lines, store),
    getWorkshopSettings: ({ db }) => readVersionedSettings(db),
    saveWorkshopSettings: (context, { body }) => saveWorkshopSettings(context.db, operatorOf(context), body),
  };
}

async function readHistory(db: Database, lineId: string) {
  const moves = await db
    .select()
    .from(orderLineMoves)
    .where(eq(orderLineMoves.lineId, lineId))
    .orderBy(asc(orderLineMoves.id));
  if (moves.length === 0) fail('LINE_NOT_FOUND');
  return {
    moveList: moves.map(({ from, to, reason, note, operatorName: by, createdAt }) => ({
      from,
      to,
      reason,
      note,
      by,
      at: createdAt.toISOString(),
    })),
  };
}

interface Count {
  lineId: string;
  count: number;
  version?: number | undefined;
  operator: Operator;
}

/** Says how many pieces of a line lie at the packing table. */
async function countPieces(db: Database, { lineId, count, version, operator }: Count): Promise<void> {
  await db.transaction(async (tx) => {
    const [line = fail('LINE_NOT_FOUND')] = await tx
      .select({ orderId: orderLines.orderId, quantity: orderLines.quantity })
      .from(orderLines)
      .where(eq(orderLines.id, lineId));
    await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, line.orderId)).for('no key update');
    const [state = fail('LINE_NOT_FOUND')] = await tx
      .select()
      .from(orderLineStates)
      .where(eq(orderLineStates.lineId, lineId))
      .for('no key update');
    if (state.packedPieces === count) return;
    if (version !== undefined && version !== state.version) failChanged(state);
    if (!isUnderWay(state.state) || count > line.quantity) fail('LINE_STATE');
    await tx
      .update(orderLineStates)
      .set({
        packedPieces: count,
        version: sql`${orderLineStates.version} + 1`,
        changedAt: sql`clock_timestamp()`,
        changedBy: operator.name,
      })
      .where(eq(orderLineStates.lineId, lineId));
    await audit(tx, operator, {
      action: 'line.pieces.counted',
      subject: { kind: 'order', id: line.orderId },
      before: { line: lineId, pieces: state.packedPieces },
      after: { line: lineId, pieces: count },
    });
  });
}
