import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { SaveVariantsBody } from '@afterimage/contract/admin/catalogue-desk.ts';
import { attributeValues, products, variants } from '../catalogue/tables.ts';
import { audit } from '../operators/audit.ts';
import { orderLines, orders, stockHolds } from '../orders/tables.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import type { Operator } from '../platform/http/handlers.ts';
import { lockProduct, productSubject } from './lock-product.ts';
import { readVariants } from './read-desk-product.ts';
import { refuseField } from './refuse-field.ts';
import { isSkuTaken, lockNames } from './save-product.ts';
import { changeStock } from './stock.ts';

type Line = SaveVariantsBody['variantList'][number];
type PricedLine = Line & { price: number | null };

/** Writes the variants of a product in their order, and moves their stock. */
export async function saveVariants(
  db: Database,
  operator: Operator,
  productId: number,
  { version, variantList, reason }: SaveVariantsBody,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockProduct(tx, productId, version);
    await lockNames(tx);
    const before = await readVariants(tx, productId);
    checkLines(variantList);
    for (const [at, { sku }] of variantList.entries())
      if (await isSkuTaken(tx, sku, productId)) refuseField(`variantList.${at}.sku`, 'skuTaken');
    const known = new Set(before.map(({ id }) => id));
    if (variantList.some(({ id }) => id !== null && !known.has(id))) fail('RECORD_CHANGED');
    await removeVariants(
      tx,
      before.filter(({ id }) => !variantList.some((line) => line.id === id)).map(({ id }) => id),
    );
    const lines = variantList.map((line) => ({ ...line, price: storedPrice(line, before) }));
    const ids = await writeLines(tx, productId, lines);
    for (const [at, { stockChange }] of variantList.entries())
      if (stockChange !== 0)
        await changeStock(
          tx,
          operator,
          ids[at] ?? fail('INTERNAL'),
          { change: stockChange, reason, note: '' },
          `variantList.${at}.stock`,
        );
    await tx
      .update(products)
      .set({ version: sql`${products.version} + 1` })
      .where(eq(products.id, productId));
    const auditedLines = (list: readonly Pick<PricedLine, 'sku' | 'color' | 'size' | 'price' | 'cost'>[]) =>
      list.map(({ sku, color, size, price, cost }) => ({ sku, color, size, price, cost }));
    const [was, is] = [auditedLines(before), auditedLines(lines)];
    if (JSON.stringify(was) !== JSON.stringify(is))
      await audit(tx, operator, {
        action: 'product.variants.changed',
        subject: productSubject(productId),
        before: { variantList: was },
        after: { variantList: is },
      });
  });
}

/** Programs that know nothing of the prices of variants leave them as they are. */
const storedPrice = ({ id, price }: Line, before: readonly { id: number; price: number | null }[]): number | null =>
  price === undefined ? (before.find((variant) => variant.id === id)?.price ?? null) : price;

/** Every combination stands there once; either all variants have a color or none, and the same of sizes. */
function checkLines(list: readonly Line[]): void {
  const skus = new Set<string>();
  const options = new Set<string>();
  const hasColors = list.some(({ color }) => color !== null);
  const hasSizes = list.some(({ size }) => size !== null);
  for (const [at, { sku, color, size }] of list.entries()) {
    if (skus.has(sku)) refuseField(`variantList.${at}.sku`, 'skuTwice');
    if (hasColors && color === null) refuseField(`variantList.${at}.color`, 'optionMissing');
    if (hasSizes && size === null) refuseField(`variantList.${at}.size`, 'sizeMissing');
    const option = `${color} ${size}`;
    if (options.has(option)) refuseField(`variantList.${at}.color`, 'sameOptions');
    skus.add(sku);
    options.add(option);
  }
}

/** What is part of an order that is being made must stay. */
async function removeVariants(tx: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const held = await tx.$count(stockHolds, inArray(stockHolds.variantId, [...ids]));
  const [open] = await tx
    .select({ id: orderLines.id })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(inArray(orderLines.variantId, [...ids]), inArray(orders.status, ['open', 'awaiting_payment', 'paid'])))
    .limit(1);
  if (held > 0 || open) refuseField('variantList', 'variantOrdered');
  await tx.delete(variants).where(inArray(variants.id, [...ids]));
}

async function writeLines(tx: Database, productId: number, list: readonly PricedLine[]): Promise<number[]> {
  const values = await tx
    .select({ id: attributeValues.id, attributeId: attributeValues.attributeId, code: attributeValues.code })
    .from(attributeValues)
    .where(inArray(attributeValues.attributeId, ['color', 'size']))
    .orderBy(asc(attributeValues.id))
    .for('key share');
  const idOf = (attributeId: string, code: string | null, field: string): number | null =>
    code === null
      ? null
      : (values.find((value) => value.attributeId === attributeId && value.code === code)?.id ??
        refuseField(field, 'unknownValue'));
  // Two variants may change their numbers with each other: first all get one that nothing has.
  const present = list.flatMap(({ id }) => id ?? []);
  if (present.length > 0)
    await tx
      .update(variants)
      .set({ sku: sql`'changing ' || ${variants.id}` })
      .where(inArray(variants.id, present));
  const ids: number[] = [];
  for (const [position, { id, sku, color, size, price, cost }] of list.entries()) {
    const row = {
      sku,
      position,
      price,
      cost,
      colorId: idOf('color', color, `variantList.${position}.color`),
      sizeId: idOf('size', size, `variantList.${position}.size`),
    };
    if (id === null) {
      const [added] = await tx
        .insert(variants)
        .values({ productId, ...row })
        .returning({ id: variants.id });
      ids.push(added?.id ?? fail('INTERNAL'));
    } else {
      await tx.update(variants).set(row).where(eq(variants.id, id));
      ids.push(id);
    }
  }
  return ids;
}
