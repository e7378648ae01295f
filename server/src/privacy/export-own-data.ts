import { and, asc, desc, eq, inArray, or } from 'drizzle-orm';
import type { OwnData } from '@afterimage/contract/privacy.ts';
import { listAddresses } from '../accounts/addresses.ts';
import { readSessions } from '../accounts/own-sessions.ts';
import { profileOnWire } from '../accounts/profile.ts';
import { readCart } from '../cart/read-cart.ts';
import type { Database } from '../platform/db/connection.ts';
import { accounts } from '../accounts/tables.ts';
import { products } from '../catalogue/tables.ts';
import { files } from '../files/tables.ts';
import { orders } from '../orders/tables.ts';
import { reviews, reviewUpvotes } from '../reviews/tables.ts';
import { wishlistItems } from '../wishlist/tables.ts';
import { guestFilesOf } from './guest-files.ts';
import { type DraftParts, draftOnWire, draftsOf } from '../drafts/read-draft.ts';
import { fail } from '../platform/http/failure.ts';
import type { SignUrl } from '../files/signed-url.ts';
import { baseLocale, type Locale } from '@afterimage/words/locale.ts';
import { orderOnWire } from '../orders/read-order.ts';
import { type ProjectParts, readProjects } from '../projects/read-projects.ts';
import { readVersions } from '../projects/read-versions.ts';
import { readOwnTakedowns } from '../reports/answer-takedown.ts';
import { readOwnReports } from '../reports/report-content.ts';
import { readOwnStockNotices } from '../stock-notices/end-stock-notices.ts';
import { loadTexts } from '../translations/translate.ts';
import { reviewsOnWire } from '../reviews/read-reviews.ts';

export type OwnDataParts = DraftParts & ProjectParts;

/** Whose data, as who reads them sees them; `sessionId` is the session that asks, null for an operator. */
interface OwnDataReading {
  db: Database;
  accountId: string;
  sessionId: string | null;
  locale: Locale;
}

/** Everything that is kept about an account. The parts give whole addresses: the answer is read outside the shop. */
export async function exportOwnData(reading: OwnDataReading, parts: OwnDataParts): Promise<OwnData> {
  const { signUrl } = parts;
  const { db, accountId, sessionId, locale } = reading;
  const [account] = await db.select().from(accounts).where(eq(accounts.id, accountId));
  if (!account) return fail('UNAUTHENTICATED');
  return {
    exportedAt: new Date().toISOString(),
    profile: { ...profileOnWire(account), createdAt: account.createdAt.toISOString() },
    addressList: await listAddresses(db, accountId),
    ...(await ordersOf(db, accountId, parts)),
    draftList: await allDrafts(reading, parts),
    ...(await reviewsOf(db, accountId, signUrl)),
    wishlist: await wishlistOf(reading),
    cart: await readCart(db, { accountId }, signUrl, locale),
    fileList: await filesOf(db, accountId, signUrl),
    reportList: await readOwnReports(db, account.email),
    stockNoticeList: await readOwnStockNotices(db, account.email),
    takedownList: await readOwnTakedowns(db, accountId, locale),
    sessionList: await readSessions(db, accountId, sessionId),
  };
}

async function ordersOf(db: Database, accountId: string, parts: OwnDataParts) {
  const { signUrl } = parts;
  const rows = await db
    .select()
    .from(orders)
    .where(eq(orders.accountId, accountId))
    .orderBy(desc(orders.createdAt), desc(orders.number));
  const orderList: OwnData['orderList'] = [];
  for (const row of rows) orderList.push(await orderOnWire(db, row, { signUrl }));
  const owner = { accountId };
  const projectList = await readProjects(db, { owner, where: eq(orders.accountId, accountId) }, parts);
  const projectVersionList: OwnData['projectVersionList'] = [];
  for (const { id } of projectList) projectVersionList.push(...(await readVersions(db, id, signUrl)).versionList);
  return { orderList, projectList, projectVersionList };
}

async function allDrafts({ db, accountId, locale }: OwnDataReading, parts: DraftParts) {
  const draftList: OwnData['draftList'] = [];
  for (const row of await draftsOf(db, accountId, parts.draftDays))
    draftList.push(await draftOnWire(db, row, locale, parts));
  return draftList;
}

async function reviewsOf(db: Database, accountId: string, signUrl: SignUrl) {
  const rows = await db
    .select({ id: reviews.id, productId: reviews.productId })
    .from(reviews)
    .where(eq(reviews.accountId, accountId))
    .orderBy(desc(reviews.createdAt), desc(reviews.id));
  const ids = rows.map(({ id }) => id);
  const reviewList = await reviewsOnWire(db, ids, { accountId, locale: baseLocale, signUrl });
  const productOf = new Map(rows.map(({ id, productId }) => [id, productId]));
  const upvotes = await db
    .select({ reviewId: reviewUpvotes.reviewId })
    .from(reviewUpvotes)
    .where(eq(reviewUpvotes.accountId, accountId))
    .orderBy(asc(reviewUpvotes.reviewId));
  return {
    reviewList: reviewList.map((review) => ({ ...review, productId: productOf.get(review.id) ?? 0 })),
    upvotedReviewIdList: upvotes.map(({ reviewId }) => reviewId),
  };
}

/** Also what is not offered at present, which the wishlist itself does not show. */
async function wishlistOf({ db, accountId, locale }: OwnDataReading): Promise<OwnData['wishlist']> {
  const rows = await db
    .select({ id: products.id, name: products.name, slug: products.slug, createdAt: wishlistItems.createdAt })
    .from(wishlistItems)
    .innerJoin(products, eq(products.id, wishlistItems.productId))
    .where(and(eq(wishlistItems.accountId, accountId)))
    .orderBy(desc(wishlistItems.createdAt), desc(products.id));
  const texts = await loadTexts(db, locale, { product: rows.map(({ id }) => id) }, ['name']);
  return rows.map(({ id, name, slug, createdAt }) => ({
    productId: id,
    name: texts.of('product', id)['name'] ?? name,
    slug,
    createdAt: createdAt.toISOString(),
  }));
}

async function filesOf(db: Database, accountId: string, signUrl: SignUrl): Promise<OwnData['fileList']> {
  const rows = await db
    .select()
    .from(files)
    .where(or(eq(files.accountId, accountId), inArray(files.id, await guestFilesOf(db, accountId))))
    .orderBy(desc(files.createdAt), files.id);
  return rows.map(({ id, kind, arType, name, mimeType, bytes, createdAt, posterKey, captionsKey }) => ({
    id,
    kind,
    type: arType,
    name,
    mimeType,
    bytes,
    createdAt: createdAt.toISOString(),
    url: signUrl(id),
    posterUrl: posterKey === null ? null : signUrl(id, { poster: true }),
    captionsUrl: captionsKey === null ? null : signUrl(id, { captions: true }),
  }));
}
