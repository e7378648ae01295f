import { type SQL, sql } from 'drizzle-orm';
import type { CappedCount } from '@afterimage/contract/admin/lists.ts';
import { mostCounted, type TaskKind } from '@afterimage/contract/values/incidents.ts';
import type { LineState } from '@afterimage/contract/values/line-states.ts';
import { returns } from '../order-desk/tables.ts';
import { orderLineStates } from '../orders/tables.ts';
import { refunds, transfers } from '../payments/tables.ts';
import type { Database } from '../platform/db/connection.ts';
import { cappedCount } from '../platform/lists/capped-count.ts';
import { reportCases } from '../reports/tables.ts';
import { withdrawals } from '../withdrawals/tables.ts';

/** So many wait for one act, the oldest since then. */
export interface WaitingTask extends CappedCount {
  kind: TaskKind;
  oldestAt: string | null;
}

const linesIn = (state: LineState): SQL => sql`select changed_at as at from ${orderLineStates} where state = ${state}`;

/** Since when each thing waits, the oldest first: each query walks an index. */
const waiting: Readonly<Partial<Record<TaskKind, SQL>>> = {
  check: linesIn('check'),
  proofs: linesIn('proof'),
  make: sql`${linesIn('ready')} and has_print`,
  pack: sql`${linesIn('printed')} union all ${linesIn('ready')} and not has_print`,
  send: linesIn('packed'),
  held: linesIn('held'),
  returns: sql`select created_at as at from ${returns} where status in ('requested', 'accepted', 'received')`,
  withdrawals: sql`select created_at as at from ${withdrawals} where handled_at is null`,
  refunds: sql`select created_at as at from ${refunds} where state = 'requested'`,
  transfers: sql`select due_at as at from ${transfers} where ended_at is null and due_at < now()`,
  reports: sql`select created_at as at from ${reportCases} where state = 'open'`,
};

/** What waits, counted in one statement and each only so far. */
export async function readWaiting(db: Database): Promise<WaitingTask[]> {
  const counts = Object.entries(waiting).map(
    ([kind, query]) => sql`select ${kind}::text as kind, count(*)::int as count, min(at) as oldest
      from (${query} order by 1 limit ${mostCounted + 1}) as ${sql.identifier(kind)}`,
  );
  const { rows } = await db.execute<{ kind: TaskKind; count: number; oldest: Date | string | null }>(
    sql.join(counts, sql` union all `),
  );
  return rows.map(({ kind, count, oldest }) => ({
    kind,
    ...cappedCount(count, mostCounted),
    oldestAt: oldest === null ? null : new Date(oldest).toISOString(),
  }));
}
