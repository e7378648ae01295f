import { and, count, eq, sql } from 'drizzle-orm';
import type { CouponFields } from '@afterimage/contract/admin/coupon-desk.ts';
import type { Reply } from '@afterimage/contract/api.ts';
import { baseLocale, byLocale, locales } from '@afterimage/words/locale.ts';
import type { CouponRow } from '../coupons/find-coupon.ts';
import { coupons } from '../coupons/tables.ts';
import { failChanged } from '../operators/record-version.ts';
import { couponUses } from '../orders/tables.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import { translations } from '../translations/tables.ts';

export const couponSubject = (id: number) => ({ kind: 'coupon', id }) as const;

const useCount = sql<number>`(select count(*) from ${couponUses} where ${couponUses.couponId} = ${coupons.id})`;

/** How a coupon stands; the checkout asks the same of its columns one by one. */
export const couponState = sql<Reply<'getDeskCoupon'>['state']>`case
  when not ${coupons.active} then 'switchedOff'
  when ${coupons.endsAt} <= now() then 'ended'
  when ${coupons.startsAt} > now() then 'planned'
  when ${useCount} >= ${coupons.maxUses} then 'usedUp'
  else 'running' end`;

/** Locks a coupon until the transaction ends, as its uses do. Fails when it is not in the version that was `seen`. */
export async function lockCoupon(tx: Database, id: number, seen?: number): Promise<CouponRow> {
  const [row] = await tx.select().from(coupons).where(eq(coupons.id, id)).for('no key update');
  if (!row) return fail('NOT_FOUND');
  if (seen !== undefined && row.version !== seen) await failChanged(tx, couponSubject(id));
  return row;
}

/** What the form of a coupon shows. */
export async function readCouponFields(db: Database, row: CouponRow): Promise<CouponFields> {
  const rows = await db
    .select({ locale: translations.locale, text: translations.text })
    .from(translations)
    .where(
      and(
        eq(translations.entity, 'coupon'),
        eq(translations.entityId, String(row.id)),
        eq(translations.field, 'title'),
      ),
    );
  const titles = new Map(rows.map(({ locale, text }) => [locale, text]));
  const { code, kind, value, minimumSubtotal, startsAt, endsAt, maxUses, maxUsesPerCustomer } = row;
  return {
    code,
    title: byLocale((locale) => (locale === baseLocale ? row.title : (titles.get(locale) ?? ''))),
    kind,
    value,
    minimumSubtotal,
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
    maxUses,
    maxUsesPerCustomer,
  };
}

export async function readDeskCoupon(db: Database, id: number): Promise<Reply<'getDeskCoupon'>> {
  const [row] = await db.select({ coupon: coupons, state: couponState }).from(coupons).where(eq(coupons.id, id));
  if (!row) return fail('NOT_FOUND');
  const fields = await readCouponFields(db, row.coupon);
  return { id, version: row.coupon.version, state: row.state, useCount: await usesOf(db, id), ...fields };
}

export async function usesOf(db: Database, id: number): Promise<number> {
  const [uses] = await db.select({ count: count() }).from(couponUses).where(eq(couponUses.couponId, id));
  return uses?.count ?? 0;
}

/** The columns that hold the fields of a coupon. */
export const couponColumns = ({ title, startsAt, endsAt, ...fields }: CouponFields) => ({
  ...fields,
  title: title[baseLocale],
  startsAt: startsAt === null ? null : new Date(startsAt),
  endsAt: endsAt === null ? null : new Date(endsAt),
});

/** Writes the translations of a coupon's name. */
export async function writeCouponTitles(tx: Database, id: number, title: CouponFields['title']): Promise<void> {
  const entityId = String(id);
  await tx.delete(translations).where(and(eq(translations.entity, 'coupon'), eq(translations.entityId, entityId)));
  const rows = locales
    .filter((locale) => locale !== baseLocale && title[locale] !== '')
    .map((locale) => ({ entity: 'coupon' as const, entityId, locale, field: 'title', text: title[locale] }));
  if (rows.length > 0) await tx.insert(translations).values(rows);
}
