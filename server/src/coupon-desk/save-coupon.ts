import { and, eq, ne, sql } from 'drizzle-orm';
import type { CouponFields } from '@afterimage/contract/admin/coupon-desk.ts';
import { isSameValue } from '@afterimage/contract/values/same-value.ts';
import { baseLocale } from '@afterimage/words/locale.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import type { CouponRow } from '../coupons/find-coupon.ts';
import { coupons } from '../coupons/tables.ts';
import { audit } from '../operators/audit.ts';
import { registerPutBack } from '../operators/put-back.ts';
import { failChanged } from '../operators/record-version.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import type { Operator } from '../platform/http/handlers.ts';
import {
  couponColumns,
  couponSubject,
  lockCoupon,
  readCouponFields,
  usesOf,
  writeCouponTitles,
} from './coupon-fields.ts';
import { words } from './coupon-desk.words.ts';

/** Fails with INVALID_REQUEST and a sentence at the field. */
const refuse = (field: string, sentence: keyof typeof words): never =>
  fail('INVALID_REQUEST', (locale) => ({ fields: { [field]: inLocale(words, locale)[sentence] } }));

/** Adds a coupon; answers its id. */
export async function addCoupon(db: Database, operator: Operator, typed: CouponFields): Promise<number> {
  return db.transaction(async (tx) => {
    const fields = await checkCoupon(tx, typed, null);
    const [row] = await tx.insert(coupons).values(couponColumns(fields)).returning({ id: coupons.id });
    const id = row?.id ?? fail('INTERNAL');
    await writeCouponTitles(tx, id, fields.title);
    await audit(tx, operator, { action: 'coupon.added', subject: couponSubject(id), after: fields });
    return id;
  });
}

/** Changes a coupon, and records the fields that are different. */
export async function saveCoupon(
  db: Database,
  operator: Operator,
  id: number,
  { version, ...typed }: CouponFields & { version: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockCoupon(tx, id, version);
    const present = await readCouponFields(tx, row);
    const fields = await checkCoupon(tx, typed, row);
    const names = (Object.keys(fields) as (keyof CouponFields)[]).filter(
      (name) => !isSameValue(present[name], fields[name]),
    );
    if (names.length === 0) return;
    await write(tx, id, fields);
    const pick = (all: CouponFields) => Object.fromEntries(names.map((name) => [name, all[name]]));
    await audit(tx, operator, {
      action: 'coupon.changed',
      subject: couponSubject(id),
      before: pick(present),
      after: pick(fields),
    });
  });
}

/** Ends a coupon at once, or lets it be used again within its dates. */
export async function switchCoupon(
  db: Database,
  operator: Operator,
  id: number,
  { version, isOn }: { version: number; isOn: boolean },
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockCoupon(tx, id, version);
    if (row.active === isOn) return;
    await switchTo(tx, id, isOn);
    await audit(tx, operator, {
      action: 'coupon.switched',
      subject: couponSubject(id),
      before: { isOn: !isOn },
      after: { isOn },
    });
  });
}

const switchTo = (tx: Database, id: number, active: boolean) =>
  tx
    .update(coupons)
    .set({ active, version: sql`${coupons.version} + 1` })
    .where(eq(coupons.id, id));

async function write(tx: Database, id: number, fields: CouponFields): Promise<void> {
  await tx
    .update(coupons)
    .set({ ...couponColumns(fields), version: sql`${coupons.version} + 1` })
    .where(eq(coupons.id, id));
  await writeCouponTitles(tx, id, fields.title);
}

/** The fields as they are stored. Fails at the field that is wrong. */
async function checkCoupon(tx: Database, typed: CouponFields, row: CouponRow | null): Promise<CouponFields> {
  const iso = (at: string | null) => (at === null ? null : new Date(at).toISOString());
  const { code, kind, value, startsAt, endsAt } = typed;
  const fields = {
    ...typed,
    value: kind === 'free_delivery' ? 0 : value,
    startsAt: iso(startsAt),
    endsAt: iso(endsAt),
  };
  checkTerms(fields);
  // One at a time: a code that is free stays free until it is written.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('coupon codes', 0))`);
  if (row && (await usesOf(tx, row.id)) > 0) {
    if (row.code !== code) refuse('code', 'codeUsed');
    // an edit of an order that used it goes by the coupon as it is
    if (row.kind !== kind) refuse('kind', 'giftUsed');
    if (row.value !== fields.value) refuse('value', 'giftUsed');
  }
  const others = and(eq(coupons.code, code), row ? ne(coupons.id, row.id) : undefined);
  if ((await tx.$count(coupons, others)) > 0) refuse('code', 'codeTaken');
  return fields;
}

function checkTerms({ title, kind, value, startsAt, endsAt, maxUses, maxUsesPerCustomer }: CouponFields): void {
  if (title[baseLocale] === '') refuse(`title.${baseLocale}`, 'titleMissing');
  if (kind === 'percentage' && (value < 1 || value > 100)) refuse('value', 'percentInvalid');
  if (kind === 'amount' && value === 0) refuse('value', 'amountMissing');
  // Both are written alike, so their texts are in the order of the moments.
  if (startsAt && endsAt && endsAt <= startsAt) refuse('endsAt', 'endsBeforeStart');
  if (maxUses !== null && maxUsesPerCustomer !== null && maxUsesPerCustomer > maxUses)
    refuse('maxUsesPerCustomer', 'fewerThanCustomer');
}

/** Fields are put back as long as each is what the entry says; the others stay as they are. */
export function registerCouponPutBacks(): void {
  registerPutBack('coupon.changed', 'catalogue.write', async (tx, _operator, { subject, before, after }) => {
    const row = await lockCoupon(tx, Number(subject.id));
    const present = await readCouponFields(tx, row);
    const expected = after as Partial<CouponFields>;
    const names = Object.keys(expected) as (keyof CouponFields)[];
    if (names.some((name) => !isSameValue(present[name], expected[name]))) await failChanged(tx, couponSubject(row.id));
    await write(tx, row.id, await checkCoupon(tx, { ...present, ...(before as Partial<CouponFields>) }, row));
  });
  registerPutBack('coupon.switched', 'catalogue.write', async (tx, _operator, { subject, before, after }) => {
    const row = await lockCoupon(tx, Number(subject.id));
    const [earlier, expected] = [before, after] as { isOn: boolean }[];
    if (!earlier || row.active !== expected?.isOn) return failChanged(tx, couponSubject(row.id));
    await switchTo(tx, row.id, earlier.isOn);
  });
}
