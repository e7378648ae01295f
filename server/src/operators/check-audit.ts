import { sql } from 'drizzle-orm';
import type { Database } from '../platform/db/connection.ts';

/** What the check of the chain has found. */
export interface AuditCheck {
  /** How many entries there are. */
  count: number;
  /** The first place at which the chain does not hold: a row was changed, removed or put in. Null when all is well. */
  brokenAt: number | null;
  /** The end of the chain, in hex: kept elsewhere, it shows later that everything before it is unchanged. */
  head: string;
  /** How many entries have lost their details, with the persons whom they were about. */
  erasedCount: number;
}

/** Reads the whole audit log, in the database, and computes each hash again. */
export async function checkAuditLog(db: Database): Promise<AuditCheck> {
  const { rows } = await db.execute<{ count: string; broken: string | null; head: string; erased: string }>(sql`
    with details as (
      select entry_id, salt, before, after, reason from audit_details
      union all select entry_id, salt, before, after, reason from audit_order_details where salt is not null
    ), chain as (
      select audit_log.position, row_number() over by_position as place,
        audit_log.hash is distinct from audit_entry_hash(coalesce(lag(audit_log.hash) over by_position, ''), audit_log)
          or (details.salt is not null and audit_log.details_hash is distinct from
            audit_details_hash(details.salt, details.before, details.after, details.reason)) as is_wrong,
        details.salt is null and audit_log.details_hash is not null as is_erased, audit_log.hash
      from audit_log left join details on details.entry_id = audit_log.id
      where audit_log.position is not null
      window by_position as (order by audit_log.position)
    ), head as (select position, hash from audit_head)
    select count(*) as count, count(*) filter (where is_erased) as erased,
      (select encode(hash, 'hex') from head) as head,
      least(
        min(place) filter (where is_wrong or place <> position),
        case when coalesce(max(position), 0) <> (select position from head)
          or coalesce((array_agg(hash order by position desc))[1], '') <> (select hash from head)
        then count(*) + 1 end
      ) as broken
    from chain`);
  const [row] = rows;
  return {
    count: Number(row?.count),
    brokenAt: row?.broken ? Number(row.broken) : null,
    head: row?.head ?? '',
    erasedCount: Number(row?.erased),
  };
}
