import { and, eq, sql } from 'drizzle-orm';
import { listPageOf } from '../platform/lists/list-page.ts';
import { readShopSettings } from '../shop-settings/read-shop-settings.ts';
import { lowStockList, readStockThreshold } from './low-stock-list.ts';
import { type Handlers, operatorOf } from '../platform/http/handlers.ts';
import { type ChecklistParts, dismissChecklist, readChecklist } from './checklist.ts';
import { eventKinds } from './incidents.ts';
import { readIncident, readToday } from './read-today.ts';
import { readSales } from './read-sales.ts';
import { exportSales } from './sales-file.ts';
import { changeStockThreshold } from './short-stock.ts';
import { incidents } from './tables.ts';

type TodayCalls =
  | 'getToday'
  | 'getChecklist'
  | 'dismissChecklist'
  | 'acknowledgeIncident'
  | 'listLowStock'
  | 'getStockThreshold'
  | 'setStockThreshold'
  | 'setVariantThreshold'
  | 'getSales'
  | 'exportSales';

/** The calls of the page *Today*. */
export const todayHandlers = (parts: ChecklistParts): Pick<Handlers, TodayCalls> => ({
  getToday: (context) => readToday(context.db, operatorOf(context)),
  getChecklist: (context) => readChecklist(context.db, operatorOf(context), parts),
  dismissChecklist: async (context) => {
    await dismissChecklist(context.db, operatorOf(context));
    return readChecklist(context.db, operatorOf(context), parts);
  },
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
  listLowStock: async ({ db, locale }, { query }) => {
    const { timeZone } = await readShopSettings(db);
    return listPageOf(db, lowStockList, query, { locale, timeZone, now: new Date() });
  },
  getStockThreshold: async ({ db }) => ({ threshold: await readStockThreshold(db) }),
  setStockThreshold: async (context, { body }) => {
    await changeStockThreshold(context.db, operatorOf(context), { variantId: null, threshold: body.threshold });
    return {};
  },
  setVariantThreshold: async (context, { params, body }) => {
    await changeStockThreshold(context.db, operatorOf(context), { ...params, ...body });
    return {};
  },
  getSales: ({ db, locale }, { query }) => readSales(db, query, locale),
  exportSales: ({ db, locale }, { query }) => exportSales(db, query, locale),
});
