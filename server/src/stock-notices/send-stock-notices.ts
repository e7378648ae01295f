import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { localePath } from '@afterimage/words/locale.ts';
import { translatedOptions } from '../catalogue/attributes.ts';
import { attributeValues, products, variants } from '../catalogue/tables.ts';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../platform/db/connection.ts';
import { localeOf } from '../platform/locale/request-locale.ts';
import { enqueueMail } from '../platform/mail/enqueue-mail.ts';
import { ownTexts } from '../platform/mail/own-texts.ts';
import { loadTexts } from '../translations/translate.ts';
import { stockNoticeKind, stockNoticeMail } from './stock-notice-mail.ts';
import { stockNotices } from './tables.ts';

const color = alias(attributeValues, 'color');
const size = alias(attributeValues, 'size');
const batch = 100;

/** Mails everybody who waits for a variant that is back in stock, each once. Any number of processes may call it at once. */
export async function sendStockNotices(db: Database, shopUrl: string): Promise<void> {
  for (;;) {
    const sent = await db.transaction((tx) => sendBatch(tx, shopUrl));
    if (sent < batch) return;
  }
}

async function sendBatch(tx: Database, shopUrl: string): Promise<number> {
  const rows = await tx
    .select({
      id: stockNotices.id,
      email: stockNotices.email,
      locale: stockNotices.locale,
      productId: products.id,
      name: products.name,
      slug: products.slug,
      colorId: color.id,
      color: color.code,
      colorName: color.name,
      sizeId: sql<number | null>`case when ${variants.sizeLabel} is null then ${size.id} end`,
      size: size.code,
      sizeName: sql<string | null>`coalesce(${variants.sizeLabel}, ${size.name})`,
    })
    .from(stockNotices)
    .innerJoin(variants, eq(variants.id, stockNotices.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .leftJoin(color, eq(color.id, variants.colorId))
    .leftJoin(size, eq(size.id, variants.sizeId))
    .where(and(isNull(stockNotices.sentAt), gt(variants.stock, 0), eq(products.active, true)))
    .orderBy(asc(stockNotices.createdAt))
    .limit(batch)
    .for('update', { of: stockNotices, skipLocked: true });
  for (const row of rows) {
    const locale = localeOf(row.locale);
    const optionIds = [row.colorId, row.sizeId].filter((id) => id !== null);
    const texts = await loadTexts(tx, locale, { product: [row.productId], attribute_value: optionIds }, ['name']);
    const { colorName, sizeName } = translatedOptions(row, texts);
    const name = texts.of('product', row.productId)['name'] ?? row.name;
    const query = new URLSearchParams({
      ...(row.color && { colour: row.color }),
      ...(row.size && { size: row.size }),
    }).toString();
    const url = shopUrl + localePath(`/products/${row.slug}${query && `?${query}`}`, locale);
    const endUrl = shopUrl + localePath(`/stock-notices/${row.id}`, locale);
    const product = [name, colorName, sizeName].filter(Boolean).join(', ');
    const own = await ownTexts(tx, stockNoticeKind, locale);
    await enqueueMail(tx, stockNoticeMail({ to: row.email, shopUrl, locale, product, url, endUrl }, own));
  }
  if (rows.length > 0)
    await tx
      .update(stockNotices)
      .set({ sentAt: sql`now()` })
      .where(
        inArray(
          stockNotices.id,
          rows.map(({ id }) => id),
        ),
      );
  return rows.length;
}
