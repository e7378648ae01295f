import { eq, sql } from 'drizzle-orm';
import type { Checked } from '@afterimage/contract/api.ts';
import type { TaxMode } from '@afterimage/contract/values/taxes.ts';
import { audit } from '../../operators/audit.ts';
import { registerPutBack } from '../../operators/put-back.ts';
import { failChanged } from '../../operators/record-version.ts';
import type { Database } from '../../platform/db/connection.ts';
import type { Operator } from '../../platform/http/handlers.ts';
import { lockShopSettings } from '../../shop-settings/lock-shop-settings.ts';
import { shopSettings } from '../../shop-settings/tables.ts';

interface TaxSettings {
  taxMode: TaxMode;
  taxedExports: boolean;
}

const subject = { kind: 'settings', id: 'taxes' } as const;

async function writeTaxSettings(tx: Database, settings: TaxSettings): Promise<void> {
  await tx
    .update(shopSettings)
    .set({ ...settings, version: sql`${shopSettings.version} + 1` })
    .where(eq(shopSettings.id, 1));
}

/** Changes whose tax the shop charges; fails with RECORD_CHANGED when other settings were seen. */
export async function saveTaxSettings(
  db: Database,
  operator: Operator,
  { version, ...settings }: Checked<'saveTaxSettings'>['body'],
): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await lockShopSettings(tx);
    if (before.version !== version) await failChanged(tx, subject);
    await writeTaxSettings(tx, settings);
    const { taxMode, taxedExports } = before;
    await audit(tx, operator, {
      action: 'tax.settings.changed',
      subject,
      before: { taxMode, taxedExports },
      after: settings,
    });
  });
}

export function registerTaxSettingsPutBack(): void {
  registerPutBack('tax.settings.changed', 'settings.write', async (tx, _operator, { before, after }) => {
    const [earlier, expected] = [before, after] as [TaxSettings, TaxSettings];
    const { taxMode, taxedExports } = await lockShopSettings(tx);
    if (taxMode !== expected.taxMode || taxedExports !== expected.taxedExports) await failChanged(tx, subject);
    await writeTaxSettings(tx, earlier);
  });
}
