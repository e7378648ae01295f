import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestShop } from '../test-shop.ts';
import { audit } from './audit.ts';
import { checkAuditLog } from './check-audit.ts';
import { auditDetails, auditLog, auditOrderDetails } from './tables.ts';

let shop: Awaited<ReturnType<typeof openTestShop>>;
let operator: Awaited<ReturnType<typeof shop.newOperator>>;
beforeAll(async () => {
  shop = await openTestShop({});
  operator = await shop.newOperator();
});
afterAll(() => shop.close());

const record = (reason?: string, subject = randomUUID()) =>
  shop.database.db.transaction((tx) =>
    audit(tx, operator, {
      action: 'operator.renamed',
      subject: { kind: 'operator', id: subject },
      before: { name: 'Ada', list: [1, { b: 2, a: 1 }] },
      after: { name: 'Grace' },
      reason,
    }),
  );

/** Does what a person with the database's password could do: without triggers. */
const tamper = (statement: ReturnType<typeof sql>) =>
  shop.database.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(statement);
  });

describe('D20.1 the audit log', () => {
  it('has an entry exactly if its transaction has ended well', async () => {
    const subject = randomUUID();
    const failing = shop.database.db.transaction(async (tx) => {
      await audit(tx, operator, { action: 'operator.renamed', subject: { kind: 'operator', id: subject } });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await shop.database.db.$count(auditLog, eq(auditLog.subjectId, subject))).toBe(0);
    await record(undefined, subject);
    expect(await shop.database.db.$count(auditLog, eq(auditLog.subjectId, subject))).toBe(1);
  });

  it('joins entries that are made at the same time to one chain without gaps', async () => {
    const { count } = await checkAuditLog(shop.database.db);
    await Promise.all(Array.from({ length: 12 }, (_, index) => record(`reason ${index}`)));
    // A transaction that has recorded something and goes on: nobody waits for its end.
    await shop.database.db.transaction(async (tx) => {
      await audit(tx, operator, { action: 'operator.renamed', subject: { kind: 'operator', id: '1' } });
      await record();
    });
    const check = await checkAuditLog(shop.database.db);
    expect(check).toMatchObject({ count: count + 14, brokenAt: null, erasedCount: 0 });
    expect(check.head).toMatch(/^[0-9a-f]{64}$/);
  });

  it('refuses to change and to remove', async () => {
    const { db } = shop.database;
    const id = await record('why');
    const refused = { cause: { message: 'the audit log is only added to' } };
    await expect(
      db.update(auditLog).set({ action: 'operator.removed' }).where(eq(auditLog.id, id)),
    ).rejects.toMatchObject(refused);
    await expect(
      db.update(auditLog).set({ hash: null, position: null }).where(eq(auditLog.id, id)),
    ).rejects.toMatchObject(refused);
    await expect(db.delete(auditLog).where(eq(auditLog.id, id))).rejects.toMatchObject(refused);
    await expect(db.execute(sql`truncate audit_log cascade`)).rejects.toMatchObject(refused);
    await expect(
      db.update(auditDetails).set({ reason: 'x' }).where(eq(auditDetails.entryId, id)),
    ).rejects.toMatchObject(refused);
  });

  it('survives that the person of an entry is erased', async () => {
    const { db } = shop.database;
    const [orderId, accountId] = [randomUUID(), randomUUID()];
    const subject = { kind: 'order', id: orderId } as const;
    await audit(db, null, { action: 'audit.put_back', subject, before: { city: 'Berlin' } });
    const customer = { kind: 'customer', id: accountId } as const;
    await audit(db, null, { action: 'audit.put_back', subject: customer, before: { city: 'Berlin' } });
    const before = await checkAuditLog(db);
    await db
      .update(auditOrderDetails)
      .set({ salt: null, before: null, after: null, reason: null })
      .where(eq(auditOrderDetails.orderId, orderId));
    await db.delete(auditDetails).where(eq(auditDetails.accountId, accountId));
    expect(await checkAuditLog(db)).toEqual({ ...before, erasedCount: 2 });
    const { rows } = await db.execute(sql`select from audit_log where audit_log::text like ${`%${accountId}%`}`);
    expect(rows).toEqual([]);
  });
});

describe('D20.1 the check of the audit log finds', () => {
  let first = '';
  let second = '';
  let start = 0;
  beforeEach(async () => {
    start = (await checkAuditLog(shop.database.db)).count;
    first = await record('the first');
    second = await record('the second');
  });
  const restoring = async (change: ReturnType<typeof sql>, restore: ReturnType<typeof sql>) => {
    await tamper(change);
    const { brokenAt } = await checkAuditLog(shop.database.db);
    await tamper(restore);
    expect((await checkAuditLog(shop.database.db)).brokenAt).toBeNull();
    return brokenAt;
  };

  it('a row that was changed', async () => {
    const change = sql`update audit_log set action = 'operator.removed' where id = ${first}`;
    const restore = sql`update audit_log set action = 'operator.renamed' where id = ${first}`;
    expect(await restoring(change, restore)).toBe(start + 1);
  });

  it('details that were changed', async () => {
    const change = sql`update audit_details set reason = 'another' where entry_id = ${second}`;
    const restore = sql`update audit_details set reason = 'the second' where entry_id = ${second}`;
    expect(await restoring(change, restore)).toBe(start + 2);
  });

  it('a row that was removed, also the last one', async () => {
    const remove = (id: string) =>
      sql`with gone as (delete from audit_log where id = ${id} returning *) insert into removed select * from gone`;
    const putBack = (id: string) => sql`insert into audit_log select * from removed where id = ${id}`;
    await shop.database.db.execute(sql`create table removed (like audit_log)`);
    expect(await restoring(remove(first), putBack(first))).toBe(start + 1);
    expect(await restoring(remove(second), putBack(second))).toBe(start + 2);
    await shop.database.db.execute(sql`drop table removed`);
  });
});
