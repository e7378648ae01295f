import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rateLimits, sessions } from '../../accounts/tables.ts';
import { idempotencyKeys } from '../db/tables.ts';
import { mails } from '../mail/tables.ts';
import { type TestDatabase, testDatabase, untilJobsDone } from '../db/test-database.ts';
import { cleanUp } from '../../privacy/clean-up.ts';
import { enqueue } from './enqueue.ts';
import { type Jobs, prepareJobs, startJobs } from './jobs.ts';

const log = pino({ level: 'silent' });
let database: TestDatabase;
let processes: Jobs[];
beforeAll(async () => {
  database = await testDatabase();
  processes = await Promise.all([0, 1].map(() => startJobs({ databaseUrl: database.url, log })));
});
afterAll(async () => {
  await Promise.all(processes.map((jobs) => jobs.stop()));
  await database.close();
});

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

it('S7.4 a job exists if and only if its transaction commits, and is done once by one of the processes', async () => {
  const completedJobs: string[] = [];
  for (const jobs of processes)
    await jobs.register('password-reset', async ({ email }) => {
      completedJobs.push(email);
    });
  await expect(
    database.db.transaction(async (tx) => {
      await enqueue(tx, 'password-reset', { email: 'rolled back' });
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow('changed my mind');
  await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      database.db.transaction((tx) => enqueue(tx, 'password-reset', { email: `number ${index}` })),
    ),
  );
  await expect.poll(() => completedJobs.length).toBe(6);
  await untilJobsDone(database.db);
  expect(completedJobs.toSorted()).toEqual(Array.from({ length: 6 }, (_, index) => `number ${index}`));
});

it('S7.2 many jobs at once are not held up by the interval at which an idle queue is looked at', async () => {
  const emails = Array.from({ length: 100 }, (_, index) => `burst ${index}`);
  const completedIds = new Set<string>();
  const jobs = await startJobs({ databaseUrl: database.url, log });
  processes.push(jobs);
  await jobs.register('password-reset', async ({ email }) => void completedIds.add(email));
  await Promise.all(processes.slice(0, 2).map(({ boss }) => boss.offWork('password-reset')));
  await database.db.transaction(async (tx) => {
    for (const email of emails) await enqueue(tx, 'password-reset', { email });
  });
  await expect.poll(() => completedIds.size).toBe(100);
});

it('S7.2 a job that fails is tried again', async () => {
  let times = 0;
  await processes[0]?.register('mail', async ({ subject }) => {
    times += 1;
    if (times < 2) throw new Error(`not yet: ${subject}`);
  });
  await enqueue(database.db, 'mail', { to: 'a@mail.test', subject: 'Hello', text: '', html: '' });
  await expect.poll(() => times).toBe(2);
});

it('S7.22 what is done again and again is done by one process at a time', async () => {
  let runs = 0;
  const begin = Date.now();
  for (const jobs of processes)
    await jobs.schedule('test-beat', 1, async () => {
      runs += 1;
    });
  await expect.poll(() => runs).toBeGreaterThanOrEqual(4);
  // One in each second of the clock, for all processes together; the first and the last second are cut.
  expect(runs).toBeLessThanOrEqual(Math.floor((Date.now() - begin) / 1000) + 2);
});

it('S7.1 stopping waits for what is being done, and what is left stays for others', async () => {
  const third = await startJobs({ databaseUrl: database.url, log });
  const [jobStart, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const events: string[] = [];
  await third.schedule('test-slow', 3600, async () => {
    jobStart.resolve();
    await mayEnd.promise;
    events.push('the job has ended');
  });
  await jobStart.promise;
  const stopping = third.stop().then(() => events.push('the process has stopped'));
  // time enough to stop, for one that does not wait
  await Promise.race([stopping, pause(500)]);
  mayEnd.resolve();
  await stopping;
  expect(events).toEqual(['the job has ended', 'the process has stopped']);
});

it('S7.1 the preparation may be repeated, also while the shop runs', async () => {
  await Promise.all([prepareJobs(database.url), prepareJobs(database.url)]);
  const { rows } = await database.pool.query<{ name: string }>(
    `select name from pgboss.queue where name in ('mail', 'password-reset') order by 1`,
  );
  expect(rows.map(({ name }) => name)).toEqual(['mail', 'password-reset']);
});

it('S7.1 cleaning up forgets what has no use any more, and nothing else', async () => {
  const { db } = database;
  const account = await database.pool.query<{ id: string }>(
    `insert into accounts (email, email_shown, password_hash, first_name, last_name)
     values ('c@mail.test', 'c@mail.test', 'x', 'A', 'B') returning id`,
  );
  const accountId = account.rows[0]?.id ?? '';
  const at = (hours: number) => sql`now() + ${`${hours} hours`}::interval`;
  await db.insert(sessions).values([
    { accountId, tokenHash: Buffer.from('old'), expiresAt: at(-1) },
    { accountId, tokenHash: Buffer.from('new'), expiresAt: at(1) },
  ]);
  await db.insert(idempotencyKeys).values([
    { scope: 's', key: 'old', requestHash: '', createdAt: at(-25) },
    { scope: 's', key: 'new', requestHash: '', createdAt: at(-23) },
  ]);
  await db.insert(rateLimits).values([
    { key: 'old', points: 1, expire: Date.now() - 1000 },
    { key: 'new', points: 1, expire: Date.now() + 60_000 },
  ]);
  const mail = { to: 'c@mail.test', subject: '', text: '', html: '' };
  await db.insert(mails).values([
    { ...mail, text: 'old', createdAt: at(-24 * 31) },
    { ...mail, text: 'new' },
  ]);
  const purposes = `insert into one_time_tokens (token_hash, account_id, purpose, expires_at, used_at) values
    ('old', $1, 'verify', now() - interval '1 hour', null), ('used', $1, 'verify', now() + interval '1 hour', now()),
    ('new', $1, 'reset', now() + interval '1 hour', null)`;
  await database.pool.query(purposes, [accountId]);
  await cleanUp(db);
  const remainingRows = async (table: string, column: string) =>
    (await database.pool.query<{ it: string }>(`select ${column} as it from ${table}`)).rows.map(({ it }) =>
      String(it),
    );
  expect(await remainingRows('sessions', 'token_hash')).toEqual(['new']);
  expect(await remainingRows('one_time_tokens', 'token_hash')).toEqual(['new']);
  expect(await remainingRows('idempotency_keys', 'key')).toEqual(['new']);
  expect(await remainingRows('rate_limits', 'key')).toEqual(['new']);
  expect(await remainingRows('mails', 'text')).toEqual(['new']);
});
