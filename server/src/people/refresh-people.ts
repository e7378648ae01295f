import { sql } from 'drizzle-orm';
import { accounts } from '../accounts/tables.ts';
import { orders } from '../orders/tables.ts';
import type { Database } from '../platform/db/connection.ts';
import { people, peopleChanges } from './tables.ts';

const batch = 2000;

/**
 * Brings the people up to date whose accounts or orders have changed; answers how many changes it took. Orders themselves
 * wait for nothing: their triggers only add a row. Several processes take different changes.
 */
export async function refreshPeople(db: Database): Promise<number> {
  return db.transaction(async (tx) => {
    const { rows: changes } = await tx.execute<{ accountId: string | null; orderId: string | null }>(sql`
      delete from ${peopleChanges} where id in (
        select id from ${peopleChanges} order by id limit ${batch} for update skip locked
      ) returning account_id as "accountId", order_id as "orderId"`);
    if (changes.length === 0) return 0;
    const accountIds = changes.flatMap(({ accountId }) => accountId ?? []);
    const orderIds = changes.flatMap(({ orderId }) => orderId ?? []);
    await followNewEmails(tx, accountIds);
    const emails = await emailsOf(tx, accountIds, orderIds);
    if (emails.length > 0) await writePeople(tx, emails);
    return changes.length;
  });
}

/** An account whose address has changed stays the same person, who may have been a guest under the new address too. */
async function followNewEmails(tx: Database, accountIds: readonly string[]): Promise<void> {
  if (accountIds.length === 0) return;
  const ids = sql.param(accountIds);
  await tx.execute(sql`
    delete from ${people} where account_id is null and email in (
      select a.email from ${accounts} a join ${people} known on known.account_id = a.id
      where a.id = any(${ids}::uuid[]) and known.email <> a.email
    )`);
  await tx.execute(sql`
    update ${people} set email = a.email from ${accounts} a
    where a.id = ${people.accountId} and a.id = any(${ids}::uuid[]) and ${people.email} <> a.email`);
}

async function emailsOf(tx: Database, accountIds: readonly string[], orderIds: readonly string[]): Promise<string[]> {
  const { rows } = await tx.execute<{ email: string }>(sql`
    select email from ${accounts} where id = any(${sql.param(accountIds)}::uuid[])
    union
    select a.email from ${orders} o join ${accounts} a on a.id = o.account_id where o.id = any(${sql.param(orderIds)}::uuid[])
    union
    select lower(email) from ${orders}
    where id = any(${sql.param(orderIds)}::uuid[]) and account_id is null and guest_key_hash is not null and email <> ''`);
  return rows.map(({ email }) => email).toSorted();
}

/** Sorted by address, so that two processes that write the same people wait for one another in the same order. */
async function writePeople(tx: Database, emails: readonly string[]): Promise<void> {
  await tx.execute(sql`
    insert into ${people} (account_id, email, name, country, locale, is_verified, first_seen_at, order_count, last_order_at, spent)
    select a.id, who.email,
      coalesce(nullif(trim(a.first_name || ' ' || a.last_name), ''),
        trim(last.address ->> 'firstName' || ' ' || (last.address ->> 'lastName')), ''),
      last.address ->> 'countryCode', coalesce(a.locale, last.locale, 'en'), a.verified_at is not null,
      least(a.created_at, sums.first), sums.paid, sums.last_paid, sums.spent
    from unnest(${sql.param(emails)}::text[]) as who (email)
    left join ${accounts} a on a.email = who.email
    cross join lateral (
      select min(created_at) as first, count(paid_at)::int as paid, max(paid_at) as last_paid,
        coalesce(sum(total) filter (where paid_at is not null and status not in ('cancelled', 'refunded')), 0) as spent
      from ${orders} o where ${isTheirs}
    ) as sums
    left join lateral (
      select address, locale from ${orders} o where ${isTheirs}
      order by (address is null), created_at desc limit 1
    ) as last on true
    where a.id is not null or sums.first is not null
    order by who.email
    on conflict (email) do update set account_id = excluded.account_id, name = excluded.name, country = excluded.country,
      locale = excluded.locale, is_verified = excluded.is_verified, first_seen_at = excluded.first_seen_at,
      order_count = excluded.order_count, last_order_at = excluded.last_order_at, spent = excluded.spent`);
}

/** Orders of the account, and those of a guest with the same address. */
const isTheirs = sql`(o.account_id = a.id
  or (o.account_id is null and o.guest_key_hash is not null and lower(o.email) = who.email))`;
