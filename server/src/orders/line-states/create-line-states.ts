import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/connection.ts';
import { orderLineMoves, orderLines, orderLineStates } from '../tables.ts';
import { firstState } from './line-state.ts';

type Line = Pick<typeof orderLines.$inferSelect, 'customizationList' | 'printTemplate'>;

/** Whether something is printed for a line: it was personalized, and its product says what is printed. */
const hasPrint = ({ customizationList, printTemplate }: Line): boolean =>
  customizationList.length > 0 && (printTemplate?.surfaceList.length ?? 0) > 0;

/**
 * Lets the lines of an order that was just paid begin their way: prints are checked, plain lines are ready at once. Lines
 * that have begun already, as those of an order to which one was added, stay where they are.
 */
export async function createLineStates(tx: Database, orderId: string): Promise<void> {
  const lines = await tx
    .select({
      id: orderLines.id,
      customizationList: orderLines.customizationList,
      printTemplate: orderLines.printTemplate,
    })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId));
  if (lines.length === 0) return;
  const rows = lines.map((line) => {
    const standing = { hasPrint: hasPrint(line) };
    return { lineId: line.id, orderId, ...standing, state: firstState(standing) };
  });
  const begun = await tx.insert(orderLineStates).values(rows).onConflictDoNothing().returning();
  if (begun.length === 0) return;
  await tx
    .insert(orderLineMoves)
    .values(begun.map(({ lineId, state }) => ({ lineId, orderId, from: 'waiting' as const, to: state })));
}
