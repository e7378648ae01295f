import { endpoint } from '../endpoint.ts';
import * as orders from '../orders.ts';
import * as projects from '../projects.ts';

/** The calls about projects. */
export const projectsCalls = {
  listOrderProjects: endpoint({
    summary: 'The projects of an order',
    caller: 'account',
    params: orders.orderParams,
    reply: projects.projectList,
    errors: ['ORDER_NOT_FOUND'],
  }),
  updateProject: endpoint({
    summary: 'Exchange the media of a project, and until production starts what is printed',
    caller: 'account',
    params: projects.projectParams,
    body: projects.projectChange,
    reply: projects.project,
    errors: ['PROJECT_NOT_FOUND', 'CUSTOMIZATION_INVALID', 'PRODUCTION_STARTED'],
  }),
  listProjectVersions: endpoint({
    summary: 'What the slots of a project held before each change',
    caller: 'account',
    params: projects.projectParams,
    reply: projects.projectVersionList,
    errors: ['PROJECT_NOT_FOUND'],
  }),
  listGuestOrderProjects: endpoint({
    summary: 'The projects of an order, for anyone who has its key',
    params: orders.guestOrderParams,
    reply: projects.projectList,
    errors: ['ORDER_NOT_FOUND'],
  }),
  updateGuestProject: endpoint({
    summary: 'Exchange the media of a project and what is printed, for whoever has the key of its order',
    params: orders.guestProjectParams,
    body: projects.projectChange,
    reply: projects.project,
    errors: ['PROJECT_NOT_FOUND', 'CUSTOMIZATION_INVALID', 'PRODUCTION_STARTED'],
  }),
  listGuestProjectVersions: endpoint({
    summary: 'What the slots of a project held before each change, for whoever has the key of its order',
    params: orders.guestProjectParams,
    reply: projects.projectVersionList,
    errors: ['PROJECT_NOT_FOUND'],
  }),
};
