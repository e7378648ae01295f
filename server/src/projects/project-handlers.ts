import { eq } from 'drizzle-orm';
import type { ProjectChange } from '@afterimage/contract/projects.ts';
import type { Database } from '../platform/db/connection.ts';
import { projects } from './tables.ts';
import { fail } from '../platform/http/failure.ts';
import { accountOf, type Handlers } from '../platform/http/handlers.ts';
import type { OrderOwner } from '../orders/order-owner.ts';
import { findOrder } from '../orders/read-order.ts';
import { changeProject } from './change-project.ts';
import { type ProjectParts, readProjects } from './read-projects.ts';
import { readVersions } from './read-versions.ts';

type ProjectCalls =
  | 'listOrderProjects'
  | 'updateProject'
  | 'listProjectVersions'
  | 'listGuestOrderProjects'
  | 'updateGuestProject'
  | 'listGuestProjectVersions';

/** The calls about projects: an account's and a guest's are the same functions behind two doors. */
export function projectHandlers(parts: ProjectParts): Pick<Handlers, ProjectCalls> {
  const list = async (db: Database, owner: OrderOwner, orderId?: string) => {
    const order = await findOrder(db, owner, orderId);
    return { itemList: await readProjects(db, { owner, where: eq(projects.orderId, order.id) }, parts) };
  };
  const find = async (db: Database, owner: OrderOwner, projectId: string) => {
    const [project] = await readProjects(db, { owner, where: eq(projects.id, projectId) }, parts);
    return project ?? fail('PROJECT_NOT_FOUND');
  };
  const update = async (db: Database, owner: OrderOwner, projectId: string, change: ProjectChange) => {
    await changeProject(db, { owner, projectId }, change);
    return find(db, owner, projectId);
  };
  const versions = async (db: Database, owner: OrderOwner, projectId: string) => {
    const { id } = await find(db, owner, projectId);
    return readVersions(db, id, parts.signUrl);
  };
  return {
    listOrderProjects: (context, { params }) => list(context.db, { accountId: accountOf(context) }, params.orderId),
    updateProject: (context, { params, body }) =>
      update(context.db, { accountId: accountOf(context) }, params.projectId, body),
    listProjectVersions: (context, { params }) =>
      versions(context.db, { accountId: accountOf(context) }, params.projectId),
    listGuestOrderProjects: ({ db }, { params }) => list(db, params),
    updateGuestProject: ({ db }, { params: { orderKey, projectId }, body }) =>
      update(db, { orderKey }, projectId, body),
    listGuestProjectVersions: ({ db }, { params: { orderKey, projectId } }) => versions(db, { orderKey }, projectId),
  };
}
