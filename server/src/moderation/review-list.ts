import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Reply } from '@afterimage/contract/api.ts';
import { accounts } from '../accounts/tables.ts';
import { products } from '../catalogue/tables.ts';
import type { SignUrl } from '../files/signed-url.ts';
import { people } from '../people/tables.ts';
import { existsIn } from '../platform/lists/filter-condition.ts';
import type { List } from '../platform/lists/list.ts';
import { reportCases } from '../reports/tables.ts';
import { reviews } from '../reviews/tables.ts';
import { translations } from '../translations/tables.ts';
import { loadTexts } from '../translations/translate.ts';
import { readShownFiles } from './shown-files.ts';

type Review = Reply<'listModeratedReviews'>['itemList'][number];

const openCase = and(eq(reportCases.reviewId, reviews.id), eq(reportCases.state, 'open'));

/** A condition on what the reviewed product is called, in any language. */
const inProductNames = (condition: SQL): SQL => sql`exists (
  select from (
    select lower(${products.name}) as name from ${products} where ${products.id} = ${reviews.productId}
    union all
    select lower(${translations.text}) from ${translations}
    where ${translations.entity} = 'product' and ${translations.entityId} = ${reviews.productId}::text
      and ${translations.field} = 'name'
  ) as in_names where ${condition})`;

/** All reviews, also those that were taken down. */
export const reviewList = (signUrl: SignUrl): List<Review> => ({
  name: 'reviews',
  table: reviews,
  key: { column: reviews.id, type: 'bigint' },
  defaultSort: '-createdAt',
  columns: {
    createdAt: { kind: 'moment', value: reviews.createdAt, sortable: true },
    rating: { kind: 'number', value: reviews.rating },
    product: { kind: 'number', value: reviews.productId },
    about: { kind: 'text', value: sql`in_names.name`, within: inProductNames },
    answered: { kind: 'flag', value: sql`${reviews.answer} is not null` },
    takenDown: { kind: 'flag', value: sql`${reviews.takedownKey} is not null` },
    reported: { kind: 'flag', value: existsIn(reportCases, openCase) },
    photos: { kind: 'flag', value: sql`cardinality(${reviews.photoIds}) > 0` },
  },
  search: (text) =>
    sql`to_tsvector('simple', ${reviews.title} || ' ' || ${reviews.text}) @@ plainto_tsquery('simple', ${text})`,
  load: async (db, keys, { locale }) => {
    const rows = await db
      .select({
        review: reviews,
        firstName: accounts.firstName,
        lastName: accounts.lastName,
        productName: products.name,
        productSlug: products.slug,
        personId: people.id,
        openCaseId: reportCases.id,
      })
      .from(reviews)
      .innerJoin(accounts, eq(accounts.id, reviews.accountId))
      .innerJoin(products, eq(products.id, reviews.productId))
      .leftJoin(people, eq(people.accountId, reviews.accountId))
      .leftJoin(reportCases, openCase)
      .where(inArray(reviews.id, keys.map(Number)));
    const files = await readShownFiles(
      db,
      rows.flatMap(({ review }) => review.photoIds),
      signUrl,
    );
    const texts = await loadTexts(db, locale, { product: rows.map(({ review }) => review.productId) }, ['name']);
    return new Map(
      rows.map(({ review, firstName, lastName, productName, productSlug, personId, openCaseId }) => [
        String(review.id),
        {
          id: review.id,
          productId: review.productId,
          productSlug,
          personId,
          openCaseId,
          productName: texts.of('product', review.productId)['name'] ?? productName,
          authorName: `${firstName} ${lastName}`.trim(),
          rating: review.rating,
          title: review.title,
          text: review.text,
          photoList: review.photoIds.flatMap((id) => files.get(id) ?? []),
          upvotes: review.upvoteCount,
          createdAt: review.createdAt.toISOString(),
          editedAt: review.editedAt?.toISOString() ?? null,
          takenDown: review.takedownKey !== null,
          answer: review.answer,
        },
      ]),
    );
  },
});
