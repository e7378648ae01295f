import { eq, inArray, sql } from 'drizzle-orm';
import type { ConfirmedEdit, EditPreview, OrderEdit } from '@afterimage/contract/admin/order-edits.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import type { Locale } from '@afterimage/words/locale.ts';
import { audit } from '../operators/audit.ts';
import { insertCorrection } from '../orders/documents/insert-correction.ts';
import type { InvoiceParts } from '../orders/documents/insert-documents.ts';
import { createLineStates } from '../orders/line-states/create-line-states.ts';
import type { OrderRow } from '../orders/read-order.ts';
import { orderLines, orders } from '../orders/tables.ts';
import type { ReadProviders } from '../payments/payment-provider.ts';
import { requestDifference } from '../payments/request-payment.ts';
import { requestRefund } from '../payments/refunds/request-refund.ts';
import { countSales } from '../payments/sold.ts';
import { payments } from '../payments/tables.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import { mayDo, type Operator } from '../platform/http/handlers.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { localeOf } from '../platform/locale/request-locale.ts';
import { printFiles } from '../print/tables.ts';
import { enqueuePrint } from '../projects/enqueue-print.ts';
import { projects } from '../projects/tables.ts';
import { demandChange } from './edit-price.ts';
import { countChange, lockOrder } from './lock-order.ts';
import { words } from './order-change.words.ts';
import { editKind, editNews } from './order-letters.ts';
import { type ShopDoor, tellCustomer } from './order-news.ts';
import { type EditPlan, planEdit, refuseShort } from './plan-edit.ts';
import { readMoney } from './read-money.ts';
import { changeSold } from './sold-stock.ts';
import { orderEdits } from './tables.ts';

/** What an edit needs besides the order. */
export interface EditParts extends ShopDoor, InvoiceParts {
  /** With whom a difference can be paid. */
  readProviders: ReadProviders;
}

function refuseClosed({ status, productionStartedAt }: OrderRow): void {
  if (status !== 'paid') fail('ORDER_CLOSED');
  if (productionStartedAt !== null) fail('PRODUCTION_STARTED');
}

const named = ({ name, color, size }: { name: string; color?: string | null; size?: string | null }): string =>
  [name, color, size].filter(Boolean).join(', ');

/** What an edit changes, in the words of a language. */
function changesOf(plan: EditPlan, order: OrderRow, edit: OrderEdit, locale: Locale): string[] {
  const said = inLocale(words, locale).changes;
  return [
    ...plan.kept.flatMap(({ before, after }) => [
      ...(before.variantId === after.variantId ? [] : [said.swapped({ before: named(before), after: named(after) })]),
      ...(before.quantity === after.quantity
        ? []
        : [said.quantity({ name: named(after), before: before.quantity, after: after.quantity })]),
    ]),
    ...plan.removed.map((line) => said.removed({ name: named(line) })),
    ...plan.added.map((line) => said.added({ quantity: line.quantity, name: named(line) })),
    ...(plan.deliveryMethod?.id === order.deliveryMethod?.id
      ? []
      : [said.delivery({ name: plan.deliveryMethod?.name ?? '' })]),
    ...(edit.address ? [said.address] : []),
  ];
}

/** What an edit would do; nothing is changed. */
export async function previewEdit(
  db: Database,
  orderId: string,
  edit: OrderEdit,
  locale: Locale,
): Promise<EditPreview> {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  if (!order) return fail('ORDER_NOT_FOUND');
  refuseClosed(order);
  const plan = await planEdit(db, order, edit);
  const { subtotal, discount, deliveryPrice, couponDiscount, total, taxList } = order;
  const stockList = Array.from(plan.stockChange, ([variantId, change]) => ({
    variantId,
    change,
    name: plan.variantNames.get(variantId)?.name ?? '',
    stock: plan.variantNames.get(variantId)?.stock ?? 0,
  }));
  return {
    version: order.version,
    before: { subtotal, discount, deliveryPrice, couponDiscount, total, taxList },
    after: plan.price,
    difference: plan.price.total - total,
    refundable: (await readMoney(db, order)).refundable,
    stockList,
    isShort: stockList.some(({ change, stock }) => change > stock),
    changeList: changesOf(plan, order, edit, locale),
  };
}

