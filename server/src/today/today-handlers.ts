import { and, eq, sql } from 'drizzle-orm';
import { type Handlers, operatorOf } from '../platform/http/handlers.ts';
import { eventKinds } from './incidents.ts';
import { readIncident, readToday } from './read-today.ts';
import { readSales } from './read-sales.ts';
import { salesFile } from './sales-file.ts';
import { writeStockThreshold } from './short-stock.ts';
import { incidents } from './tables.ts';

type TodayCalls =
  | 'getToday'
  | 'acknowledgeIncident'
  | 'setStockThreshold'
  | 'setVariantThreshold'
  | 'getSales'
  | 'exportSales';

/** The calls of the page *Today*. */
export const todayHandlers: Pick<Handlers, TodayCalls> = {
  getToday: (context) => readToday(context.db, operatorOf(context)),
  acknowledgeIncident: async (context, { params: { incidentId } }) => {
    const { db } = context;
    const { kind } = await readIncident(db, incidentId);
    const isEvent = eventKinds.includes(kind);
    await db
      .update(incidents)
      .set({
        state: isEvent ? 'resolved' : 'acknowledged',
        resolvedAt: isEvent ? sql`now()` : null,
        acknowledgedAt: sql`now()`,
        acknowledgedBy: operatorOf(context).name,
      })
      .where(and(eq(incidents.id, incidentId), eq(incidents.state, 'open')));
    return readIncident(db, incidentId);
  },
  setStockThreshold: async ({ db }, { body }) => {
    await writeStockThreshold(db, null, body.threshold);
    return {};
  },
  setVariantThreshold: async ({ db }, { params, body }) => {
    await writeStockThreshold(db, params.variantId, body.threshold);
    return {};
  },
  getSales: ({ db, locale }, { query }) => readSales(db, query, locale),
  exportSales: async ({ db, locale }, { query }) => salesFile(await readSales(db, query, locale), locale),
};
