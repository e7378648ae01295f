import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Project } from '@afterimage/contract/projects.ts';
import type { ProjectViewer } from '@afterimage/contract/viewer.ts';
import type { Database } from '../platform/db/connection.ts';
import { orderLines, orders } from '../orders/tables.ts';
import { projectItems, projects } from './tables.ts';
import { filesOfSlots, slotOnWire } from '../files/filled-slot.ts';
import type { SignUrl } from '../files/signed-url.ts';
import { loadOrderedFiles } from '../files/stored-files.ts';
import { orderPreviewUrl } from '../orders/order-preview.ts';
import { isOwners, type OrderOwner } from '../orders/order-owner.ts';
import { canBePersonalized } from './personalizable.ts';

type ProjectRow = typeof projects.$inferSelect;

/** Reads what is told of the viewers of these projects, all at once; the answer gives each one's. */
export type ReadViewers = (db: Database, rows: readonly ProjectRow[]) => Promise<(row: ProjectRow) => ProjectViewer>;

/** What projects need to be told of. */
export interface ProjectParts {
  signUrl: SignUrl;
  /** Viewers are made of projects, so what is told of them comes from outside. */
  readViewers: ReadViewers;
}

/** The projects of the owner's orders that match, as the wire has them, in the order of the lines. */
export async function readProjects(
  db: Database,
  { owner, where }: { owner: OrderOwner; where: SQL },
  { signUrl, readViewers }: ProjectParts,
): Promise<Project[]> {
  const projectRows = await db
    .select({
      project: projects,
      line: orderLines,
      order: { status: orders.status, productionStartedAt: orders.productionStartedAt },
    })
    .from(projects)
    .innerJoin(orderLines, eq(orderLines.id, projects.orderLineId))
    .innerJoin(orders, eq(orders.id, projects.orderId))
    .where(and(isOwners(owner), where))
    .orderBy(asc(orderLines.position), asc(orderLines.id));
  if (projectRows.length === 0) return [];
  const items = await db
    .select()
    .from(projectItems)
    .where(
      inArray(
        projectItems.projectId,
        projectRows.map(({ project }) => project.id),
      ),
    )
    .orderBy(asc(projectItems.position));
  const files = await loadOrderedFiles(db, filesOfSlots(items.map((item) => item.customization)));
  const viewerOf = await readViewers(
    db,
    projectRows.map(({ project }) => project),
  );
  return projectRows.map(({ project, line, order }) => ({
    id: project.id,
    orderId: project.orderId,
    orderItemId: line.id,
    productName: line.name,
    mainImageUrl: line.mainImageUrl,
    previewUrl: orderPreviewUrl(
      line,
      items.filter((item) => item.projectId === project.id).map((item) => item.customization),
      signUrl,
    ),
    quantity: line.quantity,
    viewerCode: project.viewerCode,
    viewer: viewerOf(project),
    printTemplate: line.printTemplate,
    acceptedWarningList: line.acceptedWarningList,
    personalizable: canBePersonalized(order),
    createdAt: project.createdAt.toISOString(),
    updatedAt: project.updatedAt.toISOString(),
    projectCustomizationItemList: items
      .filter((item) => item.projectId === project.id)
      .map((item) => ({ id: item.id, ...slotOnWire(item.customization, files, signUrl) })),
  }));
}
