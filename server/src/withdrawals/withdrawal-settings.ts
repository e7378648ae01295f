import { eq, sql } from 'drizzle-orm';
import type { Checked, Reply } from '@afterimage/contract/api.ts';
import { audit } from '../operators/audit.ts';
import { registerPutBack } from '../operators/put-back.ts';
import { failChanged } from '../operators/record-version.ts';
import type { Database } from '../platform/db/connection.ts';
import type { Operator } from '../platform/http/handlers.ts';
import { lockShopSettings } from '../shop-settings/lock-shop-settings.ts';
import { readShopSettings, type ShopSettings } from '../shop-settings/read-shop-settings.ts';
import { shopSettings } from '../shop-settings/tables.ts';

type WithdrawalSettings = Pick<ShopSettings, 'withdrawalDays' | 'withdrawsPersonalized'>;

const subject = { kind: 'settings', id: 'withdrawals' } as const;

export async function readWithdrawalSettings(db: Database): Promise<Reply<'getWithdrawalSettings'>> {
  const { withdrawalDays, withdrawsPersonalized, version } = await readShopSettings(db);
  return { withdrawalDays, withdrawsPersonalized, version };
}

async function writeWithdrawalSettings(tx: Database, settings: WithdrawalSettings): Promise<void> {
  await tx
    .update(shopSettings)
    .set({ ...settings, version: sql`${shopSettings.version} + 1` })
    .where(eq(shopSettings.id, 1));
}

/** Changes what customers may withdraw from; fails with RECORD_CHANGED when other settings were seen. */
export async function saveWithdrawalSettings(
  db: Database,
  operator: Operator,
  { version, ...settings }: Checked<'saveWithdrawalSettings'>['body'],
): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await lockShopSettings(tx);
    if (before.version !== version) await failChanged(tx, subject);
    await writeWithdrawalSettings(tx, settings);
    const { withdrawalDays, withdrawsPersonalized } = before;
    await audit(tx, operator, {
      action: 'withdrawal.settings.changed',
      subject,
      before: { withdrawalDays, withdrawsPersonalized },
      after: settings,
    });
  });
}

export function registerWithdrawalSettingsPutBack(): void {
  registerPutBack('withdrawal.settings.changed', 'settings.write', async (tx, _operator, { before, after }) => {
    const [earlier, expected] = [before, after] as [WithdrawalSettings, WithdrawalSettings];
    const { withdrawalDays, withdrawsPersonalized } = await lockShopSettings(tx);
    const isUnchanged =
      withdrawalDays === expected.withdrawalDays && withdrawsPersonalized === expected.withdrawsPersonalized;
    if (!isUnchanged) await failChanged(tx, subject);
    await writeWithdrawalSettings(tx, earlier);
  });
}
