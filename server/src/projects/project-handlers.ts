import { and, eq } from 'drizzle-orm';
import { orders, projects } from '../db/tables.ts';
import { fail } from '../failure.ts';
import type { SignUrl } from '../files/signed-url.ts';
import { accountOf, type Handlers } from '../handlers.ts';
import { readProjects } from './read-projects.ts';
import { exchangeMedia } from './update-project.ts';

/** The calls about projects. */
export function projectHandlers(signUrl: SignUrl): Pick<Handlers, 'listOrderProjects' | 'updateProject'> {
  return {
    async listOrderProjects(context, { params: { orderId } }) {
      const accountId = accountOf(context);
      const [order] = await context.db
        .select({ id: orders.id })
        .from(orders)
        .where(and(eq(orders.id, orderId), eq(orders.accountId, accountId)));
      if (!order) fail('ORDER_NOT_FOUND');
      const where = eq(projects.orderId, orderId);
      return { itemList: await readProjects(context.db, { accountId, where }, signUrl) };
    },

    async updateProject(context, { params: { projectId }, body }) {
      const accountId = accountOf(context);
      await exchangeMedia(context.db, { accountId, projectId }, body);
      const [project] = await readProjects(context.db, { accountId, where: eq(projects.id, projectId) }, signUrl);
      return project ?? fail('PROJECT_NOT_FOUND');
    },
  };
}
