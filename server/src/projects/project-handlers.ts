import { eq } from 'drizzle-orm';
import type { ProjectChange } from '@afterimage/contract/projects.ts';
import type { Database } from '../db/connection.ts';
import { projects } from '../db/tables.ts';
import { fail } from '../failure.ts';
import type { SignUrl } from '../files/signed-url.ts';
import { accountOf, type Handlers } from '../handlers.ts';
import type { OrderOwner } from '../orders/order-owner.ts';
import { findOrder } from '../orders/read-order.ts';
import { readProjects } from './read-projects.ts';
import { exchangeMedia } from './update-project.ts';

type ProjectCalls = 'listOrderProjects' | 'updateProject' | 'listGuestOrderProjects' | 'updateGuestProject';

/** The calls about projects: an account's and a guest's are the same functions behind two doors. */
export function projectHandlers(signUrl: SignUrl): Pick<Handlers, ProjectCalls> {
  const list = async (db: Database, owner: OrderOwner, orderId?: string) => {
    const order = await findOrder(db, owner, orderId);
    return { itemList: await readProjects(db, { owner, where: eq(projects.orderId, order.id) }, signUrl) };
  };
  const update = async (db: Database, owner: OrderOwner, projectId: string, change: ProjectChange) => {
    await exchangeMedia(db, { owner, projectId }, change);
    const [project] = await readProjects(db, { owner, where: eq(projects.id, projectId) }, signUrl);
    return project ?? fail('PROJECT_NOT_FOUND');
  };
  return {
    listOrderProjects: (context, { params }) => list(context.db, { accountId: accountOf(context) }, params.orderId),
    updateProject: (context, { params, body }) =>
      update(context.db, { accountId: accountOf(context) }, params.projectId, body),
    listGuestOrderProjects: ({ db }, { params }) => list(db, params),
    updateGuestProject: ({ db }, { params: { orderKey, projectId }, body }) =>
      update(db, { orderKey }, projectId, body),
  };
}
