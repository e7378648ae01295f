import { asc, eq, isNotNull, and } from 'drizzle-orm';
import type { ReportReason } from '@afterimage/contract/values/reports.ts';
import { type Locale, localePath } from '@afterimage/words/locale.ts';
import { accounts } from '../accounts/tables.ts';
import { drafts } from '../drafts/tables.ts';
import { orders } from '../orders/tables.ts';
import type { Database } from '../platform/db/connection.ts';
import { localeOf } from '../platform/locale/request-locale.ts';
import { enqueueMail } from '../platform/mail/enqueue-mail.ts';
import { projects } from '../projects/tables.ts';
import { reviews } from '../reviews/tables.ts';
import { decisionMail, restoredMail, takedownMail } from './mail/report-mails.ts';
import { productNameOf, type Subject, subjectOf } from './subjects.ts';
import { type reportCases, reports } from './tables.ts';

type News = { shopUrl: string; key: string } & (
  | { news: 'takedown'; reason: ReportReason; note: string }
  | { news: 'restored' }
);

/** Where a takedown is explained and answered. */
const takedownUrl = (shopUrl: string, key: string, locale: Locale): string =>
  shopUrl + localePath(`/report/takedown/${key}`, locale);

/** Tells whoever published a thing what has become of it; a design that a guest made has nobody to be told. */
export async function mailOwner(tx: Database, subject: Subject, { shopUrl, key, ...news }: News): Promise<void> {
  const [owner] = await ownersOf(tx, subject);
  if (!owner) return;
  const locale = localeOf(owner.locale);
  const productName = await productNameOf(tx, subject, locale);
  const letter = {
    to: owner.to,
    shopUrl,
    locale,
    kind: subject.kind,
    productName,
    url: takedownUrl(shopUrl, key, locale),
  };
  await enqueueMail(tx, news.news === 'takedown' ? takedownMail({ ...letter, ...news }) : restoredMail(letter));
}

/** The order's customer; of reviews and designs the owner of the account. */
async function ownersOf(tx: Database, { kind, id }: Subject): Promise<{ to: string; locale: string }[]> {
  const ofAccount = { to: accounts.emailShown, locale: accounts.locale };
  if (kind === 'viewer')
    return tx
      .select({ to: orders.email, locale: orders.locale })
      .from(projects)
      .innerJoin(orders, eq(orders.id, projects.orderId))
      .where(eq(projects.id, id));
  if (kind === 'review')
    return tx
      .select(ofAccount)
      .from(reviews)
      .innerJoin(accounts, eq(accounts.id, reviews.accountId))
      .where(eq(reviews.id, id));
  return tx
    .select(ofAccount)
    .from(drafts)
    .innerJoin(accounts, eq(accounts.id, drafts.accountId))
    .where(eq(drafts.id, id));
}

/** Tells each who reported a thing and left an address how its case was decided; an address gets one mail. */
export async function mailDecision(
  tx: Database,
  row: typeof reportCases.$inferSelect,
  { shopUrl }: { shopUrl: string },
): Promise<void> {
  const reporters = await tx
    .select({ email: reports.email, locale: reports.locale })
    .from(reports)
    .where(and(eq(reports.caseId, row.id), isNotNull(reports.email)))
    .orderBy(asc(reports.createdAt));
  const byAddress = new Map(reporters.map(({ email, locale }) => [email ?? '', localeOf(locale)]));
  const subject = subjectOf(row);
  for (const [to, locale] of byAddress) {
    const productName = subject ? await productNameOf(tx, subject, locale) : '';
    const isUpheld = row.state === 'upheld';
    await enqueueMail(tx, decisionMail({ to, shopUrl, locale, kind: row.kind, productName, isUpheld }));
  }
}
