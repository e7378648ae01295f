import * as z from 'zod';
import { bulkParams, bulkPreview, bulkPreviewBody, bulkRun, bulkStartBody, listParams } from '../../admin/bulk.ts';
import { endpoint } from '../../endpoint.ts';

/** The calls about actions on all rows of a list that a filter selects. */
export const bulkCalls = {
  previewBulk: endpoint({
    summary: 'How many rows a filter selects for an action',
    caller: 'operator',
    params: listParams,
    body: bulkPreviewBody,
    reply: bulkPreview,
    errors: ['INVALID_REQUEST', 'NOT_FOUND', 'NOT_ALLOWED'],
  }),
  startBulk: endpoint({
    summary: 'Does something with every row that a filter selects; fails when their number is not what was seen',
    caller: 'operator',
    params: listParams,
    body: bulkStartBody,
    reply: bulkRun,
    errors: ['INVALID_REQUEST', 'NOT_FOUND', 'NOT_ALLOWED', 'RECORD_CHANGED'],
  }),
  getBulkRun: endpoint({
    summary: 'How far an action on many rows is, with what failed',
    caller: 'operator',
    params: bulkParams,
    reply: bulkRun,
    errors: ['NOT_FOUND', 'NOT_ALLOWED'],
  }),
  listBulkRuns: endpoint({
    summary: 'The newest actions on many rows',
    caller: 'operator',
    reply: z.strictObject({ runList: z.array(bulkRun) }),
  }),
  cancelBulkRun: endpoint({
    summary: 'Ends an action on many rows: what is done stays, no further row is begun',
    caller: 'operator',
    params: bulkParams,
    reply: bulkRun,
    errors: ['NOT_FOUND', 'NOT_ALLOWED'],
  }),
};
