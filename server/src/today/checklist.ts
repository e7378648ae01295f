import { and, eq, inArray, isNotNull, isNull, ne, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Reply } from '@afterimage/contract/api.ts';
import { type ChecklistStep, checklistSteps } from '@afterimage/contract/values/checklist.ts';
import { legalTextNames } from '@afterimage/contract/values/legal.ts';
import { locales } from '@afterimage/words/locale.ts';
import { hasOwnProduct } from '../catalogue-desk/remove-sample.ts';
import { writtenTexts } from '../legal-texts/read-legal-text.ts';
import { readMethods } from '../money-desk/read-money.ts';
import { audit } from '../operators/audit.ts';
import { registerPutBack } from '../operators/put-back.ts';
import { recoveryCodesLeft } from '../operators/recovery-codes.ts';
import { auditLog, operators } from '../operators/tables.ts';
import { orders } from '../orders/tables.ts';
import { demoProvider } from '../payments/demo-provider.ts';
import type { ReadProviders } from '../payments/payment-provider.ts';
import type { Database } from '../platform/db/connection.ts';
import type { Operator } from '../platform/http/handlers.ts';
import { readSettings, type Settings } from '../settings.ts';
import { readSeller } from '../shop-settings/read-seller.ts';
import type { Services } from '../shop-settings/services.ts';

export interface ChecklistParts {
  settings: Pick<Settings, 'seller' | 'shopMail' | 'publicUrl'>;
  services: Pick<Services, 'mailServer'>;
  readProviders: ReadProviders;
}

/** What a new shop needs and whether it is there, from what the shop is and has. */
export async function readChecklist(
  db: Database,
  operator: Operator,
  { settings, services, readProviders }: ChecklistParts,
): Promise<Reply<'getChecklist'>> {
  const { publicUrl } = settings;
  const isDone: Readonly<Record<ChecklistStep, boolean>> = {
    seller: (await readSeller(db, settings)).address.join() !== readSettings({}).seller.address.join(),
    web: publicUrl?.startsWith('https:') ?? false,
    mail: (await services.mailServer(db)) !== null,
    payment: await canBePaid(db, readProviders),
    tax: await hasChosenTax(db),
    product: await hasOwnProduct(db),
    'legal-texts': await hasAllTexts(db),
    access: await hasSecondWayIn(db, operator.id),
    order:
      (await db.$count(db.select({ id: orders.id }).from(orders).where(isNotNull(orders.paidAt)).limit(1).as('paid'))) >
      0,
  };
  return {
    stepList: checklistSteps.map((step) => ({ step, isDone: isDone[step] })),
    isDismissed: await isDismissed(db),
  };
}

/** By a provider that takes money; the demo's takes none. */
async function canBePaid(db: Database, readProviders: ReadProviders): Promise<boolean> {
  const methods = await readMethods(db, await readProviders(db));
  return methods.some(({ provider, isEnabled }) => isEnabled && provider !== demoProvider.name);
}

/** An operator has changed a rate, or whose tax is charged. */
async function hasChosenTax(db: Database): Promise<boolean> {
  const [entry] = await db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(inArray(auditLog.action, ['tax.settings.changed', 'tax.changed', 'tax.country.added']))
    .limit(1);
  return entry !== undefined;
}

async function hasAllTexts(db: Database): Promise<boolean> {
  const written = new Set((await writtenTexts(db)).map(({ name, locale }) => `${name}.${locale}`));
  return legalTextNames.every((name) => locales.every((locale) => written.has(`${name}.${locale}`)));
}

/** One lost device must not lock the owner out. */
async function hasSecondWayIn(db: Database, operatorId: string): Promise<boolean> {
  const others = await db.$count(operators, and(isNull(operators.removedAt), ne(operators.id, operatorId)));
  return others > 0 || (await recoveryCodesLeft(db, operatorId)) > 0;
}

const subject = { kind: 'settings', id: 'checklist' } as const;
const putting = alias(auditLog, 'putting');

/** The audit log knows: nothing else depends on it. */
async function isDismissed(db: Database): Promise<boolean> {
  const putBack = db.select({ id: putting.id }).from(putting).where(eq(putting.putsBack, auditLog.id));
  const [entry] = await db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(and(eq(auditLog.action, 'checklist.dismissed'), notExists(putBack)))
    .limit(1);
  return entry !== undefined;
}

/** Hides the list from all operators; said twice, it is done once. */
export async function dismissChecklist(db: Database, operator: Operator): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('checklist', 0))`);
    if (await isDismissed(tx)) return;
    const change = { before: { isHidden: false }, after: { isHidden: true } };
    await audit(tx, operator, { action: 'checklist.dismissed', subject, ...change });
  });
}

/** The entry of the put back is all that it takes to show the list again. */
export function registerChecklistPutBack(): void {
  registerPutBack('checklist.dismissed', 'settings.write', async () => {});
}
