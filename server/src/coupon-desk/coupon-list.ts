import { count, inArray, sql } from 'drizzle-orm';
import type { Reply } from '@afterimage/contract/api.ts';
import { couponKinds } from '@afterimage/contract/coupons.ts';
import { couponStates } from '@afterimage/contract/values/coupon-desk.ts';
import { coupons } from '../coupons/tables.ts';
import { couponUses } from '../orders/tables.ts';
import type { Database } from '../platform/db/connection.ts';
import { containing } from '../platform/lists/filter-condition.ts';
import type { List, ListView } from '../platform/lists/list.ts';
import { readShopSettings } from '../shop-settings/read-shop-settings.ts';
import { loadTexts } from '../translations/translate.ts';
import { couponState } from './coupon-fields.ts';

type Row = Reply<'listDeskCoupons'>['itemList'][number];

/** The operators' list of coupons. */
export const couponList: List<Row> = {
  name: 'coupons',
  table: coupons,
  key: { column: coupons.id, type: 'bigint' },
  defaultSort: '-id',
  columns: {
    id: { kind: 'number', value: coupons.id, sortable: true },
    code: { kind: 'text', value: sql`lower(${coupons.code})`, sortable: true },
    title: { kind: 'text', value: sql`lower(${coupons.title})`, byWords: true },
    state: { kind: 'choice', value: couponState, values: couponStates },
    kind: { kind: 'choice', value: coupons.kind, values: couponKinds },
    minimum: { kind: 'money', value: coupons.minimumSubtotal },
    startsAt: { kind: 'moment', value: coupons.startsAt },
    endsAt: { kind: 'moment', value: coupons.endsAt, sortable: true },
  },
  search: (text) =>
    sql`lower(${coupons.code} || ' ' || ${coupons.title}) like ${containing(text.toLowerCase().trim())}`,
  load: loadRows,
};

async function loadRows(db: Database, keys: readonly string[], { locale }: ListView): Promise<Map<string, Row>> {
  if (keys.length === 0) return new Map();
  const ids = keys.map(Number);
  const rows = await db.select({ coupon: coupons, state: couponState }).from(coupons).where(inArray(coupons.id, ids));
  const uses = await db
    .select({ id: couponUses.couponId, count: count() })
    .from(couponUses)
    .where(inArray(couponUses.couponId, ids))
    .groupBy(couponUses.couponId);
  const useCounts = new Map(uses.map((one) => [one.id, one.count]));
  const texts = await loadTexts(db, locale, { coupon: ids }, ['title']);
  const { currency } = await readShopSettings(db);
  return new Map(
    rows.map(({ coupon, state }): [string, Row] => {
      const { id, code, title, kind, value, minimumSubtotal, startsAt, endsAt, maxUses } = coupon;
      return [
        String(id),
        {
          id,
          code,
          title: texts.of('coupon', id)['title'] ?? title,
          kind,
          value,
          minimumSubtotal,
          currency,
          state,
          startsAt: startsAt?.toISOString() ?? null,
          endsAt: endsAt?.toISOString() ?? null,
          useCount: useCounts.get(id) ?? 0,
          maxUses,
        },
      ];
    }),
  );
}
