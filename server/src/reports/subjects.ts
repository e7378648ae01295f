import { and, eq, type SQL } from 'drizzle-orm';
import { designKey } from '@afterimage/contract/drafts.ts';
import { numericIdInPath } from '@afterimage/contract/ids.ts';
import type { ReportKind } from '@afterimage/contract/values/reports.ts';
import { viewerParams } from '@afterimage/contract/viewer.ts';
import type { Locale } from '@afterimage/words/locale.ts';
import { products } from '../catalogue/tables.ts';
import { isAlive } from '../drafts/read-draft.ts';
import { drafts } from '../drafts/tables.ts';
import { orderLines } from '../orders/tables.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import { projects } from '../projects/tables.ts';
import { reviews } from '../reviews/tables.ts';
import { loadTexts } from '../translations/translate.ts';
import { findViewer } from '../viewer/find-viewer.ts';
import type { reportCases } from './tables.ts';

/** A published thing that is reported and taken down; the id is that of the project, the review or the draft. */
export type Subject = { kind: 'viewer'; id: string } | { kind: 'review'; id: number } | { kind: 'design'; id: string };

interface PublishedSubject {
  subject: Subject;
  productName: string;
}

interface Reading {
  locale: Locale;
  draftDays: number;
}

/** What is published under a viewer's code, a review's number or the key of a shared design; else NOT_FOUND or TAKEN_DOWN. */
export async function findPublished(
  db: Database,
  { kind, subjectId }: { kind: ReportKind; subjectId: string },
  reading: Reading,
): Promise<PublishedSubject> {
  return (await finders[kind](db, subjectId, reading)) ?? fail('NOT_FOUND');
}

type Finder = (db: Database, subjectId: string, reading: Reading) => Promise<PublishedSubject | null>;

const finders: Readonly<Record<ReportKind, Finder>> = { viewer: findByCode, review: findReview, design: findDesign };

async function findByCode(db: Database, code: string, reading: Reading): Promise<PublishedSubject | null> {
  if (!viewerParams.safeParse({ viewerCode: code }).success) return null;
  const viewer = await findViewer(db, code, reading);
  if (!viewer) return null;
  if (viewer.fault === 'TAKEN_DOWN') fail('TAKEN_DOWN');
  if (viewer.fault) return null;
  const { id, productName } = viewer;
  return { subject: viewer.kind === 'project' ? { kind: 'viewer', id } : { kind: 'design', id }, productName };
}

async function findReview(db: Database, number: string, { locale }: Reading): Promise<PublishedSubject | null> {
  const id = numericIdInPath.safeParse(number).data;
  if (id === undefined) return null;
  const [row] = await db
    .select({ takedownKey: reviews.takedownKey, productId: products.id, name: products.name })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(and(eq(reviews.id, id), eq(products.active, true)));
  return row ? { subject: { kind: 'review', id }, productName: await publishedName(db, row, locale) } : null;
}

async function findDesign(db: Database, key: string, { locale, draftDays }: Reading): Promise<PublishedSubject | null> {
  if (!designKey.safeParse(key).success) return null;
  const [row] = await db
    .select({ id: drafts.id, takedownKey: drafts.takedownKey, productId: products.id, name: products.name })
    .from(drafts)
    .innerJoin(products, eq(products.id, drafts.productId))
    .where(and(eq(drafts.shareKey, key), isAlive(draftDays)));
  return row ? { subject: { kind: 'design', id: row.id }, productName: await publishedName(db, row, locale) } : null;
}

async function publishedName(
  db: Database,
  { takedownKey, productId, name }: { takedownKey: string | null; productId: number; name: string },
  locale: Locale,
): Promise<string> {
  if (takedownKey !== null) fail('TAKEN_DOWN');
  const texts = await loadTexts(db, locale, { product: [productId] }, ['name']);
  return texts.of('product', productId)['name'] ?? name;
}

/** The columns of a case or a takedown that name a subject. */
export const subjectColumns = ({ kind, id }: Subject) => ({
  projectId: kind === 'viewer' ? id : null,
  reviewId: kind === 'review' ? id : null,
  draftId: kind === 'design' ? id : null,
});

/** What a row names; null when that is not there any more. */
export function subjectOf(
  row: Pick<typeof reportCases.$inferSelect, 'projectId' | 'reviewId' | 'draftId'>,
): Subject | null {
  if (row.projectId !== null) return { kind: 'viewer', id: row.projectId };
  if (row.reviewId !== null) return { kind: 'review', id: row.reviewId };
  return row.draftId === null ? null : { kind: 'design', id: row.draftId };
}

/** That a row of a table with these columns names the subject. */
export function isAbout(
  table: Pick<typeof reportCases, 'projectId' | 'reviewId' | 'draftId'>,
  { kind, id }: Subject,
): SQL {
  if (kind === 'viewer') return eq(table.projectId, id);
  return kind === 'review' ? eq(table.reviewId, id) : eq(table.draftId, id);
}

/** Locks a subject until the transaction ends: what is decided about it, and reported, comes one after the other. */
export async function lockSubject(tx: Database, subject: Subject): Promise<{ takedownKey: string | null }> {
  const [row] = await lock[subject.kind](tx, subject);
  return row ?? fail('NOT_FOUND');
}

type Lock = (tx: Database, subject: Subject) => Promise<{ takedownKey: string | null }[]>;

const lock: Readonly<Record<ReportKind, Lock>> = {
  viewer: (tx, { id }) =>
    tx
      .select({ takedownKey: projects.takedownKey })
      .from(projects)
      .where(eq(projects.id, String(id)))
      .for('no key update'),
  async review(tx, { id }) {
    // The product first, as everybody does whose change moves its rating.
    const reviewed = tx
      .select({ id: reviews.productId })
      .from(reviews)
      .where(eq(reviews.id, Number(id)));
    await tx.select({ id: products.id }).from(products).where(eq(products.id, reviewed)).for('no key update');
    return tx
      .select({ takedownKey: reviews.takedownKey })
      .from(reviews)
      .where(eq(reviews.id, Number(id)))
      .for('no key update');
  },
  design: (tx, { id }) =>
    tx
      .select({ takedownKey: drafts.takedownKey })
      .from(drafts)
      .where(eq(drafts.id, String(id)))
      .for('no key update'),
};

/** Writes whether a subject is taken down. */
export async function setTakedownKey(tx: Database, { kind, id }: Subject, takedownKey: string | null): Promise<void> {
  if (kind === 'viewer') await tx.update(projects).set({ takedownKey }).where(eq(projects.id, id));
  else if (kind === 'review') await tx.update(reviews).set({ takedownKey }).where(eq(reviews.id, id));
  else await tx.update(drafts).set({ takedownKey }).where(eq(drafts.id, id));
}

/** The product that a subject shows or is about, as it is called in a language; a project's as it was ordered. */
export async function productNameOf(db: Database, { kind, id }: Subject, locale: Locale): Promise<string> {
  if (kind === 'viewer') {
    const [row] = await db
      .select({ name: orderLines.name })
      .from(projects)
      .innerJoin(orderLines, eq(orderLines.id, projects.orderLineId))
      .where(eq(projects.id, id));
    return row?.name ?? '';
  }
  const productId =
    kind === 'review'
      ? db.select({ id: reviews.productId }).from(reviews).where(eq(reviews.id, id))
      : db.select({ id: drafts.productId }).from(drafts).where(eq(drafts.id, id));
  const [product] = await db
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(eq(products.id, productId));
  return product ? publishedName(db, { takedownKey: null, productId: product.id, name: product.name }, locale) : '';
}
