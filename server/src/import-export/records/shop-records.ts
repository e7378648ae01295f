import { asc, eq, ne, sql } from 'drizzle-orm';
import * as z from 'zod';
import { orderSettingsLimits, plateFault } from '@afterimage/contract/values/order-settings.ts';
import { taxModes } from '@afterimage/contract/values/taxes.ts';
import { formerRates, zonesOfRates } from '../../checkout/delivery-zones.ts';
import { taxChanges, taxRates } from '../../checkout/tables.ts';
import { type Locale, locales } from '@afterimage/words/locale.ts';
import { ownFrontPage, ownHelpTexts, ownMenus } from './own-pages-record.ts';
import { helpQuestionList } from '@afterimage/contract/admin/help-desk.ts';
import { sellerDetails } from '@afterimage/contract/admin/shop-desk.ts';
import { deliveryZones } from '@afterimage/contract/admin/delivery-desk.ts';
import { couponKinds } from '@afterimage/contract/coupons.ts';
import { coupons } from '../../coupons/tables.ts';
import { orders } from '../../orders/tables.ts';
import { readShopSettings } from '../../shop-settings/read-shop-settings.ts';
import { shopSettings } from '../../shop-settings/tables.ts';
import type { Database } from '../../platform/db/connection.ts';
import { importMessage } from '../import-message.ts';
import { moment, texts } from './product-record.ts';
import { readTexts } from './read-texts.ts';
import { ruledText } from './record-complaint.ts';
import { RefusedRecord } from './refused-record.ts';
import type { RecordKind } from './record-kind.ts';
import { writeTexts } from './write-texts.ts';

const plate = ruledText('plate', (name) => plateFault(name) === null);

const settingsRecord = z.strictObject({
  record: z.literal('settings'),
  /** Who sells; null: as the environment says. A file without it leaves it as it is. */
  seller: sellerDetails.nullable().default(null),
  homeCountry: z.string().regex(/^[A-Z]{2}$/),
  currency: z.string().regex(/^[A-Z]{3}$/),
  timeZone: z.string().min(1),
  priceSteps: z.array(z.int().positive()),
  taxMode: z.enum(taxModes),
  taxedExports: z.boolean(),
  withdrawalDays: z.int().min(14).max(365),
  withdrawsPersonalized: z.boolean(),
  /** Where the shop delivers to, and how; null: as a new shop does. A file without it leaves it as it is. */
  deliveryZones: deliveryZones.nullable().default(null),
  /** The questions of the help page; null: as a new shop has them. */
  helpQuestions: helpQuestionList.nullable().default(null),
  /** What the owner changed of the help page's texts, of the first page and of the menus; null: nothing. */
  helpTexts: ownHelpTexts.nullable().default(null),
  frontPage: ownFrontPage.nullable().default(null),
  menus: ownMenus.nullable().default(null),
  /** The languages that the shop does not offer. */
  languagesOff: z
    .array(z.enum(locales as [Locale, ...Locale[]]))
    .max(locales.length - 1)
    .default([]),
  /** Periods and names of plates; null: as the environment says. A file without them leaves them as they are. */
  holdMinutes: z.int().min(1).max(orderSettingsLimits.hold).nullable().default(null),
  draftDays: z.int().min(1).max(orderSettingsLimits.storage).nullable().default(null),
  uploadDays: z.int().min(1).max(orderSettingsLimits.storage).nullable().default(null),
  whitePlate: plate.nullable().default(null),
  engravingPlate: plate.nullable().default(null),
});

/** A record of an older file has what delivery costs by four zones and two ways. */
function withZones(value: Record<string, unknown>): Record<string, unknown> {
  const { deliveryRates, ...rest } = value;
  if (deliveryRates === undefined || 'deliveryZones' in value) return value;
  if (deliveryRates === null) return { ...rest, deliveryZones: null };
  const rates = formerRates.safeParse(deliveryRates);
  // What is no such thing is refused with its name.
  return rates.success ? { ...rest, deliveryZones: zonesOfRates(rates.data, String(value['homeCountry'])) } : value;
}

/** What the owner decides about the shop: one record. */
export const settingsKind: RecordKind<z.infer<typeof settingsRecord>> = {
  name: 'settings',
  schema: settingsRecord,
  keyOf: () => 'shop',
  keeps: [
    'deliveryZones',
    'seller',
    'helpTexts',
    'frontPage',
    'menus',
    'languagesOff',
    'holdMinutes',
    'draftDays',
    'uploadDays',
    'whitePlate',
    'engravingPlate',
  ],
  upgrade: withZones,
  async readAll(db) {
    const [row] = await db.select({ id: shopSettings.id }).from(shopSettings);
    if (!row) return [];
    const { version: _version, ...settings } = await readShopSettings(db);
    return [settingsRecord.parse({ record: 'settings', ...settings })];
  },
  async write(tx, { record: _record, ...settings }) {
    const foreign = await tx.$count(orders, ne(orders.currency, settings.currency));
    if (foreign > 0) throw new RefusedRecord(importMessage((messages) => messages.record.otherCurrency, 'currency'));
    await tx
      .insert(shopSettings)
      .values(settings)
      .onConflictDoUpdate({
        target: shopSettings.id,
        set: { ...settings, version: sql`${shopSettings.version} + 1` },
      });
  },
};

