import { and, eq, lt, sql } from 'drizzle-orm';
import type { IncidentKind } from '@afterimage/contract/values/incidents.ts';
import { disputes, refunds } from '../payments/tables.ts';
import type { Database } from '../platform/db/connection.ts';
import { type Sighting, syncIncidents } from './incidents.ts';

const mostSeen = 200;
/** The shop itself gives late money back within minutes, where the provider can do it. */
const patience = sql`now() - interval '10 minutes'`;

type Finder = (db: Database) => Promise<Sighting[]>;

/** What can be wrong with money, and how it is found; each by an index. */
const finders: Readonly<Partial<Record<IncidentKind, Finder>>> = {
  'payment-without-order': (db) =>
    db
      .select({ subject: sql<string>`${refunds.id}::text`, orderId: refunds.orderId })
      .from(refunds)
      .where(and(eq(refunds.cause, 'late'), eq(refunds.state, 'requested'), lt(refunds.createdAt, patience)))
      .limit(mostSeen),
  'refund-failed': (db) =>
    db
      .select({ subject: sql<string>`${refunds.id}::text`, orderId: refunds.orderId })
      .from(refunds)
      .where(eq(refunds.state, 'failed'))
      .limit(mostSeen),
  dispute: (db) =>
    db
      .select({ subject: sql<string>`${disputes.id}::text`, orderId: disputes.orderId, cause: disputes.reason })
      .from(disputes)
      .where(eq(disputes.status, 'open'))
      .limit(mostSeen),
};

/** Opens and ends the incidents about money. */
export async function checkMoney(db: Database): Promise<void> {
  for (const [kind, find] of Object.entries(finders) as [IncidentKind, Finder][]) {
    const sightings = await find(db);
    await syncIncidents(db, kind, { sightings, isWhole: sightings.length < mostSeen });
  }
}
