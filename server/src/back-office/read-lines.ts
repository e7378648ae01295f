import { asc, inArray } from 'drizzle-orm';
import type { Database } from '../platform/db/connection.ts';
import { presentSlots } from '../orders/present-slots.ts';
import { orderLines } from '../orders/tables.ts';
import { acceptedWarnings, chosenParts } from '../print/line-choices.page.ts';
import type { BackOfficeLine } from './lines.page.ts';

/** The lines of these orders with all their options; slots have their current content. */
export async function readBackOfficeLines(db: Database, orderIds: readonly string[]): Promise<BackOfficeLine[]> {
  if (orderIds.length === 0) return [];
  const lines = await db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...orderIds]))
    .orderBy(asc(orderLines.position), asc(orderLines.id));
  const slots = await presentSlots(db, lines);
  return lines.map((line) => {
    const { id, orderId, name, sku, color, size, quantity, extraList, acceptedWarningList, customizationList } = line;
    const parts = chosenParts(slots.get(id) ?? customizationList, extraList);
    const warnings = acceptedWarnings(acceptedWarningList, customizationList);
    return { id, orderId, name, sku, color, size, quantity, parts, warnings };
  });
}
