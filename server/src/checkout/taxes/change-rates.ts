import { and, eq, gt, sql } from 'drizzle-orm';
import { inLocale } from '@afterimage/words/compiled.ts';
import { audit } from '../../operators/audit.ts';
import { registerPutBack } from '../../operators/put-back.ts';
import { failChanged } from '../../operators/record-version.ts';
import type { Database } from '../../platform/db/connection.ts';
import { fail } from '../../platform/http/failure.ts';
import type { Operator } from '../../platform/http/handlers.ts';
import { words } from '../checkout.words.ts';
import { taxChanges, taxRates } from '../tables.ts';
import { shopDay } from './read-taxes.ts';

/** A rate from a day on; `basisPoints` is null where there is none of its own. */
interface DatedRate {
  countryCode: string;
  validFrom: string;
  basisPoints: number | null;
}

const subjectOf = ({ countryCode, validFrom }: Omit<DatedRate, 'basisPoints'>) =>
  ({ kind: 'settings', id: `tax ${countryCode} ${validFrom}` }) as const;

const isOf = ({ countryCode, validFrom }: Omit<DatedRate, 'basisPoints'>) =>
  and(eq(taxChanges.countryCode, countryCode), eq(taxChanges.validFrom, validFrom));

/** Lets the rates of a country be changed one after the other; answers the one of that day. */
async function lockRate(tx: Database, rate: Omit<DatedRate, 'basisPoints'>): Promise<number | null> {
  const isCountry = eq(taxRates.countryCode, rate.countryCode);
  const [country] = await tx.select().from(taxRates).where(isCountry).for('no key update');
  if (!country) fail('NOT_FOUND');
  const [row] = await tx.select().from(taxChanges).where(isOf(rate));
  return row?.basisPoints ?? null;
}

async function writeRate(tx: Database, { basisPoints, ...rate }: DatedRate): Promise<void> {
  if (basisPoints === null) {
    await tx.delete(taxChanges).where(isOf(rate));
    return;
  }
  await tx
    .insert(taxChanges)
    .values({ ...rate, basisPoints })
    .onConflictDoUpdate({ target: [taxChanges.countryCode, taxChanges.validFrom], set: { basisPoints } });
}

/** Lets a country have another rate from a day on, which is not over: what was sold had the rate of then. */
export async function addTaxChange(
  db: Database,
  operator: Operator,
  rate: DatedRate & { basisPoints: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    if (rate.validFrom < (await shopDay(tx)))
      fail('INVALID_REQUEST', (locale) => ({ fields: { validFrom: inLocale(words, locale).taxDayOver } }));
    const before = await lockRate(tx, rate);
    if (before === rate.basisPoints) return;
    await writeRate(tx, rate);
    await audit(tx, operator, {
      action: 'tax.changed',
      subject: subjectOf(rate),
      before: { ...rate, basisPoints: before },
      after: rate,
    });
  });
}

/** Takes back a rate that has not begun. */
export async function removeTaxChange(
  db: Database,
  operator: Operator,
  rate: Omit<DatedRate, 'basisPoints'>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const today = await shopDay(tx);
    const before = await lockRate(tx, rate);
    const [removed] = await tx
      .delete(taxChanges)
      .where(and(isOf(rate), gt(taxChanges.validFrom, sql`${today}::date`)))
      .returning();
    if (!removed) fail('NOT_FOUND');
    await audit(tx, operator, {
      action: 'tax.changed',
      subject: subjectOf(rate),
      before: { ...rate, basisPoints: before },
      after: { ...rate, basisPoints: null },
    });
  });
}

/** A rate is put back if it is still as the entry has left it; orders keep the tax that they were placed with. */
export function registerTaxPutBack(): void {
  registerPutBack('tax.changed', 'settings.write', async (tx, _operator, { before, after }) => {
    const [earlier, expected] = [before, after] as [DatedRate, DatedRate];
    if ((await lockRate(tx, earlier)) !== expected.basisPoints) await failChanged(tx, subjectOf(earlier));
    await writeRate(tx, earlier);
  });
}
