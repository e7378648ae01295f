import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Takedown } from '@afterimage/contract/reports.ts';
import type { Locale } from '@afterimage/words/locale.ts';
import { drafts } from '../drafts/tables.ts';
import { orders } from '../orders/tables.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import { enqueueMail } from '../platform/mail/enqueue-mail.ts';
import { projects } from '../projects/tables.ts';
import { reviews } from '../reviews/tables.ts';
import { answeredMail } from './mail/shop-mails.page.ts';
import { productNameOf, subjectOf } from './subjects.ts';
import { reportCases, takedowns } from './tables.ts';
import { type InitialSeller, readSeller } from '../shop-settings/read-seller.ts';

/** What a key explains, in a language. */
export async function readTakedown(db: Database, key: string, locale: Locale): Promise<Takedown> {
  const [row] = await db
    .select({ takedown: takedowns, reportCase: reportCases })
    .from(takedowns)
    .innerJoin(reportCases, eq(reportCases.id, takedowns.caseId))
    .where(eq(takedowns.key, key));
  return row ? takedownOnWire(db, row, locale) : fail('NOT_FOUND');
}

type Row = { takedown: typeof takedowns.$inferSelect; reportCase: typeof reportCases.$inferSelect };

async function takedownOnWire(db: Database, { takedown, reportCase }: Row, locale: Locale): Promise<Takedown> {
  const subject = subjectOf(takedown);
  return {
    kind: reportCase.kind,
    productName: subject ? await productNameOf(db, subject, locale) : '',
    reason: reportCase.decisionReason ?? 'other',
    note: takedown.note,
    takenDownAt: takedown.createdAt.toISOString(),
    restoredAt: reportCase.restoredAt?.toISOString() ?? null,
    answer: takedown.answer,
    answeredAt: takedown.answeredAt?.toISOString() ?? null,
  };
}

interface Answering {
  key: string;
  text: string;
  locale: Locale;
}

/** Stores the one answer of whoever has the key and tells the shop; sent twice alike, it is there once. */
export async function answerTakedown(
  db: Database,
  { key, text: answer, locale }: Answering,
  { initialSeller, shopUrl }: { initialSeller: InitialSeller; shopUrl: string },
): Promise<Takedown> {
  return db.transaction(async (tx) => {
    const before = await readTakedown(tx, key, locale);
    if (before.answer === answer) return before;
    if (before.restoredAt !== null) fail('CASE_DECIDED');
    const [answered] = await tx
      .update(takedowns)
      .set({ answer, answeredAt: sql`now()` })
      .where(and(eq(takedowns.key, key), isNull(takedowns.answer)))
      .returning({ caseId: takedowns.caseId });
    const takedown = await readTakedown(tx, key, locale);
    if (!answered) return takedown.answer === answer ? takedown : fail('TAKEDOWN_ANSWERED');
    await enqueueMail(
      tx,
      answeredMail({ to: (await readSeller(tx, initialSeller)).mail, shopUrl, kind: takedown.kind, answer }),
    );
    return takedown;
  });
}

/** The takedowns of what an account has published, for the copy of its data. */
export async function readOwnTakedowns(db: Database, accountId: string, locale: Locale): Promise<Takedown[]> {
  const isOwn = or(
    inArray(
      takedowns.projectId,
      db
        .select({ id: projects.id })
        .from(projects)
        .innerJoin(orders, eq(orders.id, projects.orderId))
        .where(eq(orders.accountId, accountId)),
    ),
    inArray(takedowns.reviewId, db.select({ id: reviews.id }).from(reviews).where(eq(reviews.accountId, accountId))),
    inArray(takedowns.draftId, db.select({ id: drafts.id }).from(drafts).where(eq(drafts.accountId, accountId))),
  );
  const rows = await db
    .select({ takedown: takedowns, reportCase: reportCases })
    .from(takedowns)
    .innerJoin(reportCases, eq(reportCases.id, takedowns.caseId))
    .where(isOwn)
    .orderBy(desc(takedowns.createdAt));
  const takedownList: Takedown[] = [];
  for (const row of rows) takedownList.push(await takedownOnWire(db, row, locale));
  return takedownList;
}
