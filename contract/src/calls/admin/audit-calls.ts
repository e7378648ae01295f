import { done } from '../../accounts.ts';
import { listQuery } from '../../admin/lists.ts';
import * as audit from '../../admin/audit.ts';
import { endpoint } from '../../endpoint.ts';

/** The calls about what operators have done. */
export const auditCalls = {
  listAuditLog: endpoint({
    summary: 'What was done, by whom and why, the newest first',
    caller: 'operator',
    right: 'audit.read',
    query: listQuery,
    reply: audit.auditPage,
  }),
  listAuditOperators: endpoint({
    summary: 'Everybody who stands in the audit log',
    caller: 'operator',
    right: 'audit.read',
    reply: audit.auditOperators,
  }),
  putBackAuditEntry: endpoint({
    summary: 'Put back what was before an act, if nothing has changed it since',
    caller: 'operator',
    right: 'audit.read',
    params: audit.auditEntryParams,
    reply: done,
    errors: ['NOT_FOUND', 'RECORD_CHANGED', 'CASE_DECIDED', 'LAST_OWNER'],
  }),
};
