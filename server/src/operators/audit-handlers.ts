import { asc, eq, exists, or, isNull } from 'drizzle-orm';
import { type Handlers, operatorOf } from '../platform/http/handlers.ts';
import { listPageOf } from '../platform/lists/list-page.ts';
import { readShopSettings } from '../shop-settings/read-shop-settings.ts';
import { auditListFor } from './audit-list.ts';
import { putBackEntry } from './put-back.ts';
import { auditLog, operators } from './tables.ts';

/** The calls about what operators have done. */
export const auditHandlers = {
  listAuditLog: async (context, { query }) => {
    const { timeZone } = await readShopSettings(context.db);
    const view = { locale: context.locale, timeZone, now: new Date() };
    return listPageOf(context.db, auditListFor(operatorOf(context)), query, view);
  },

  listAuditOperators: async ({ db }) => {
    const acted = db.select({ id: auditLog.id }).from(auditLog).where(eq(auditLog.operatorId, operators.id));
    const rows = await db
      .select({ id: operators.id, name: operators.name, removedAt: operators.removedAt })
      .from(operators)
      .where(or(isNull(operators.removedAt), exists(acted)))
      .orderBy(asc(operators.name), asc(operators.id));
    return { operatorList: rows.map(({ id, name, removedAt }) => ({ id, name, isRemoved: removedAt !== null })) };
  },

  putBackAuditEntry: async (context, { params: { entryId } }) => {
    await putBackEntry(context.db, operatorOf(context), entryId);
    return {};
  },
} satisfies Partial<Handlers>;
