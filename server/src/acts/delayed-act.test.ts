import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { auditLog } from '../operators/tables.ts';
import { untilBlocked } from '../platform/db/test-database.ts';
import { fail } from '../platform/http/failure.ts';
import type { Operator } from '../platform/http/handlers.ts';
import { startJobs } from '../platform/jobs/jobs.ts';
import { enqueueMail } from '../platform/mail/enqueue-mail.ts';
import { openTestShop, type TestOperator, type TestShop } from '../test-shop.ts';
import { actHandlers } from './act-handlers.ts';
import { delayAct, delayedActKind, runDelayedAct, undoDelayedAct } from './delayed-act.ts';
import { delayedActs } from './tables.ts';

const mail = { to: 'a@mail.test', subject: 'On its way', text: '', html: '' };
const kinds = [
  delayedActKind({
    name: 'test-mail',
    input: z.strictObject({ n: z.int() }),
    run: (tx, { n }) => (n < 0 ? fail('ORDER_CLOSED') : enqueueMail(tx, { ...mail, text: String(n) })),
    undo: async (tx, { n }) => {
      await tx.execute(
        sql`insert into idempotency_keys (scope, key, request_hash) values ('undone', ${String(n)}, '')`,
      );
    },
  }),
];

let shop: TestShop;
let owner: TestOperator & Operator;
beforeAll(async () => {
  shop = await openTestShop(actHandlers(kinds));
  owner = await shop.newOperator();
});
afterAll(() => shop.close());

const begin = (n: number) =>
  shop.database.db.transaction((tx) => delayAct(tx, owner, { kind: 'test-mail', input: { n } }));
async function mailsOf(n: number): Promise<number> {
  const { rows } = await shop.database.pool.query(`select from pgboss.job where name = 'mail' and data->>'text' = $1`, [
    String(n),
  ]);
  return rows.length;
}
async function undoneTimes(n: number): Promise<number> {
  const { rows } = await shop.database.pool.query(`select from idempotency_keys where scope = 'undone' and key = $1`, [
    String(n),
  ]);
  return rows.length;
}

it('D20.1 an act waits for its time as a job, and its operator is told until when it can be undone', async () => {
  const before = Date.now();
  const { actId, until } = await begin(1);
  expect(Date.parse(until) - before).toBeGreaterThan(10_000);
  const { rows } = await shop.database.pool.query<{ wait: number }>(
    `select extract(epoch from start_after - created_on)::int as wait from pgboss.job
     where name = 'delayed-act' and data->>'actId' = $1`,
    [actId],
  );
  expect(rows.map(({ wait }) => wait)).toEqual([12]);
  expect(await mailsOf(1)).toBe(0);
});

it('D20.1 undone, it never happens, and what was done at once is put back once', async () => {
  const { actId } = await begin(2);
  const undo = { operator: owner, params: { actId } };
  const replies = await Promise.all([shop.call('undoAct', undo), shop.call('undoAct', undo)]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  expect(await runDelayedAct(shop.database.db, kinds, actId)).toBe('settled before');
  expect(await mailsOf(2)).toBe(0);
  expect(await undoneTimes(2)).toBe(1);
  const entries = await shop.database.db.select().from(auditLog).where(eq(auditLog.subjectId, actId));
  expect(entries.map(({ action }) => action)).toEqual(['act.undone']);
});

it('D20.1 carried out twice at once, it happens once, and can be undone no more', async () => {
  const { actId } = await begin(3);
  const ends = await Promise.all([1, 2].map(() => runDelayedAct(shop.database.db, kinds, actId)));
  expect(ends.toSorted()).toEqual(['done', 'settled before']);
  expect(await mailsOf(3)).toBe(1);
  const { status, data } = await shop.call('undoAct', { operator: owner, params: { actId } });
  expect([status, data]).toMatchObject([409, { status: { code: 'ACT_DONE' } }]);
});

it('D20.1 undo against execution: one of them wins, whatever the moment', async () => {
  const ends = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      const n = 100 + index;
      const { actId } = await begin(n);
      const [ran, undone] = await Promise.all([
        runDelayedAct(shop.database.db, kinds, actId),
        shop.call('undoAct', { operator: owner, params: { actId } }),
      ]);
      return [ran === 'done', undone.status === 200, (await mailsOf(n)) === 1, (await undoneTimes(n)) === 1];
    }),
  );
  for (const [ran, undone, mailed, putBack] of ends) {
    expect(ran).toBe(!undone);
    expect(mailed).toBe(ran);
    expect(putBack).toBe(undone);
  }
});

it('D20.1 an undo that comes while the act is carried out waits for it', async () => {
  const { actId } = await begin(4);
  const { db } = shop.database;
  const [hasBegun, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const slow = kinds.map((kind) => ({
    ...kind,
    run: async (...given: Parameters<typeof kind.run>) => {
      await kind.run(...given);
      hasBegun.resolve();
      await mayEnd.promise;
    },
  }));
  const running = runDelayedAct(db, slow, actId);
  await hasBegun.promise;
  const undoing = undoDelayedAct(db, kinds, owner, actId).catch((error: Error) => error);
  await untilBlocked(db);
  mayEnd.resolve();
  expect(await running).toBe('done');
  expect(await undoing).toMatchObject({ code: 'ACT_DONE' });
});

it('D20.1 what cannot be carried out any more ends with its reason', async () => {
  const { actId } = await begin(-1);
  expect(await runDelayedAct(shop.database.db, kinds, actId)).toBe('failed');
  const [act] = await shop.database.db.select().from(delayedActs).where(eq(delayedActs.id, actId));
  expect(act?.failure).toBe('ORDER_CLOSED');
});

it("D20.1 operators undo their own acts, owners everybody's", async () => {
  const support = await shop.newOperator({ role: 'support' });
  const { actId } = await begin(5);
  expect((await shop.call('undoAct', { operator: support, params: { actId } })).status).toBe(403);
  expect((await shop.call('undoAct', { params: { actId } })).status).toBe(401);
  const unknown = { actId: '00000000-0000-4000-8000-000000000000' };
  expect((await shop.call('undoAct', { operator: owner, params: unknown })).status).toBe(404);
  const ofSupport = await shop.database.db.transaction((tx) =>
    delayAct(tx, support, { kind: 'test-mail', input: { n: 6 } }),
  );
  expect((await shop.call('undoAct', { operator: owner, params: { actId: ofSupport.actId } })).status).toBe(200);
});

it('D20.1 a process that joins later carries out what is due', async () => {
  const { actId } = await begin(7);
  await shop.database.pool.query(
    `update pgboss.job set start_after = now() where name = 'delayed-act' and data->>'actId' = $1`,
    [actId],
  );
  const jobs = await startJobs({ databaseUrl: shop.database.url, log: pino({ level: 'silent' }) });
  try {
    await jobs.register('delayed-act', async (data) => {
      await runDelayedAct(shop.database.db, kinds, data.actId);
    });
    await expect.poll(() => mailsOf(7)).toBe(1);
  } finally {
    await jobs.stop();
  }
});
