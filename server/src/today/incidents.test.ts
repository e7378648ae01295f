import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { type Jobs, startJobs } from '../platform/jobs/jobs.ts';
import { printFiles } from '../print/tables.ts';
import { createProjects } from '../projects/create-projects.ts';
import { newOrder, ordered } from '../projects/test-order.ts';
import { projects } from '../projects/tables.ts';
import { openTestShop, type TestShop } from '../test-shop.ts';
import { checkDisk, diskStep } from './disk-incident.ts';
import { endPrintIncidents, noteFailedJob } from './failed-jobs.ts';
import { noteIncident, syncIncidents } from './incidents.ts';
import { mailIncidents } from './mail-incidents.ts';
import { readOwners } from '../operators/owners.ts';
import { incidents } from './tables.ts';
import { checklistParts } from './test-checklist.ts';
import { todayHandlers } from './today-handlers.ts';

let shop: TestShop;
let jobs: Jobs;
beforeAll(async () => {
  shop = await openTestShop(todayHandlers(checklistParts));
  jobs = await startJobs({ databaseUrl: shop.database.url, log: pino({ level: 'silent' }) });
});
beforeEach(async () => {
  await shop.database.db.delete(incidents);
  await shop.database.db.execute(sql`delete from pgboss.job; update operators set removed_at = now()`);
});
afterAll(async () => {
  await jobs.stop();
  await shop.close();
});

const mailParts = {
  owners: (db: Parameters<typeof readOwners>[0]) =>
    readOwners(db, { seller: { name: 'Afterimage', address: [], taxId: undefined }, shopMail: 'shop@shop.test' }),
  shopUrl: () => 'http://shop.test',
};
const mailsOf = async () => {
  const { rows } = await shop.database.db.execute<{ data: { to: string; subject: string; text: string } }>(
    sql`select data from pgboss.job where name = 'mail' order by created_on, id`,
  );
  return rows.map(({ data }) => data);
};
const all = () => shop.database.db.select().from(incidents).orderBy(incidents.createdAt);
const newProject = async () => {
  const { db } = shop.database;
  const orderId = await newOrder(db, null, [[ordered(1, { kind: 'text', input: 'Hello' })]]);
  await createProjects(db, orderId);
  const [project] = await db.select().from(projects).where(eq(projects.orderId, orderId));
  return { orderId, projectId: project?.id ?? '' };
};

