import { and, asc, eq, or, sql } from 'drizzle-orm';
import { inLocale } from '@afterimage/words/compiled.ts';
import { audit } from '../../operators/audit.ts';
import { operators } from '../../operators/tables.ts';
import type { Database } from '../../platform/db/connection.ts';
import { fail } from '../../platform/http/failure.ts';
import type { Operator } from '../../platform/http/handlers.ts';
import type { Locale } from '@afterimage/words/locale.ts';
import { words } from '../desk.words.ts';
import { savedViews } from '../tables.ts';
import { builtInViews } from './built-in-views.ts';

const mostViews = 100;

type Row = typeof savedViews.$inferSelect;

/** What an operator says of a view. */
export interface ViewContent {
  name: string;
  query: string;
  isShared: boolean;
}

/** The views of a list: those of every shop, then shared and own ones in their order. */
export async function readViews(db: Database, operator: Operator, list: string, locale: Locale) {
  const rows = await db
    .select({ view: savedViews, operatorName: operators.name })
    .from(savedViews)
    .innerJoin(operators, eq(operators.id, savedViews.operatorId))
    .where(and(eq(savedViews.list, list), or(savedViews.isShared, eq(savedViews.operatorId, operator.id))))
    .orderBy(asc(savedViews.position), asc(savedViews.createdAt), asc(savedViews.id));
  return [
    ...builtInViews(list, locale),
    ...rows.map(({ view, operatorName }) => viewOnWire(view, operatorName, operator)),
  ];
}

const viewOnWire = (view: Row, operatorName: string, operator: Operator) => ({
  id: view.id,
  name: view.name,
  query: view.query,
  isShared: view.isShared,
  isBuiltIn: false,
  isChangeable: mayChange(view, operator),
  operatorName,
});

const mayChange = (view: Row, operator: Operator): boolean =>
  view.operatorId === operator.id || operator.role === 'owner';

/** Saves a view at the end of the list. */
export async function saveView(db: Database, operator: Operator, list: string, content: ViewContent) {
  return db.transaction(async (tx) => {
    // Two views at once get two positions.
    await tx.select({ id: operators.id }).from(operators).where(eq(operators.id, operator.id)).for('no key update');
    const [last] = await tx
      .select({
        position: sql<number>`coalesce(max(${savedViews.position}), 0)::int`,
        own: sql<number>`count(*) filter (where ${savedViews.operatorId} = ${operator.id})::int`,
      })
      .from(savedViews)
      .where(eq(savedViews.list, list));
    if ((last?.own ?? 0) >= mostViews)
      fail('INVALID_REQUEST', (locale) => ({ fields: { name: inLocale(words, locale).tooManyViews } }));
    const [view] = await tx
      .insert(savedViews)
      .values({ ...content, list, operatorId: operator.id, position: (last?.position ?? 0) + 1 })
      .onConflictDoNothing()
      .returning();
    if (!view) return refuseName();
    await auditShared(tx, operator, view, 'view.saved');
    return viewOnWire(view, operator.name, operator);
  });
}

const refuseName = () => fail('INVALID_REQUEST', (locale) => ({ fields: { name: inLocale(words, locale).nameTaken } }));

/** Others work with a shared view: the log says who changed it. */
async function auditShared(
  tx: Database,
  operator: Operator,
  view: Row,
  action: 'view.saved' | 'view.deleted',
  before?: Row,
): Promise<void> {
  if (!view.isShared && !before?.isShared) return;
  const content = ({ name, query, isShared }: Row) => ({ name, query, isShared });
  await audit(tx, operator, {
    action,
    subject: { kind: 'view', id: view.id },
    ...(before && { before: content(before) }),
    ...(action === 'view.saved' && { after: content(view) }),
  });
}

/** Locks a view that the operator sees and may change. */
async function lockView(tx: Database, operator: Operator, viewId: string): Promise<Row> {
  const [view] = await tx.select().from(savedViews).where(eq(savedViews.id, viewId)).for('update');
  if (!view || (!view.isShared && view.operatorId !== operator.id)) return fail('NOT_FOUND');
  return mayChange(view, operator) ? view : fail('NOT_ALLOWED');
}

export async function updateView(
  db: Database,
  operator: Operator,
  viewId: string,
  change: { [Field in keyof ViewContent]?: ViewContent[Field] | undefined },
) {
  return db.transaction(async (tx) => {
    const before = await lockView(tx, operator, viewId);
    const { name = before.name, query = before.query, isShared = before.isShared } = change;
    const viewsOfSameName = await tx
      .select({ id: savedViews.id })
      .from(savedViews)
      .where(
        and(
          eq(savedViews.operatorId, before.operatorId),
          eq(savedViews.list, before.list),
          sql`lower(${savedViews.name}) = lower(${name})`,
          sql`${savedViews.id} <> ${viewId}`,
        ),
      );
    if (viewsOfSameName.length > 0) return refuseName();
    const content = { name, query, isShared };
    const [view = before] = await tx.update(savedViews).set(content).where(eq(savedViews.id, viewId)).returning();
    await auditShared(tx, operator, view, 'view.saved', before);
    const [owner] = await tx.select().from(operators).where(eq(operators.id, view.operatorId));
    return viewOnWire(view, owner?.name ?? '', operator);
  });
}

/** Deletes a view; answers the list that it was of. */
export async function deleteView(db: Database, operator: Operator, viewId: string): Promise<string> {
  return db.transaction(async (tx) => {
    const view = await lockView(tx, operator, viewId);
    await tx.delete(savedViews).where(eq(savedViews.id, viewId));
    await auditShared(tx, operator, view, 'view.deleted', view);
    return view.list;
  });
}

/** Puts the operator's own views of a list in an order; those that are not named stay behind them. */
export async function orderViews(db: Database, operator: Operator, list: string, ids: readonly string[]) {
  await db.transaction(async (tx) => {
    for (const [position, id] of ids.entries())
      await tx
        .update(savedViews)
        .set({ position })
        .where(and(eq(savedViews.id, id), eq(savedViews.list, list), eq(savedViews.operatorId, operator.id)));
  });
}
