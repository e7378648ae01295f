import { asc, eq, inArray } from 'drizzle-orm';
import type { OrderEdit } from '@afterimage/contract/admin/order-edits.ts';
import { checkAddress } from '../accounts/check-address.ts';
import { failShort } from '../cart/short-lines.ts';
import { variants } from '../catalogue/tables.ts';
import { methodTo, orderedMethod, taxedIn } from '../checkout/delivery-methods.ts';
import { readTax } from '../checkout/read-tax.ts';
import { type SnapshotLine, takeSnapshot } from '../checkout/snapshot.ts';
import { coupons } from '../coupons/tables.ts';
import { designOfLine } from '../orders/line-design.ts';
import { presentSlots } from '../orders/present-slots.ts';
import type { OrderRow } from '../orders/read-order.ts';
import { orderLines } from '../orders/tables.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import { localeOf } from '../platform/locale/request-locale.ts';
import { demandChange, type EditedPrice, editedPrice, swappedPrices } from './edit-price.ts';
import { readPieces } from './line-pieces.ts';
import { stockDemand } from './sold-stock.ts';

type OrderLine = typeof orderLines.$inferSelect;

/** A line that stays, with what it is afterwards. */
interface KeptLine {
  before: OrderLine;
  after: OrderLine;
}

/** All that an edit does to an order. */
export interface EditPlan {
  kept: KeptLine[];
  removed: OrderLine[];
  added: SnapshotLine[];
  address: OrderRow['address'];
  deliveryMethod: OrderRow['deliveryMethod'];
  deliveryRate: OrderRow['deliveryRate'];
  price: EditedPrice;
  taxReason: OrderRow['taxReason'];
  /** By variant, what more is taken from the stock. */
  stockChange: Map<number, number>;
  variantNames: Map<number, { name: string; stock: number }>;
}

/** What an edit would do to an order, which may be locked or not; fails where the edit is not possible at all. */
export async function planEdit(db: Database, order: OrderRow, edit: OrderEdit): Promise<EditPlan> {
  const lines = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.position), asc(orderLines.id));
  for (const { lineId } of edit.lineList) if (!lines.some(({ id }) => id === lineId)) fail('LINE_NOT_FOUND');
  await refuseCancelledPieces(db, order.id, edit);
  const { kept, removed } = await changeLines(db, order, lines, edit);
  const added = await addLines(db, order, edit, lines.length);
  if (kept.length + added.length === 0) fail('CART_EMPTY');
  const address = edit.address
    ? await checkAddress(db, { ...edit.address, isDefault: false }, 'address.')
    : order.address;
  const goesTo = address ?? fail('ADDRESS_NOT_FOUND');
  const locale = localeOf(order.locale);
  const method =
    agreedDelivery(order, edit, goesTo.countryCode) ??
    (await methodTo(db, locale, goesTo.countryCode, edit.deliveryMethod ?? order.deliveryMethod?.id ?? ''));
  const after = [...kept.map((line) => line.after), ...added];
  const { taxReason, ...tax } = await taxOf(db, order, await taxedIn(db, goesTo.countryCode, method));
  const price = editedPrice(after, { method, coupon: await couponOf(db, order), ...tax });
  const stockChange = demandChange(await stockDemand(db, lines), await stockDemand(db, after));
  return {
    kept,
    removed,
    added,
    address,
    // The same way of delivery keeps the name under which it was bought.
    deliveryMethod: method.id === order.deliveryMethod?.id ? order.deliveryMethod : orderedMethod(method),
    deliveryRate: { price: method.price, freeFrom: method.freeFrom },
    price,
    taxReason,
    stockChange,
    variantNames: await namesOf(db, stockChange, after, lines),
  };
}

/** A line cannot become fewer than what was cancelled of it. */
async function refuseCancelledPieces(db: Database, orderId: string, { lineList }: OrderEdit): Promise<void> {
  const pieces = await readPieces(db, orderId);
  for (const { lineId, quantity } of lineList) {
    const line = pieces.find((one) => one.lineId === lineId);
    if (line && quantity < line.cancelled + line.inParcels) fail('QUANTITY_LIMIT');
  }
}

