import { inArray } from 'drizzle-orm';
import type { PrintWarning } from '@afterimage/contract/print.ts';
import type { Database } from '../platform/db/connection.ts';
import { orderLines } from '../orders/tables.ts';
import { escape } from '../platform/mail/mail-html.ts';

/** A line that its customer wants printed although he was warned. */
export type WarnedLine = Pick<
  typeof orderLines.$inferSelect,
  'orderId' | 'name' | 'acceptedWarningList' | 'customizationList'
>;

export async function linesWithWarnings(db: Database, orderIds: readonly string[]): Promise<WarnedLine[]> {
  const { orderId, name, acceptedWarningList, customizationList } = orderLines;
  const lines = await db
    .select({ orderId, name, acceptedWarningList, customizationList })
    .from(orderLines)
    .where(inArray(orderId, [...orderIds]))
    .orderBy(orderLines.position, orderLines.id);
  return lines.filter((line) => line.acceptedWarningList.length > 0);
}

const warnings: Record<PrintWarning, string> = {
  LOW_RESOLUTION: 'few pixels',
  MODERATE_RESOLUTION: 'not many pixels',
  SMALL_TEXT: 'small letters',
  SUBSTITUTED_GLYPHS: 'letters of another font',
  OUTSIDE_SAFE_AREA: 'close to the edge',
};

/** What was accepted for a line, as it stands at the desk. */
export function warningRow({ name, acceptedWarningList, customizationList }: WarnedLine): string {
  const warningTexts = acceptedWarningList.map(({ customizationId, code, dpi }) => {
    const title = customizationList.find(({ slot }) => slot === customizationId)?.title ?? '';
    return `${title}: ${warnings[code]}${dpi === undefined ? '' : ` (${dpi} dpi)`}`;
  });
  return `<br><span class="soft">${escape(name)}, accepted by the customer: ${escape(warningTexts.join('; '))}</span>`;
}
