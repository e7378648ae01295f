import type { Reply } from '@afterimage/contract/api.ts';
import { shopSettingsPart } from '../operators/shop-settings-part.ts';
import type { Database } from '../platform/db/connection.ts';
import { readShopSettings } from '../shop-settings/read-shop-settings.ts';

/** For how long, and from which lines, customers may withdraw. */
export const withdrawalSettings = shopSettingsPart('withdrawals', 'withdrawal.settings.changed', [
  'withdrawalDays',
  'withdrawsPersonalized',
]);

export async function readWithdrawalSettings(db: Database): Promise<Reply<'getWithdrawalSettings'>> {
  const { withdrawalDays, withdrawsPersonalized, version } = await readShopSettings(db);
  return { withdrawalDays, withdrawsPersonalized, version };
}