describe('incidents', () => {
  it('D20.3 a job that fails for good is told to one of the processes, with its kind and the code of its error', async () => {
    const failed: unknown[] = [];
    const second = await startJobs({ databaseUrl: shop.database.url, log: pino({ level: 'silent' }) });
    try {
      for (const one of [jobs, second]) await one.onFailure(async (job) => void failed.push(job));
      await enqueue(shop.database.db, 'print-files', { projectId: 'p' });
      await shop.database.db.execute(sql`update pgboss.job set retry_limit = 0 where name = 'print-files'`);
      await second.register('print-files', async () => {
        throw Object.assign(new Error('secret'), { code: 'ENOSPC' });
      });
      await expect.poll(() => failed).toEqual([{ name: 'print-files', data: { projectId: 'p' }, cause: 'ENOSPC' }]);
    } finally {
      await second.stop();
    }
  });

  it('D20.3 ten processes that see the same write one incident, and its owners get one mail', async () => {
    const { db } = shop.database;
    const owner = await shop.newOperator();
    const { orderId, projectId } = await newProject();
    const look = async () => {
      await syncIncidents(db, 'dispute', { sightings: [{ subject: 'one', orderId }], isWhole: true });
      await noteFailedJob(db, { name: 'print-files', data: { projectId }, cause: 'ENOSPC' });
      await mailIncidents(db, mailParts);
    };
    await Promise.all(Array.from({ length: 10 }, look));
    expect((await all()).map(({ kind, occurrences }) => `${kind} ${occurrences}`).toSorted()).toEqual([
      'dispute 1',
      'print-failed 10',
    ]);
    await db.execute(sql`update incidents set mailed_at = mailed_at - interval '1 hour'`);
    await mailIncidents(db, mailParts);
    const mails = await mailsOf();
    expect(new Set(mails.map(({ to }) => to))).toEqual(new Set([owner.email]));
    // Both in one mail, or the second one after the pause; never one of them twice.
    const told = mails.map(({ text }) => text).join('\n');
    expect(told.match(/contests the payment/g)).toHaveLength(1);
    expect(told.match(/print file/g)).toHaveLength(1);
    expect(told).toContain(`http://shop.test/admin/orders/${orderId}`);
  });

  it('D20.3 what comes soon after a mail is collected; ten minutes later all of it is told in one', async () => {
    const { db } = shop.database;
    await noteIncident(db, 'job-failed', { subject: 'refund' });
    await mailIncidents(db, mailParts);
    for (let number = 0; number < 30; number += 1) {
      await noteIncident(db, 'disk-filling', { subject: `machine ${number}`, cause: '1.5 GiB' });
      await mailIncidents(db, mailParts);
    }
    expect(await mailsOf()).toMatchObject([{ to: 'shop@shop.test', subject: 'Your shop: something needs you' }]);
    await db.execute(sql`update incidents set mailed_at = mailed_at - interval '10 minutes'`);
    await mailIncidents(db, mailParts);
    await mailIncidents(db, mailParts);
    const [, digest, ...more] = await mailsOf();
    expect(more).toEqual([]);
    expect(digest?.subject).toBe('Your shop: 30 things need you');
    expect(digest?.text).toContain('20 more stand on the page Today.');
  });

  it('D20.3 each owner is told in their own language; other roles are not', async () => {
    const { db } = shop.database;
    await shop.newOperator({ role: 'support' });
    const owners = [await shop.newOperator(), await shop.newOperator()];
    await db.execute(sql`update operators set locale = 'de' where id = ${owners[0]?.id}`);
    await noteIncident(db, 'mail-failed', { subject: 'mail', cause: 'EAUTH 535' });
    await mailIncidents(db, mailParts);
    const mails = await mailsOf();
    expect(mails.map(({ to }) => to).toSorted()).toEqual(owners.map(({ email }) => email).toSorted());
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      'Ihr Shop: Etwas braucht Sie',
      'Your shop: something needs you',
    ]);
    for (const { text } of mails) expect(text).toContain('EAUTH 535');
  });

  it('D20.3 a print that is made after all ends its incident, and a mail that fails again counts on', async () => {
    const { db } = shop.database;
    const { projectId } = await newProject();
    await noteFailedJob(db, { name: 'print-files', data: { projectId }, cause: '' });
    await noteFailedJob(db, { name: 'mail', data: { to: 'ada@mail.test' }, cause: 'ECONNREFUSED' });
    await noteFailedJob(db, { name: 'mail', data: { to: 'bob@mail.test' }, cause: 'ECONNREFUSED' });
    await endPrintIncidents(db);
    expect((await all()).map(({ kind, state }) => [kind, state])).toEqual([
      ['print-failed', 'open'],
      ['mail-failed', 'open'],
    ]);
    await enqueue(db, 'print-files', { projectId });
    await db.execute(sql`update pgboss.job set state = 'completed' where name = 'print-files'`);
    await db.insert(printFiles).values({ projectId, contentHash: 'x', storageKey: 'x', bytes: 1, pages: 1 });
    await endPrintIncidents(db);
    expect((await all()).map(({ state, occurrences }) => [state, occurrences])).toEqual([
      ['resolved', 1],
      ['open', 2],
    ]);
  });

  it('D20.3 a disk is told of once while it stays near the limit', async () => {
    expect([null, 10e9, 2.5 * 1024 ** 3, 1e9].map(diskStep)).toEqual(['stay', 'end', 'stay', 'open']);
    const { db } = shop.database;
    const look = (gibibytes: number) =>
      checkDisk(db, { folder: '/', machine: 'here', freeSpace: async () => gibibytes * 1024 ** 3 });
    for (const free of [5, 1.9, 2.1, 1.9, 2.9]) await look(free);
    expect(await all()).toMatchObject([{ state: 'open', cause: '1.9 GiB' }]);
    for (const free of [3.1, 1.5]) await look(free);
    expect((await all()).map(({ state }) => state)).toEqual(['resolved', 'open']);
  });

  it('D20.3 an operator acknowledges an incident, twice with one effect; what is over is not shown', async () => {
    const { db } = shop.database;
    const operator = await shop.newOperator({ role: 'support' });
    await noteIncident(db, 'disk-filling', { subject: 'here', cause: '1.0 GiB' });
    await noteIncident(db, 'job-failed', { subject: 'targets' });
    const today = async () =>
      ((await shop.call('getToday', { operator })).data as { incidentList: object[] }).incidentList;
    expect(await today()).toHaveLength(2);
    const acknowledge = async (incidentId = '') =>
      shop.call('acknowledgeIncident', { operator, params: { incidentId } });
    for (const { id } of await all()) {
      const replies = await Promise.all([acknowledge(id), acknowledge(id)]);
      expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    }
    expect(await today()).toMatchObject([
      { kind: 'disk-filling', state: 'acknowledged', acknowledgedBy: operator.name, path: '/admin/today' },
    ]);
    await noteIncident(db, 'job-failed', { subject: 'targets' });
    await noteIncident(db, 'disk-filling', { subject: 'here', cause: '0.9 GiB' });
    expect(await today()).toMatchObject([
      { kind: 'job-failed', state: 'open', occurrences: 1 },
      { kind: 'disk-filling', state: 'acknowledged', occurrences: 2 },
    ]);
    expect((await acknowledge('0d4cdea5-6aa2-4f6f-a9b9-d4cdea56aa24')).status).toBe(404);
  });
});
