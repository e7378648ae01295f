import { listParams } from '../../admin/bulk.ts';
import { savedView, savedViewList, viewBody, viewChange, viewOrder, viewParams } from '../../admin/views.ts';
import { endpoint } from '../../endpoint.ts';

/** The calls about saved views of lists. */
export const viewsCalls = {
  listSavedViews: endpoint({
    summary: 'The views of a list: those of every shop, shared ones and own ones',
    caller: 'operator',
    params: listParams,
    reply: savedViewList,
    errors: ['NOT_FOUND', 'NOT_ALLOWED'],
  }),
  saveView: endpoint({
    summary: 'Saves a view of a list',
    caller: 'operator',
    params: listParams,
    body: viewBody,
    reply: savedView,
    errors: ['INVALID_REQUEST', 'NOT_FOUND', 'NOT_ALLOWED'],
  }),
  updateView: endpoint({
    summary: 'Renames, changes or shares an own view; owners may do so with all',
    caller: 'operator',
    params: viewParams,
    body: viewChange,
    reply: savedView,
    errors: ['INVALID_REQUEST', 'NOT_FOUND', 'NOT_ALLOWED'],
  }),
  deleteView: endpoint({
    summary: 'Deletes an own view; owners may delete all',
    caller: 'operator',
    params: viewParams,
    reply: savedViewList,
    errors: ['NOT_FOUND', 'NOT_ALLOWED'],
  }),
  orderViews: endpoint({
    summary: 'Puts the own views of a list in an order',
    caller: 'operator',
    params: listParams,
    body: viewOrder,
    reply: savedViewList,
    errors: ['NOT_FOUND', 'NOT_ALLOWED'],
  }),
};
