import { createHash } from 'node:crypto';
import { desc, eq, sql } from 'drizzle-orm';
import type { OwnReport, ReportBody } from '@afterimage/contract/reports.ts';
import type { Locale } from '@afterimage/words/locale.ts';
import { emailKey } from '../accounts/email-key.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import type { Context } from '../platform/http/handlers.ts';
import { enqueueMail } from '../platform/mail/enqueue-mail.ts';
import { networkOf, type Throttle } from '../platform/rate-limit/rate-limits.ts';
import { newCaseMail } from './mail/shop-mails.page.ts';
import { receivedMail } from './mail/report-mails.ts';
import { findPublished, lockSubject, type Subject } from './subjects.ts';
import { reportCases, reports } from './tables.ts';
import { findOpenCase, openCase } from './take-down.ts';
import { type InitialSeller, readSeller } from '../shop-settings/read-seller.ts';

export interface ReportParts {
  throttle: Throttle;
  shopUrl(): string;
  /** Where the shop reads its mail. */
  initialSeller: InitialSeller;
  draftDays: number;
}

/**
 * Adds a report to the open case of what is reported, or opens one and tells the shop. From one network a case takes one
 * report: a repeated one is answered the same, and nothing is stored or mailed.
 */
export async function reportContent(
  { db, caller, locale, log }: Context,
  body: ReportBody,
  parts: ReportParts,
): Promise<Record<string, never>> {
  const { throttle, draftDays } = parts;
  const network = networkOf(caller.address);
  await throttle.take('report from an address', network);
  const { subject, productName } = await findPublished(db, body, { locale, draftDays });
  await throttle.take('report of a thing', `${subject.kind} ${subject.id}`);
  const report = { ...body, network, productName, locale };
  const opened = await db.transaction((tx) => addReport(tx, subject, report, parts));
  if (opened) log.warn({ caseId: opened, kind: subject.kind, reason: body.reason }, 'something was reported');
  return {};
}

/** Answers the id of a case that was opened for it. */
async function addReport(
  tx: Database,
  subject: Subject,
  report: ReportBody & { network: string; productName: string; locale: Locale },
  { throttle, shopUrl, initialSeller }: ReportParts,
): Promise<string | null> {
  const { reason, text, email, network, locale, productName } = report;
  const { takedownKey } = await lockSubject(tx, subject);
  if (takedownKey !== null) fail('TAKEN_DOWN');
  const existingCase = await findOpenCase(tx, subject);
  if (!existingCase) await throttle.take('case of a thing from an address', `${network} ${subject.kind} ${subject.id}`);
  const { id: caseId } = existingCase ?? (await openCase(tx, subject));
  const added = await tx
    .insert(reports)
    .values({ caseId, reason, text, email, locale, network: networkHash(caseId, network) })
    .onConflictDoNothing()
    .returning({ id: reports.id });
  if (added.length === 0) return null;
  await tx
    .update(reportCases)
    .set({ reportCount: sql`${reportCases.reportCount} + 1`, lastReportedAt: sql`now()` })
    .where(eq(reportCases.id, caseId));
  const { kind } = subject;
  if (email !== null && (await throttle.tryTake('report mail to a mailbox', emailKey(email))))
    await enqueueMail(tx, receivedMail({ to: email, shopUrl: shopUrl(), locale, kind, productName }));
  if (existingCase) return null;
  await enqueueMail(
    tx,
    newCaseMail({ to: (await readSeller(tx, initialSeller)).mail, shopUrl: shopUrl(), kind, reason, productName }),
  );
  return caseId;
}

/** Tells the reports of one network from others, and is of no use for another case. */
const networkHash = (caseId: string, network: string): string =>
  createHash('sha256').update(`${caseId}\n${network}`).digest('base64url');

/** What was reported with an address, for the copy of its owner's data. */
export async function readOwnReports(db: Database, email: string): Promise<OwnReport[]> {
  const rows = await db
    .select({ kind: reportCases.kind, report: reports })
    .from(reports)
    .innerJoin(reportCases, eq(reportCases.id, reports.caseId))
    .where(sql`lower(${reports.email}) = ${email}`)
    .orderBy(desc(reports.createdAt));
  return rows.map(({ kind, report: { reason, text, email: address, createdAt } }) => ({
    kind,
    reason,
    text,
    email: address ?? '',
    createdAt: createdAt.toISOString(),
  }));
}
