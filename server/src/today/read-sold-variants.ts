import { type SQL, sql } from 'drizzle-orm';
import type { Reply } from '@afterimage/contract/api.ts';
import type { Locale } from '@afterimage/words/locale.ts';
import { attributeValues, products, variants } from '../catalogue/tables.ts';
import type { Database } from '../platform/db/connection.ts';
import { loadTexts } from '../translations/translate.ts';
import type { GoodsDay } from './sales-periods.ts';
import { type DaySpan, variantSales } from './sum-up-sales.ts';
import { variantSalesDays } from './tables.ts';

/** A period that begins `from`, the equally long one that begins `before`, and which of their days are not stored. */
export interface SoldSpan {
  from: string;
  before: string;
  live: DaySpan;
}

type Product = Reply<'getSales'>['bestSellerList'][number];
type Variant = Reply<'getSales'>['bestVariantList'][number];

const columns = sql`day, product_id, variant_id, pieces, revenue, goods, costed_pieces, costed_goods, cost`;

/**
 * What was sold of each variant in both periods. Where the cost was not known when it was ordered, the present one counts:
 * who begins to enter costs sees the margin of earlier orders too.
 */
const soldVariants = ({ before, live }: SoldSpan): SQL => {
  const fresh = live.from > live.to ? sql`` : sql`union all select ${columns} from (${variantSales(live)}) as fresh`;
  return sql`
    select sold.day, sold.product_id, sold.variant_id, sold.pieces, sold.revenue, coalesce(sold.goods, 0) as goods,
      case when v.cost is null then sold.costed_goods else coalesce(sold.goods, 0) end as costed_goods,
      sold.cost + coalesce((sold.pieces - sold.costed_pieces) * v.cost::bigint, 0) as cost
    from (
      select ${columns} from ${variantSalesDays} where day between ${before} and ${live.to} and day < ${live.from}::date
      ${fresh}
    ) as sold left join ${variants} v on v.id = sold.variant_id`;
};

/** What the goods of each day came to and cost. */
export async function readGoods(db: Database, span: SoldSpan): Promise<GoodsDay[]> {
  const { rows } = await db.execute<GoodsDay & Record<string, unknown>>(sql`
    select day::text, sum(goods)::float8 as goods, sum(costed_goods)::float8 as "costedGoods", sum(cost)::float8 as cost
    from (${soldVariants(span)}) as sold group by 1`);
  return rows;
}

/** The sums of a period, the best sold first; `keys` says what is summed up. */
const bestOf = (keys: SQL, span: SoldSpan, most: number): SQL => {
  const now = sql`filter (where day >= ${span.from}::date)`;
  return sql`
    select ${keys}, coalesce(sum(pieces) ${now}, 0)::int as pieces, coalesce(sum(revenue) ${now}, 0)::float8 as revenue,
      coalesce(sum(goods) ${now}, 0)::float8 as goods, coalesce(sum(costed_goods) ${now}, 0)::float8 as "costedGoods",
      coalesce(sum(cost) ${now}, 0)::float8 as cost,
      coalesce(sum(pieces) filter (where day < ${span.from}::date), 0)::int as "piecesBefore"
    from (${soldVariants(span)}) as sold group by ${keys} having sum(pieces) ${now} > 0
    order by pieces desc, revenue desc, ${keys} limit ${most}`;
};

interface Best {
  span: SoldSpan;
  locale: Locale;
  most: number;
}

/** The products that were sold most. */
export async function readBestSellers(db: Database, { span, locale, most }: Best): Promise<Product[]> {
  const { rows } = await db.execute<Product & Record<string, unknown>>(sql`
    select top.product_id as "productId", p.name, p.slug, top.pieces, top.revenue, top.goods, top."costedGoods", top.cost,
      top."piecesBefore"
    from (${bestOf(sql`product_id`, span, most)}) as top join ${products} p on p.id = top.product_id
    order by top.pieces desc, top.revenue desc, 1`);
  return named(db, rows, locale);
}

/** The same of variants. */
export async function readBestVariants(db: Database, { span, locale, most }: Best): Promise<Variant[]> {
  const { rows } = await db.execute<Variant & { colorId: number | null; sizeId: number | null }>(sql`
    select top.product_id as "productId", top.variant_id as "variantId", p.name, p.slug, coalesce(v.sku, '') as sku,
      v.color_id as "colorId", case when v.size_label is null then v.size_id end as "sizeId", color.name as color, coalesce(v.size_label, size.name) as size,
      top.pieces, top.revenue, top.goods, top."costedGoods", top.cost, top."piecesBefore"
    from (${bestOf(sql`product_id, variant_id`, span, most)}) as top join ${products} p on p.id = top.product_id
    left join ${variants} v on v.id = top.variant_id
    left join ${attributeValues} color on color.id = v.color_id
    left join ${attributeValues} size on size.id = v.size_id
    order by top.pieces desc, top.revenue desc, 1, 2`);
  const valueIds = rows.flatMap(({ colorId, sizeId }) => [colorId ?? [], sizeId ?? []].flat());
  const texts = await loadTexts(db, locale, { attribute_value: valueIds }, ['name']);
  const nameOf = (id: number | null, name: string | null) =>
    id === null ? name : (texts.of('attribute_value', id)['name'] ?? name);
  return named(
    db,
    rows.map(({ colorId, sizeId, ...row }) => ({
      ...row,
      color: nameOf(colorId, row.color),
      size: nameOf(sizeId, row.size),
    })),
    locale,
  );
}

async function named<Row extends { productId: number; name: string }>(
  db: Database,
  rows: readonly Row[],
  locale: Locale,
): Promise<Row[]> {
  const texts = await loadTexts(db, locale, { product: rows.map(({ productId }) => productId) }, ['name']);
  return rows.map((row) => ({ ...row, name: texts.of('product', row.productId)['name'] ?? row.name }));
}
