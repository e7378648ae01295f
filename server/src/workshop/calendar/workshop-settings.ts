import type { WorkshopSettings } from '@afterimage/contract/admin/workshop.ts';
import { defaultPrintName } from '@afterimage/contract/values/print-names.ts';
import { defaultCalendar, type WorkCalendar } from '@afterimage/contract/values/working-days.ts';
import { audit } from '../../operators/audit.ts';
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

export async function saveWorkshopSettings(
  db: Database,
  operator: Operator,
  settings: WorkshopSettings,
): Promise<WorkshopSettings> {
  return db.transaction(async (tx) => {
    const before = await readWorkshopSettings(tx);
    const columns = {
      cutOff: settings.cutOff,
      closedWeekdays: [...new Set(settings.closedWeekdayList)].toSorted((a, b) => a - b),
      closedDates: [...new Set(settings.closedDateList)].toSorted(),
      productionDays: settings.productionDays,
      printNamePattern: settings.printNamePattern,
    };
    await tx.insert(workshopSettings).values(columns).onConflictDoUpdate({ target: workshopSettings.id, set: columns });
    const after = await readWorkshopSettings(tx);
    await audit(tx, operator, {
      action: 'workshop.settings.changed',
      subject: { kind: 'settings', id: 'workshop' },
      before,
      after,
    });
    return after;
  });
}

/** The days on which the shop works. */
export async function readCalendar(db: Database): Promise<WorkCalendar & { productionDays: number }> {
  const { cutOff, closedWeekdayList, closedDateList, productionDays } = await readWorkshopSettings(db);
  const { timeZone } = await readShopSettings(db);
  return { cutOff, closedWeekdays: closedWeekdayList, closedDates: closedDateList, timeZone, productionDays };
}
