import * as visits from '../../admin/visits.ts';
import { endpoint, fileReply } from '../../endpoint.ts';

const reads = { caller: 'operator', right: 'money.read', query: visits.visitsQuery } as const;

/** The calls about what is counted of visits. */
export const visitsCalls = {
  getVisits: endpoint({
    ...reads,
    summary:
      'How often customers came, saw a product, opened the studio, filled the cart and paid, by day, week or month',
    reply: visits.visitsReply,
  }),
  exportVisits: endpoint({
    ...reads,
    summary: 'The same as a table of comma-separated values',
    reply: fileReply,
    answer: 'file',
  }),
};
