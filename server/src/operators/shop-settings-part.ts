import { isDeepStrictEqual } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import type { AuditAction } from '@afterimage/contract/values/audit-actions.ts';
import type { Database } from '../platform/db/connection.ts';
import type { Operator } from '../platform/http/handlers.ts';
import { lockShopSettings } from '../shop-settings/lock-shop-settings.ts';
import type { ShopSettings } from '../shop-settings/read-shop-settings.ts';
import { shopSettings } from '../shop-settings/tables.ts';
import { audit } from './audit.ts';
import { registerPutBack } from './put-back.ts';
import { failChanged } from './record-version.ts';

/**
 * Settings of the shop that operators change together: only by who has seen their present version, and with an entry in
 * the audit log that can be put back.
 */
export function shopSettingsPart<Key extends keyof ShopSettings>(
  id: string,
  action: AuditAction,
  keys: readonly Key[],
) {
  type Part = Pick<ShopSettings, Key>;
  const subject = { kind: 'settings', id } as const;
  const partOf = (settings: ShopSettings) => Object.fromEntries(keys.map((key) => [key, settings[key]])) as Part;
  const write = (tx: Database, part: Part) =>
    tx
      .update(shopSettings)
      .set({ ...part, version: sql`${shopSettings.version} + 1` })
      .where(eq(shopSettings.id, 1));
  return {
    /** Fails with RECORD_CHANGED when `version` is not the present one. */
    save: (db: Database, operator: Operator, version: number, part: Part): Promise<void> =>
      db.transaction(async (tx) => {
        const before = await lockShopSettings(tx);
        if (before.version !== version) await failChanged(tx, subject);
        await write(tx, part);
        await audit(tx, operator, { action, subject, before: partOf(before), after: part });
      }),
    registerPutBack: (): void =>
      registerPutBack(action, 'settings.write', async (tx, _operator, { before, after }) => {
        const [earlier, expected] = [before, after] as [Part, Part];
        const present = await lockShopSettings(tx);
        // An entry of an earlier version of the shop may have fewer settings; it says nothing about the others.
        const isChanged = keys.some((key) => key in expected && !isDeepStrictEqual(present[key], expected[key]));
        if (isChanged) await failChanged(tx, subject);
        await write(tx, earlier);
      }),
  };
}
