import { inArray, sql } from 'drizzle-orm';
import type { Reply } from '@afterimage/contract/api.ts';
import { defaultStockThreshold } from '@afterimage/contract/values/incidents.ts';
import { attributeValues, products, variants } from '../catalogue/tables.ts';
import { orderLines, orders } from '../orders/tables.ts';
import type { Database } from '../platform/db/connection.ts';
import { containing } from '../platform/lists/filter-condition.ts';
import type { List, ListView } from '../platform/lists/list.ts';
import { stockNotices } from '../stock-notices/tables.ts';
import { loadTexts } from '../translations/translate.ts';
import { stockThresholds } from './tables.ts';

type Row = Reply<'listLowStock'>['itemList'][number];

/** By the sales of so many days it is told how long a stock lasts. */
const paceDays = 30;

const ownThreshold = sql`(select threshold from ${stockThresholds} where variant_id = ${variants.id})`;
const shopThreshold = sql`coalesce((select threshold from ${stockThresholds} where variant_id is null), ${defaultStockThreshold})`;
const threshold = sql`coalesce(${ownThreshold}, ${shopThreshold})`;
const waiting = sql`select from ${stockNotices} where ${stockNotices.variantId} = ${variants.id} and ${stockNotices.sentAt} is null`;

const highestThreshold = sql`(select greatest(${defaultStockThreshold}, max(threshold)) from ${stockThresholds})`;

/**
 * Variants on sale that are sold out or low, by default the fewest pieces first. The stock has no index, which every sale would
 * have to write: all variants are read, and few of them are compared with their own threshold.
 */
export const lowStockList: List<Row> = {
  name: 'low-stock',
  table: variants,
  key: { column: variants.id, type: 'bigint' },
  scope: sql`${variants.stock} <= ${highestThreshold} and ${variants.stock} <= ${threshold} and exists (
    select from ${products} where ${products.id} = ${variants.productId} and ${products.active})`,
  defaultSort: 'stock',
  columns: {
    stock: { kind: 'number', value: variants.stock, sortable: true },
    soldOut: { kind: 'flag', value: sql`${variants.stock} = 0` },
    waiting: { kind: 'flag', value: sql`exists (${waiting})` },
  },
  search: (text) => sql`exists (
    select from ${products} where ${products.id} = ${variants.productId}
      and lower(${products.name} || ' ' || ${variants.sku}) like ${containing(text.toLowerCase())})`,
  load: loadRows,
};

async function loadRows(db: Database, keys: readonly string[], { locale }: ListView): Promise<Map<string, Row>> {
  if (keys.length === 0) return new Map();
  const ids = keys.map(Number);
  const { rows } = await db.execute<Row & { colorId: number | null; sizeId: number | null }>(sql`
    select ${variants.id} as "variantId", ${variants.productId} as "productId", ${products.name} as name, ${variants.sku} as sku,
      ${variants.stock} as stock, ${variants.colorId} as "colorId",
      case when ${variants.sizeLabel} is null then ${variants.sizeId} end as "sizeId",
      color.name as color, coalesce(${variants.sizeLabel}, size.name) as size,
      ${threshold} as threshold, ${ownThreshold} as "ownThreshold",
      coalesce(pace.sold, 0)::int as sold, ceil(${variants.stock} * ${paceDays}::numeric / nullif(pace.sold, 0))::int as "daysLeft",
      (select count(*)::int from (${waiting}) as waiting) as "waitingCount"
    from ${variants} join ${products} on ${products.id} = ${variants.productId}
    left join ${attributeValues} color on color.id = ${variants.colorId}
    left join ${attributeValues} size on size.id = ${variants.sizeId}
    left join (
      select l.variant_id, sum(l.quantity) as sold from ${orders} o join ${orderLines} l on l.order_id = o.id
      where o.paid_at >= now() - ${paceDays} * interval '1 day' and ${inArray(sql`l.variant_id`, ids)} group by 1
    ) as pace on pace.variant_id = ${variants.id}
    where ${inArray(variants.id, ids)}`);
  const valueIds = rows.flatMap(({ colorId, sizeId }) => [colorId, sizeId]).filter((id) => id !== null);
  const productIds = rows.map(({ productId }) => productId);
  const texts = await loadTexts(db, locale, { product: productIds, attribute_value: valueIds }, ['name']);
  const nameOf = (id: number | null, name: string | null) =>
    id === null ? name : (texts.of('attribute_value', id)['name'] ?? name);
  return new Map(
    rows.map(({ colorId, sizeId, ...row }): [string, Row] => [
      String(row.variantId),
      {
        ...row,
        name: texts.of('product', row.productId)['name'] ?? row.name,
        color: nameOf(colorId, row.color),
        size: nameOf(sizeId, row.size),
      },
    ]),
  );
}

/** From how many pieces on variants without a threshold of their own are low. */
export async function readStockThreshold(db: Database): Promise<number> {
  const { rows } = await db.execute<{ threshold: number }>(sql`select ${shopThreshold}::int as threshold`);
  return rows[0]?.threshold ?? defaultStockThreshold;
}
