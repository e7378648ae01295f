import { operatorSession } from '../../admin/operators.ts';
import { endpoint } from '../../endpoint.ts';

/** The calls about operators and their sessions. */
export const operatorsCalls = {
  getOperatorSession: endpoint({
    summary: 'The operator who is signed in',
    caller: 'operator',
    reply: operatorSession,
  }),
};
