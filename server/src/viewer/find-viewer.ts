import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { ErrorCode } from '@afterimage/contract/values/errors.ts';
import type { OrderStatus } from '@afterimage/contract/orders.ts';
import { baseLocale, type Locale } from '@afterimage/words/locale.ts';
import type { Database } from '../platform/db/connection.ts';
import { loadTexts } from '../translations/translate.ts';
import { products } from '../catalogue/tables.ts';
import { drafts } from '../drafts/tables.ts';
import { orderLines, orders } from '../orders/tables.ts';
import { projects } from '../projects/tables.ts';
import { draftViewers } from './tables.ts';
import { isAlive } from '../drafts/read-draft.ts';

/** Why a code that was found shows nothing. */
type ViewerFault = Extract<ErrorCode, 'VIEWER_CLOSED' | 'VIEWER_EXPIRED' | 'TAKEN_DOWN'>;

interface ViewerBase {
  /** Of the project or the draft. */
  id: string;
  productName: string;
  expiresAt: Date | null;
  fault: ViewerFault | null;
}
/** What a code stands for. */
export type ViewerRecord =
  | (ViewerBase & { kind: 'project'; /** Null without a pass phrase. */ passHash: string | null })
  | (ViewerBase & { kind: 'draft'; /** Of its texts. */ locale: Locale });

/** Of orders in these the prints are out in the world, or on their way there. */
const visibleStatuses: readonly OrderStatus[] = ['paid', 'shipped', 'delivered'];

/** Whether a viewer is to be seen now (milliseconds); the shop has the last word, and then who closes it. */
function faultOf(
  { takedownKey, closedAt, expiresAt }: { takedownKey: string | null; closedAt: Date | null; expiresAt: Date | null },
  now: number,
): ViewerFault | null {
  if (takedownKey !== null) return 'TAKEN_DOWN';
  if (closedAt) return 'VIEWER_CLOSED';
  return expiresAt && expiresAt.getTime() <= now ? 'VIEWER_EXPIRED' : null;
}

/**
 * What the code stands for; null for a code that was never given, or whose order is not paid. A project is called as it was
 * ordered, a draft in `locale`.
 */
export async function findViewer(
  db: Database,
  code: string,
  { draftDays, locale = baseLocale, now = Date.now() }: { draftDays: number; locale?: Locale; now?: number },
): Promise<ViewerRecord | null> {
  const [project] = await db
    .select({ row: projects, productName: orderLines.name })
    .from(projects)
    .innerJoin(orders, eq(orders.id, projects.orderId))
    .innerJoin(orderLines, eq(orderLines.id, projects.orderLineId))
    .where(and(eq(projects.viewerCode, code), inArray(orders.status, [...visibleStatuses])));
  if (project) {
    const { id, takedownKey, viewerClosedAt: closedAt, viewerExpiresAt: expiresAt } = project.row;
    const fault = faultOf({ takedownKey, closedAt, expiresAt }, now);
    const passHash = project.row.viewerPassHash;
    return { kind: 'project', id, productName: project.productName, expiresAt, passHash, fault };
  }
  const [draft] = await db
    .select({
      id: drafts.id,
      productId: drafts.productId,
      productName: products.name,
      takedownKey: drafts.takedownKey,
      expiresAt: draftViewers.expiresAt,
      isAlive: aliveIn(draftDays),
    })
    .from(draftViewers)
    .innerJoin(drafts, eq(drafts.id, draftViewers.draftId))
    .innerJoin(products, eq(products.id, drafts.productId))
    .where(eq(draftViewers.code, code));
  if (!draft) return null;
  const { id, productId, takedownKey, expiresAt } = draft;
  const texts = await loadTexts(db, locale, { product: [productId] }, ['name']);
  const productName = texts.of('product', productId)['name'] ?? draft.productName;
  const fault = draft.isAlive ? faultOf({ takedownKey, closedAt: null, expiresAt }, now) : 'VIEWER_EXPIRED';
  return { kind: 'draft', id, locale, productName, expiresAt, fault };
}

const aliveIn = (draftDays: number) => isAlive(draftDays) as SQL<boolean>;