async function changeLines(db: Database, order: OrderRow, lines: readonly OrderLine[], { lineList }: OrderEdit) {
  const kept: KeptLine[] = [];
  const removed: OrderLine[] = [];
  const slots = await presentSlots(db, lines);
  for (const before of lines) {
    const change = lineList.find(({ lineId }) => lineId === before.id);
    if (change?.quantity === 0) {
      removed.push(before);
      continue;
    }
    const isSwapped = change?.variantId !== undefined && change.variantId !== before.variantId;
    const swapped = isSwapped
      ? await swapVariant(
          db,
          order,
          { ...before, customizationList: slots.get(before.id) ?? [] },
          change.variantId ?? 0,
        )
      : {};
    kept.push({ before, after: { ...before, ...swapped, quantity: change?.quantity ?? before.quantity } });
  }
  return { kept, removed };
}

/** The columns of a line that another variant of its product changes. */
async function swapVariant(
  db: Database,
  order: OrderRow,
  line: OrderLine,
  variantId: number,
): Promise<Partial<OrderLine>> {
  const personalization = line.isCustomizable ? designOfLine(line) : null;
  const request = (id: number) => ({ cartLineId: null, variantId: id, quantity: line.quantity, personalization });
  const locale = localeOf(order.locale);
  const { lines } = await takeSnapshot(db, [request(line.variantId), request(variantId)], locale);
  const [today, wanted] = lines;
  if (!today || !wanted || wanted.productId !== line.productId) return fail('VARIANT_INVALID');
  const { sku, name, color, size, mainImageUrl, picture } = wanted;
  const prices = swappedPrices(line, { before: today, after: wanted });
  return {
    variantId,
    sku,
    name,
    color: color ?? null,
    size: size ?? null,
    mainImageUrl,
    picture: picture ?? null,
    ...prices,
  };
}

/** Lines of plain products at today's price. */
async function addLines(db: Database, order: OrderRow, { addList }: OrderEdit, position: number) {
  if (addList.length === 0) return [];
  const requested = addList.map((line) => ({ ...line, cartLineId: null, personalization: null }));
  const { lines } = await takeSnapshot(db, requested, localeOf(order.locale));
  return lines.map((line, index) => ({ ...line, position: position + index }));
}

/** The delivery at the price of the time when the order was placed, where neither its way nor its country is changed. */
function agreedDelivery({ address, deliveryMethod, deliveryRate }: OrderRow, edit: OrderEdit, countryCode: string) {
  if (!deliveryMethod || !deliveryRate || address?.countryCode !== countryCode) return null;
  const isSame = edit.deliveryMethod === undefined || edit.deliveryMethod === deliveryMethod.id;
  return isSame ? { ...deliveryMethod, ...deliveryRate } : null;
}

async function couponOf(db: Database, { couponCode }: OrderRow) {
  if (couponCode === null) return null;
  const [coupon] = await db.select().from(coupons).where(eq(coupons.code, couponCode));
  return coupon ?? null;
}

/** The tax that the order has, unless it goes to another country or its buyer accounts for it. */
async function taxOf(db: Database, order: OrderRow, countryCode: string) {
  const [own] = order.taxList;
  const isSame = (await taxedIn(db, order.address?.countryCode ?? '', order.deliveryMethod)) === countryCode;
  if (isSame && own) return { tax: own, isNet: false, taxReason: order.taxReason };
  const { rate, reason } = await readTax(db, countryCode, localeOf(order.locale), order.vatCheck);
  return { tax: rate, isNet: reason === 'reverse_charge', taxReason: reason };
}

async function namesOf(
  db: Database,
  change: ReadonlyMap<number, number>,
  ...lists: readonly (readonly { variantId: number; name: string; color?: string | null; size?: string | null }[])[]
): Promise<EditPlan['variantNames']> {
  const ids = [...change.keys()];
  const rows = ids.length === 0 ? [] : await db.select().from(variants).where(inArray(variants.id, ids));
  return new Map(
    rows.map(({ id, stock, sku }) => {
      const line = lists.flat().find(({ variantId }) => variantId === id);
      const name = line ? [line.name, line.color, line.size].filter(Boolean).join(', ') : sku;
      return [id, { name, stock }];
    }),
  );
}

/** Fails with OUT_OF_STOCK, naming what there is not enough of. */
export function refuseShort({ stockChange, variantNames }: EditPlan, short: ReadonlyMap<number, number>): void {
  if (short.size === 0) return;
  failShort(
    Array.from(short, ([variantId, available]) => ({
      cartItemId: null,
      productId: 0,
      variantId,
      name: variantNames.get(variantId)?.name ?? null,
      requested: stockChange.get(variantId) ?? 0,
      available,
    })),
  );
}
