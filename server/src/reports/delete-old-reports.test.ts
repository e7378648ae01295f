import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projects } from '../projects/tables.ts';
import { deleteOldReports, reportDays } from './delete-old-reports.ts';
import { reportCases, reports, takedowns } from './tables.ts';
import { dismissCase, restore, takeDown } from './take-down.ts';
import { openReports } from './test-reports.ts';

let shop: Awaited<ReturnType<typeof openReports>>;
beforeAll(async () => (shop = await openReports()));
afterAll(() => shop.close());

const address = { shopUrl: 'http://shop.test' };
const ago = (days: number) => sql`now() - make_interval(days => ${days})`;

/** A project that somebody has reported, and its case. */
async function newCase() {
  const project = await shop.newProject();
  await shop.report({ kind: 'viewer', subjectId: project.code, email: 'a@mail.test' });
  const [row] = await shop.db.select().from(reportCases).where(eq(reportCases.projectId, project.id));
  return { project, caseId: row?.id ?? '' };
}
const reportsOf = (caseId: string) => shop.db.select().from(reports).where(eq(reports.caseId, caseId));
const age = (caseId: string, values: Record<string, unknown>) =>
  shop.db.update(reportCases).set(values).where(eq(reportCases.id, caseId));

it('S6.2 what reporters wrote goes half a year after the decision; the case stays, and an open one as it is', async () => {
  const [open, fresh, old] = [await newCase(), await newCase(), await newCase()];
  for (const { caseId } of [fresh, old]) await dismissCase(shop.db, { caseId, decidedBy: 'Ada' }, address);
  await age(fresh.caseId, { decidedAt: ago(reportDays - 1) });
  await age(old.caseId, { decidedAt: ago(reportDays + 1) });
  await age(open.caseId, { createdAt: ago(reportDays + 1), lastReportedAt: ago(reportDays + 1) });
  await deleteOldReports(shop.db);
  expect(await reportsOf(old.caseId)).toEqual([]);
  expect(await reportsOf(fresh.caseId)).toHaveLength(1);
  expect(await reportsOf(open.caseId)).toMatchObject([{ email: 'a@mail.test' }]);
  const [row] = await shop.db.select().from(reportCases).where(eq(reportCases.id, old.caseId));
  expect(row).toMatchObject({ state: 'dismissed', reportCount: 1 });
});

it('S6.2 networks are forgotten after a day, once nothing has to be told apart', async () => {
  const [open, decided] = [await newCase(), await newCase()];
  await dismissCase(shop.db, { caseId: decided.caseId, decidedBy: 'Ada' }, address);
  for (const { caseId } of [open, decided])
    await shop.db
      .update(reports)
      .set({ createdAt: ago(2) })
      .where(eq(reports.caseId, caseId));
  await deleteOldReports(shop.db);
  expect((await reportsOf(open.caseId))[0]?.network).not.toBeNull();
  expect((await reportsOf(decided.caseId))[0]?.network).toBeNull();
});

it('S6.2 what an owner wrote stays while the thing is taken down, and goes half a year after its return', async () => {
  const [down, back] = [await newCase(), await newCase()];
  for (const { project, caseId } of [down, back]) {
    const subject = { kind: 'viewer' as const, id: project.id };
    await takeDown(shop.db, { ...subject, reason: 'other', note: 'Note', decidedBy: 'Ada' }, address);
    await shop.db.update(takedowns).set({ answer: 'No.' }).where(eq(takedowns.caseId, caseId));
  }
  await restore(shop.db, { kind: 'viewer', id: back.project.id, decidedBy: 'Ada' }, address);
  await age(down.caseId, { decidedAt: ago(reportDays + 1) });
  await age(back.caseId, { decidedAt: ago(reportDays + 2), restoredAt: ago(reportDays + 1) });
  await deleteOldReports(shop.db);
  const takedownOf = async (caseId: string) =>
    (await shop.db.select().from(takedowns).where(eq(takedowns.caseId, caseId)))[0];
  expect(await takedownOf(down.caseId)).toMatchObject({ note: 'Note', answer: 'No.' });
  expect(await takedownOf(back.caseId)).toMatchObject({ note: '', answer: null });
});

it('S6.2 the case of what was erased has no owner words any more, and loses its reports in time', async () => {
  const { project, caseId } = await newCase();
  await takeDown(shop.db, { kind: 'viewer', id: project.id, reason: 'other', note: '', decidedBy: 'Ada' }, address);
  await shop.db.delete(projects).where(eq(projects.id, project.id));
  expect(await shop.db.$count(takedowns, eq(takedowns.caseId, caseId))).toBe(0);
  const [row] = await shop.db.select().from(reportCases).where(eq(reportCases.id, caseId));
  expect(row).toMatchObject({ state: 'upheld', projectId: null, decisionReason: 'other' });
  await age(caseId, { decidedAt: ago(1), lastReportedAt: ago(reportDays + 1) });
  await deleteOldReports(shop.db);
  expect(await reportsOf(caseId)).toEqual([]);
});
