import { asc, eq, inArray } from 'drizzle-orm';
import type { SoldSlot } from '@afterimage/contract/filled-slot.ts';
import type { Database } from '../platform/db/connection.ts';
import { orderLines } from './tables.ts';
import { projectItems, projects } from '../projects/tables.ts';

type Line = Pick<typeof orderLines.$inferSelect, 'id' | 'customizationList'>;

/**
 * What the slots of these lines hold now: a customer may have changed a photo or a word since he ordered. The lines
 * themselves stay as they were ordered, for that is what was sold; so a line without a project is answered as it is.
 */
export async function presentSlots(db: Database, lines: readonly Line[]): Promise<Map<string, SoldSlot[]>> {
  const personal = lines.filter(({ customizationList }) => customizationList.length > 0).map(({ id }) => id);
  const items =
    personal.length === 0
      ? []
      : await db
          .select({ lineId: projects.orderLineId, customization: projectItems.customization })
          .from(projectItems)
          .innerJoin(projects, eq(projects.id, projectItems.projectId))
          .where(inArray(projects.orderLineId, personal))
          .orderBy(asc(projectItems.position));
  const present = Map.groupBy(items, ({ lineId }) => lineId);
  return new Map(
    lines.map(({ id, customizationList }) => [
      id,
      present.get(id)?.map(({ customization }) => customization) ?? customizationList,
    ]),
  );
}