const basisPoints = z.int().min(0).max(5000);
const taxRateRecord = z.strictObject({
  record: z.literal('tax-rate'),
  countryCode: z.string().regex(/^[A-Z]{2}$/),
  name: z.string().min(1),
  basisPoints,
  changes: z.array(z.strictObject({ validFrom: z.iso.date(), basisPoints })).default([]),
  texts,
});

export const taxRateKind: RecordKind<z.infer<typeof taxRateRecord>> = {
  name: 'tax-rate',
  schema: taxRateRecord,
  keyOf: ({ countryCode }) => countryCode,
  async readAll(db) {
    const rows = await db.select().from(taxRates).orderBy(asc(taxRates.countryCode));
    const changeRows = await db.select().from(taxChanges).orderBy(asc(taxChanges.validFrom));
    const changesOf = Map.groupBy(changeRows, ({ countryCode }) => countryCode);
    const textsOf = await readTexts(
      db,
      'tax_rate',
      rows.map(({ countryCode }) => countryCode),
    );
    return rows.map((row) => ({
      record: 'tax-rate' as const,
      ...row,
      changes: (changesOf.get(row.countryCode) ?? []).map(({ countryCode: _own, ...change }) => change),
      texts: textsOf(row.countryCode),
    }));
  },
  async write(tx, { countryCode, name, basisPoints: rate, changes, texts: own }, isNew) {
    const row = { countryCode, name, basisPoints: rate };
    await tx.insert(taxRates).values(row).onConflictDoUpdate({ target: taxRates.countryCode, set: row });
    await tx.delete(taxChanges).where(eq(taxChanges.countryCode, countryCode));
    if (changes.length > 0) await tx.insert(taxChanges).values(changes.map((change) => ({ countryCode, ...change })));
    await writeTexts(tx, 'tax_rate', [{ id: countryCode, texts: own }], { isNew });
  },
};

const couponRecord = z.strictObject({
  record: z.literal('coupon'),
  code: ruledText('couponCode', (text) => /^[^\s a-z]+$/.test(text)),
  title: z.string().min(1),
  kind: z.enum(couponKinds),
  value: z.int().min(0).default(0),
  minimumSubtotal: z.int().min(0).default(0),
  startsAt: moment.nullable().default(null),
  endsAt: moment.nullable().default(null),
  maxUses: z.int().positive().nullable().default(null),
  maxUsesPerCustomer: z.int().positive().nullable().default(null),
  active: z.boolean().default(true),
  texts,
});

const dateOf = (text: string | null) => (text === null ? null : new Date(text));

export const couponKind: RecordKind<z.infer<typeof couponRecord>> = {
  name: 'coupon',
  schema: couponRecord,
  keyOf: ({ code }) => code,
  async readAll(db) {
    const rows = await db.select().from(coupons).orderBy(asc(coupons.code));
    const textsOf = await readTexts(
      db,
      'coupon',
      rows.map(({ id }) => id),
    );
    return rows.map(({ id, createdAt: _createdAt, version: _version, startsAt, endsAt, ...row }) => ({
      record: 'coupon' as const,
      ...row,
      startsAt: startsAt?.toISOString() ?? null,
      endsAt: endsAt?.toISOString() ?? null,
      texts: textsOf(id),
    }));
  },
  async write(tx, { record: _record, texts: own, startsAt, endsAt, ...rest }, isNew) {
    const row = { ...rest, startsAt: dateOf(startsAt), endsAt: dateOf(endsAt) };
    const [written] = await tx
      .insert(coupons)
      .values(row)
      .onConflictDoUpdate({ target: coupons.code, set: { ...row, version: sql`${coupons.version} + 1` } })
      .returning({ id: coupons.id });
    await writeTexts(tx, 'coupon', [{ id: written?.id ?? 0, texts: own }], { isNew });
  },
};

const deliveryRecord = z.strictObject({
  record: z.literal('delivery-method'),
  id: z.enum(['standard', 'express']),
  texts,
});

/** The ways of delivery stand in the code; a shop has their names in further languages. */
export const deliveryKind: RecordKind<z.infer<typeof deliveryRecord>> = {
  name: 'delivery-method',
  schema: deliveryRecord,
  keyOf: ({ id }) => id,
  async readAll(db: Database) {
    const ids = deliveryRecord.shape.id.options;
    const textsOf = await readTexts(db, 'delivery_method', ids);
    return ids.map((id) => ({ record: 'delivery-method' as const, id, texts: textsOf(id) }));
  },
  write: (tx, { id, texts: own }) => writeTexts(tx, 'delivery_method', [{ id, texts: own }], { isNew: false }),
};
