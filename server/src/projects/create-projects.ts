import { asc, eq } from 'drizzle-orm';
import type { Database } from '../platform/db/connection.ts';
import { orderLines } from '../orders/tables.ts';
import { projectItems, projects } from './tables.ts';
import { enqueuePrint } from './enqueue-print.ts';
import { enqueueTargets } from './enqueue-targets.ts';
import { newViewerCode } from './viewer-code.ts';

/**
 * Makes a project of each line of the order that was personalised, and has its print file made and its photos prepared
 * for the viewer. Call it in the transaction that settles the order; called again, also at the same time, it makes none twice.
 */
export async function createProjects(tx: Database, orderId: string): Promise<void> {
  const lines = await tx
    .select({ id: orderLines.id, customizationList: orderLines.customizationList })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position), asc(orderLines.id));
  const personal = lines.filter((line) => line.customizationList.length > 0);
  if (personal.length === 0) return;
  const projectRows = await tx
    .insert(projects)
    .values(personal.map((line) => ({ orderId, orderLineId: line.id, viewerCode: newViewerCode() })))
    .onConflictDoNothing({ target: projects.orderLineId })
    .returning({ id: projects.id, orderLineId: projects.orderLineId });
  const items = projectRows.flatMap((project) => {
    const line = personal.find(({ id }) => id === project.orderLineId);
    return (line?.customizationList ?? []).map((customization, position) => ({
      projectId: project.id,
      position,
      customization,
    }));
  });
  if (items.length > 0) await tx.insert(projectItems).values(items);
  for (const project of projectRows) {
    await enqueuePrint(tx, project.id);
    await enqueueTargets(tx, project.id);
  }
}
