import { findCaller } from '../accounts/sessions.ts';
import type { Database } from '../platform/db/connection.ts';
import type { CallerFinders } from '../platform/http/callers.ts';
import type { Throttle } from '../platform/rate-limit/rate-limits.ts';
import { findTokenOperator } from './access-tokens.ts';
import { findOperator } from './operator-sessions.ts';

/** How customers and operators are found by what their requests carry. */
export const callerFinders = (db: Database, throttle: Throttle): CallerFinders => ({
  findCaller: (token, sessionCookie) => findCaller(db, token, sessionCookie),
  findOperator: (sessionToken) => findOperator(db, sessionToken),
  findTokenOperator: (token, address) => findTokenOperator(db, throttle, { token, address }),
});
