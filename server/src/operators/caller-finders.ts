import { findCaller } from '../accounts/sessions.ts';
import type { Database } from '../platform/db/connection.ts';
import type { CallerFinders } from '../platform/http/callers.ts';
import { findOperator } from './operator-sessions.ts';

/** How customers and operators are found by what their requests carry. */
export const callerFinders = (db: Database): CallerFinders => ({
  findCaller: (token, sessionCookie) => findCaller(db, token, sessionCookie),
  findOperator: (sessionToken) => findOperator(db, sessionToken),
});
