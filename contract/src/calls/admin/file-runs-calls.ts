import * as runs from '../../admin/file-runs.ts';
import { endpoint } from '../../endpoint.ts';

const writes = { caller: 'operator', right: 'catalogue.write' } as const;

/** The calls by which files are taken in and written. */
export const fileRunCalls = {
  listFileRuns: endpoint({
    ...writes,
    summary: 'The imports and exports of the last days, the newest first',
    reply: runs.fileRuns,
  }),
  getFileRun: endpoint({
    ...writes,
    summary: 'An import or export with the first rows of its report',
    params: runs.fileRunPath,
    reply: runs.fileRunDetails,
    errors: ['NOT_FOUND'],
  }),
  uploadImport: endpoint({
    ...writes,
    summary: "Send a file of records or Shopify's or WooCommerce's CSV; a job checks it and writes nothing",
    reply: runs.fileRunDetails,
    content: 'multipart',
    errors: ['FILE_TOO_LARGE', 'FILE_UNREADABLE', 'FILE_TYPE_UNSUPPORTED', 'IMPORT_RUNNING'],
  }),
  writeImport: endpoint({
    ...writes,
    summary: 'Take in a file that was checked',
    params: runs.fileRunPath,
    body: runs.writeImportBody,
    reply: runs.fileRunDetails,
    errors: ['NOT_FOUND', 'INVALID_REQUEST', 'ACT_DONE', 'IMPORT_RUNNING'],
  }),
  stopFileRun: endpoint({
    ...writes,
    summary: 'End an import or export after the batch that is under way; what was written stays',
    params: runs.fileRunPath,
    reply: runs.fileRunDetails,
    errors: ['NOT_FOUND'],
  }),
  startExport: endpoint({
    ...writes,
    summary: 'Write every record of the shop, or the products as CSV, to a file for download',
    body: runs.exportBody,
    reply: runs.fileRunDetails,
    errors: ['INVALID_REQUEST'],
  }),
};
