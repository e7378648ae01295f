import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { CaseDecision, ReportReason } from '@afterimage/contract/values/reports.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import { stateAfter } from './case-state.ts';
import { hideFiles } from './hide-files.ts';
import { mailDecision, mailOwner } from './mail-people.ts';
import { isAbout, lockSubject, setTakedownKey, type Subject, subjectColumns, subjectOf } from './subjects.ts';
import { reportCases, takedowns } from './tables.ts';

/** Where the shop is, for the links of mails. */
interface ShopAddress {
  shopUrl: string;
}

type Takedown = Subject & {
  reason: ReportReason;
  /** Who of the shop decides. */
  decidedBy: string;
  /** What whoever published it is told besides the reason. */
  note: string;
};
type CaseRow = typeof reportCases.$inferSelect;

/**
 * Takes a published thing down, with or without a report: nobody sees it any more, its owner is told why and how to
 * answer, and who reported it is told too. A print that shows it stays, and its order. Answers the case.
 */
export async function takeDown(
  db: Database,
  { reason, decidedBy, note, ...subject }: Takedown,
  shop: ShopAddress,
): Promise<CaseRow> {
  return db.transaction(async (tx) => {
    const { takedownKey } = await lockSubject(tx, subject);
    if (takedownKey !== null) fail('CASE_DECIDED');
    const { id, state } = (await findOpenCase(tx, subject)) ?? (await openCase(tx, subject));
    const decision = { state: after(state, 'uphold'), decisionReason: reason, decidedBy, decidedAt: new Date() };
    const upheld = await writeCase(tx, id, decision);
    const key = randomBytes(16).toString('base64url');
    await tx.insert(takedowns).values({ caseId: id, ...subjectColumns(subject), key, note });
    await setTakedownKey(tx, subject, key);
    await hideFiles(tx, subject);
    await mailOwner(tx, subject, { news: 'takedown', reason, note, key, ...shop });
    await mailDecision(tx, upheld, shop);
    return upheld;
  });
}

/** Shows again what was taken down, and tells its owner. Answers the case. */
export async function restore(
  db: Database,
  { decidedBy, ...subject }: Subject & { decidedBy: string },
  shop: ShopAddress,
): Promise<CaseRow> {
  return db.transaction(async (tx) => {
    const { takedownKey } = await lockSubject(tx, subject);
    if (takedownKey === null) fail('CASE_DECIDED');
    const [takedown] = await tx.select().from(takedowns).where(eq(takedowns.key, takedownKey));
    if (!takedown) return fail('NOT_FOUND');
    const { state } = await readCase(tx, takedown.caseId);
    const decision = { state: after(state, 'restore'), restoredBy: decidedBy, restoredAt: new Date() };
    const restored = await writeCase(tx, takedown.caseId, decision);
    await setTakedownKey(tx, subject, null);
    await mailOwner(tx, subject, { news: 'restored', key: takedownKey, ...shop });
    return restored;
  });
}

/** Decides that the reported thing stays as it is, and tells those who reported it. Answers the case. */
export async function dismissCase(
  db: Database,
  { caseId, decidedBy }: { caseId: string; decidedBy: string },
  shop: ShopAddress,
): Promise<CaseRow> {
  return db.transaction(async (tx) => {
    const { state } = await readCase(tx, caseId, 'locked');
    const decision = { state: after(state, 'dismiss'), decidedBy, decidedAt: new Date() };
    const dismissed = await writeCase(tx, caseId, decision);
    await mailDecision(tx, dismissed, shop);
    return dismissed;
  });
}

/** What a case is about; fails when there is no such case, or its thing is not there any more. */
export async function subjectOfCase(db: Database, caseId: string): Promise<Subject> {
  return subjectOf(await readCase(db, caseId)) ?? fail('NOT_FOUND');
}

const after = (state: CaseRow['state'], decision: CaseDecision) => stateAfter(state, decision) ?? fail('CASE_DECIDED');

export async function findOpenCase(tx: Database, subject: Subject): Promise<CaseRow | null> {
  const isIt = and(isAbout(reportCases, subject), eq(reportCases.state, 'open'));
  const [row] = await tx.select().from(reportCases).where(isIt).for('no key update');
  return row ?? null;
}

export async function openCase(tx: Database, subject: Subject): Promise<CaseRow> {
  const [row] = await tx
    .insert(reportCases)
    .values({ kind: subject.kind, ...subjectColumns(subject) })
    .returning();
  return row ?? fail('INTERNAL');
}

async function readCase(tx: Database, caseId: string, lock?: 'locked'): Promise<CaseRow> {
  const query = tx.select().from(reportCases).where(eq(reportCases.id, caseId));
  const [row] = await (lock ? query.for('no key update') : query);
  return row ?? fail('NOT_FOUND');
}

async function writeCase(tx: Database, caseId: string, change: Partial<CaseRow>): Promise<CaseRow> {
  const [row] = await tx.update(reportCases).set(change).where(eq(reportCases.id, caseId)).returning();
  return row ?? fail('NOT_FOUND');
}