/** Edits an order as it was previewed; the difference is asked for, paid back or waived. */
export async function editOrder(
  db: Database,
  operator: Operator,
  orderId: string,
  edit: ConfirmedEdit,
  parts: EditParts,
): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId, edit.version);
    refuseClosed(order);
    const plan = await planEdit(tx, order, edit);
    if (plan.price.total !== edit.shownTotal) fail('TOTAL_CHANGED');
    const difference = plan.price.total - order.total;
    const settlement = settlementOf(edit.settlement, difference);
    // Payments are locked before variants, as everywhere.
    if (settlement === 'refund') await payBack(tx, operator, order, -difference, edit.reason);
    const payment = settlement === 'payment' ? await askFor(tx, order, difference, parts) : null;
    await writePlan(tx, order, plan);
    refuseShort(plan, await changeSold(tx, plan.stockChange));
    await countSales(tx, saleChange(plan));
    const changeList = changesOf(plan, order, edit, localeOf(order.locale));
    await tx.insert(orderEdits).values({
      orderId,
      changeList,
      totalBefore: order.total,
      totalAfter: plan.price.total,
      settlement,
      paymentId: payment?.paymentId ?? null,
      settledAt: settlement === 'payment' ? null : sql`now()`,
      reason: edit.reason,
      operatorName: operator.name,
    });
    await countChange(tx, orderId);
    await insertCorrection(tx, await lockOrder(tx, orderId), { isWaived: settlement === 'waived' }, parts);
    await audit(tx, operator, {
      action: settlement === 'waived' ? 'order.difference.waived' : 'order.edited',
      subject: { kind: 'order', id: orderId },
      before: { total: order.total, ...(edit.address && { address: order.address }) },
      after: { total: plan.price.total, changeList, settlement, ...(edit.address && { address: plan.address }) },
      reason: edit.reason || undefined,
    });
    const { currency } = order;
    const news = { changeList, currency, total: plan.price.total, difference, settlement };
    await tellCustomer(tx, order, { shop: parts, kind: editKind }, (about) =>
      editNews(about, { ...news, payUrl: payment?.url ?? null }),
    );
  });
}

/** What becomes of a difference; fails where the answer does not fit it. */
function settlementOf(wanted: ConfirmedEdit['settlement'], difference: number): ConfirmedEdit['settlement'] {
  if (difference === 0) return 'none';
  if (wanted === 'waived' || wanted === (difference > 0 ? 'payment' : 'refund')) return wanted;
  return fail('INVALID_REQUEST', (locale) => ({ fields: { settlement: inLocale(words, locale).settlement } }));
}

/** What is left of the payments goes back, at most: a difference may have been waived before. */
async function payBack(tx: Database, operator: Operator, order: OrderRow, sum: number, reason: string): Promise<void> {
  if (!mayDo(operator, 'money.refund')) fail('NOT_ALLOWED');
  const { refundable } = await readMoney(tx, order);
  const amount = Math.min(sum, refundable);
  if (amount > 0) await requestRefund(tx, { orderId: order.id, amount, reason, operator, cause: 'edit' });
}

/** Asks for the difference by the provider with whom the order was paid. */
async function askFor(tx: Database, order: OrderRow, amount: number, parts: EditParts) {
  const rows = await tx.select({ provider: payments.provider }).from(payments).where(eq(payments.orderId, order.id));
  const providers = await parts.readProviders(tx);
  const provider = providers.find(({ name }) => rows.some((row) => row.provider === name)) ?? providers[0];
  if (!provider) return fail('UNAVAILABLE');
  const { paymentId, url } = await requestDifference(tx, provider, order, { amount, guestKey: parts.guestKey });
  return { paymentId, url: new URL(url, parts.shopUrl()).href };
}

async function writePlan(tx: Database, order: OrderRow, plan: EditPlan): Promise<void> {
  const { kept, removed, added, address, deliveryMethod, deliveryRate, price, taxReason } = plan;
  await removeLines(
    tx,
    removed.map(({ id }) => id),
  );
  for (const { before, after } of kept) {
    if (before.variantId === after.variantId && before.quantity === after.quantity) continue;
    const { id, orderId: _, customizationList: _slots, ...columns } = after;
    await tx.update(orderLines).set(columns).where(eq(orderLines.id, id));
    const [project] = await tx.select({ id: projects.id }).from(projects).where(eq(projects.orderLineId, id));
    // Color, size and number of pieces stand on the production sheet.
    if (project) await enqueuePrint(tx, project.id);
  }
  if (added.length > 0) await tx.insert(orderLines).values(added.map((line) => ({ ...line, orderId: order.id })));
  await createLineStates(tx, order.id);
  await tx
    .update(orders)
    .set({ address, deliveryMethod, deliveryRate, taxReason, ...price })
    .where(eq(orders.id, order.id));
}

/** Lines go with their projects; what was printed of them is deleted from the store. */
async function removeLines(tx: Database, lineIds: readonly string[]): Promise<void> {
  if (lineIds.length === 0) return;
  const prints = await tx
    .select({ key: printFiles.storageKey })
    .from(printFiles)
    .innerJoin(projects, eq(projects.id, printFiles.projectId))
    .where(inArray(projects.orderLineId, [...lineIds]));
  await tx.delete(orderLines).where(inArray(orderLines.id, [...lineIds]));
  if (prints.length > 0) await enqueue(tx, 'delete-files', { keys: prints.map(({ key }) => key) });
}

/** By product, how many more were sold. */
function saleChange({ kept, removed, added }: EditPlan): { productId: number; quantity: number }[] {
  const sums = (lines: readonly { productId: number; quantity: number }[]) => {
    const byProduct = new Map<number, number>();
    for (const { productId, quantity } of lines) byProduct.set(productId, (byProduct.get(productId) ?? 0) + quantity);
    return byProduct;
  };
  const before = [...kept.map((line) => line.before), ...removed];
  const after = [...kept.map((line) => line.after), ...added];
  return Array.from(demandChange(sums(before), sums(after)), ([productId, quantity]) => ({ productId, quantity }));
}
