import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orders } from '../orders/tables.ts';
import { projectItems } from '../projects/tables.ts';
import { targets } from './tables.ts';
import { forgetFiles } from '../privacy/forget-files.ts';
import type { FileStore } from '../files/store/store.ts';
import { startJobs } from '../platform/jobs/jobs.ts';
import { changeProject } from '../projects/change-project.ts';
import { deleteUnusedTargets } from './delete-targets.ts';
import { registerTargetJobs } from './target-jobs.ts';
import { prepareTargets } from './targets-of.ts';
import { flat, openTargetFixture, shopUrl } from './test-targets.ts';

// Pictures are compiled, which takes seconds each on a busy machine.

let its: Awaited<ReturnType<typeof openTargetFixture>>;
let projectId: string;
let orderId: string;
beforeAll(async () => {
  its = await openTargetFixture();
});
afterAll(() => its.close());
beforeEach(async () => {
  await its.db.delete(targets);
  ({ projectId, orderId } = await its.newProject());
});

describe('targets that are prepared and deleted', () => {
  it('S1.13 are ready once an order is paid, and again after its media or photos were changed', async () => {
    const { db, stage: fixture } = its;
    const jobs = await startJobs({ databaseUrl: fixture.database.url, log: pino({ level: 'silent' }) });
    try {
      await registerTargetJobs(jobs, { db, store: its.stage.store, shopUrl });
      const isReady = async () => (await its.rows()).some(({ packKey }) => packKey !== null);
      await expect.poll(isReady).toBe(true);
    } finally {
      await jobs.stop();
    }
    await db.execute(sql`delete from pgboss.job where name = 'targets'`);
    const [item] = await db.select().from(projectItems).where(eq(projectItems.projectId, projectId));
    const [order] = await db.select({ accountId: orders.accountId }).from(orders).where(eq(orders.id, orderId));
    const accountId = order?.accountId ?? (await its.stage.newAccount());
    await db.update(orders).set({ accountId }).where(eq(orders.id, orderId));
    const other = (await its.stage.upload('medium', await flat('navy'))).data.id;
    const entry = { id: item?.id ?? '', arCustomization: { attachmentId: other, type: 'IMAGE' as const } };
    await changeProject(db, { owner: { accountId }, projectId }, { projectCustomizationItemList: [entry] });
    expect(await its.jobsOf('targets')).toEqual([{ projectId }]);
  });

  it('S1.13 stay while somebody asks for them or they are paid, which is written once a day', async () => {
    const { db } = its;
    await its.read(projectId);
    const draftId = await its.newDraft(await its.newPhoto());
    const ofDraft = await prepareTargets(db, { draftId }, { store: its.stage.store, shopUrl });
    await its.prepare(projectId);
    const age = (days: number) =>
      db.execute(sql`update targets set used_at = now() - make_interval(hours => ${24 * days})`);
    const ages = async () =>
      (await its.rows()).map(({ usedAt }) => Math.round((Date.now() - usedAt.getTime()) / 86_400_000));
    await age(0.5);
    const usedTimes = (await its.rows()).map(({ usedAt }) => usedAt.getTime());
    await its.read(projectId);
    expect((await its.rows()).map(({ usedAt }) => usedAt.getTime())).toEqual(usedTimes);
    await age(59);
    expect(await deleteUnusedTargets(db)).toBe(0);
    await age(61);
    await its.readDraft(draftId);
    expect((await ages()).toSorted((one, other) => one - other)).toEqual([0, 61]);
    expect(await deleteUnusedTargets(db)).toBe(0);
    await age(61);
    expect(await deleteUnusedTargets(db, { batch: 1 })).toBe(1);
    expect(await its.rows()).toHaveLength(1);
    const keys = ofDraft.flatMap(({ packKey, pictureKey }) => [packKey, pictureKey]);
    expect(await its.deletedKeys()).toEqual(expect.arrayContaining(keys));
    // Whoever comes back has them made anew.
    const [again] = await its.readDraft(draftId);
    for (const key of keys) await its.stage.store.delete(key);
    expect((await its.app.inject(again!.packUrl)).statusCode).toBe(200);
  });

  it('S3.13 go with the photo that they show, also while they are being made', async () => {
    const { db } = its;
    const own = await its.newPhoto();
    const ownProject = await its.newProject({ input: own });
    const preparedTargets = await its.prepare(ownProject.projectId);
    const before = await its.onDisk();
    await db.transaction((tx) => forgetFiles(tx, [own]));
    expect((await its.rows()).map(({ hash }) => hash)).toEqual([]);
    expect(await its.deletedKeys()).toEqual(expect.arrayContaining(preparedTargets.map(({ packKey }) => packKey)));

    const late = await its.newPhoto();
    const { projectId: lateId } = await its.newProject({ input: late });
    const storeHook: FileStore = {
      ...its.stage.store,
      put: async (content) => {
        await db.transaction((tx) => forgetFiles(tx, [late]));
        return its.stage.store.put(content);
      },
    };
    await expect(its.prepare(lateId, storeHook)).rejects.toMatchObject({ code: 'FILE_NOT_FOUND' });
    expect(await its.rows()).toEqual([]);
    expect(await its.onDisk()).toBe(before + 2);
  });

  it('S3.13 that were noted after their photo was gone are found and deleted', async () => {
    const { db } = its;
    await its.read(projectId);
    await db.update(targets).set({ photoIds: [randomUUID()] });
    expect(await deleteUnusedTargets(db)).toBe(1);
    expect(await its.rows()).toEqual([]);
  });
});
