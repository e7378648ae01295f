import type { Handlers } from '../platform/http/handlers.ts';
import { exportVisits, readVisits } from './read-visits.ts';

/** The calls about what is counted of visits. */
export const visitsHandlers: Pick<Handlers, 'getVisits' | 'exportVisits'> = {
  getVisits: ({ db }, { query }) => readVisits(db, query),
  exportVisits: ({ db, locale }, { query }) => exportVisits(db, query, locale),
};
