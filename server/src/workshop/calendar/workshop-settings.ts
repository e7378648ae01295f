import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import type { WorkshopSettings } from '@afterimage/contract/admin/workshop.ts';
import { defaultPrintName } from '@afterimage/contract/values/print-names.ts';
import { defaultCalendar, type WorkCalendar } from '@afterimage/contract/values/working-days.ts';
import { audit } from '../../operators/audit.ts';
import { registerPutBack } from '../../operators/put-back.ts';
import { failChanged, recordedChanges } from '../../operators/record-version.ts';
import type { Database } from '../../platform/db/connection.ts';
import type { Operator } from '../../platform/http/handlers.ts';
import { readShopSettings } from '../../shop-settings/read-shop-settings.ts';
import { workshopSettings } from '../tables.ts';

/** What a new shop begins with. */
const defaultWorkshopSettings: WorkshopSettings = {
  cutOff: defaultCalendar.cutOff,
  closedWeekdayList: [...defaultCalendar.closedWeekdays],
  closedDateList: [...defaultCalendar.closedDates],
  productionDays: 1,
  printNamePattern: defaultPrintName,
};

/** How the workshop works now. */
export async function readWorkshopSettings(db: Database): Promise<WorkshopSettings> {
  const [row] = await db.select().from(workshopSettings);
  if (!row) return defaultWorkshopSettings;
  const { cutOff, closedWeekdays, closedDates, productionDays, printNamePattern } = row;
  return { cutOff, closedWeekdayList: closedWeekdays, closedDateList: closedDates, productionDays, printNamePattern };
}

const subject = { kind: 'settings', id: 'workshop' } as const;

/** The settings with their version, for those who change them. */
export async function readVersionedSettings(db: Database): Promise<WorkshopSettings & { version: number }> {
  return { ...(await readWorkshopSettings(db)), version: await recordedChanges(db, subject) };
}

/** Lets changes of the settings be made one after the other, until the transaction ends. */
async function lockSettings(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('workshop-settings', 0))`);
}

async function writeSettings(tx: Database, settings: WorkshopSettings): Promise<void> {
  const columns = {
    cutOff: settings.cutOff,
    closedWeekdays: [...new Set(settings.closedWeekdayList)].toSorted((a, b) => a - b),
    closedDates: [...new Set(settings.closedDateList)].toSorted(),
    productionDays: settings.productionDays,
    printNamePattern: settings.printNamePattern,
  };
  await tx.insert(workshopSettings).values(columns).onConflictDoUpdate({ target: workshopSettings.id, set: columns });
}

/** Changes the settings; fails with RECORD_CHANGED when another version was seen. */
export async function saveWorkshopSettings(
  db: Database,
  operator: Operator,
  { version, ...settings }: WorkshopSettings & { version?: number | undefined },
): Promise<WorkshopSettings & { version: number }> {
  return db.transaction(async (tx) => {
    await lockSettings(tx);
    const { version: present, ...before } = await readVersionedSettings(tx);
    if (version !== undefined && version !== present) await failChanged(tx, subject);
    await writeSettings(tx, settings);
    const after = await readWorkshopSettings(tx);
    await audit(tx, operator, { action: 'workshop.settings.changed', subject, before, after });
    return { ...after, version: present + 1 };
  });
}

/** Settings are put back as a whole, if they are still as the entry has left them. */
export function registerSettingsPutBack(): void {
  registerPutBack('workshop.settings.changed', 'settings.write', async (tx, _operator, { before, after }) => {
    await lockSettings(tx);
    if (!isDeepStrictEqual(await readWorkshopSettings(tx), after)) await failChanged(tx, subject);
    await writeSettings(tx, before as WorkshopSettings);
  });
}

/** The days on which the shop works. */
export async function readCalendar(db: Database): Promise<WorkCalendar & { productionDays: number }> {
  const { cutOff, closedWeekdayList, closedDateList, productionDays } = await readWorkshopSettings(db);
  const { timeZone } = await readShopSettings(db);
  return { cutOff, closedWeekdays: closedWeekdayList, closedDates: closedDateList, timeZone, productionDays };
}
