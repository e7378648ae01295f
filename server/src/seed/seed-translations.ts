import { eq } from 'drizzle-orm';
import type { BlogBlock } from '@afterimage/contract/blog.ts';
import type { SampleArticle } from '@afterimage/sample/article.ts';
import { articleList } from '@afterimage/sample/articles.ts';
import type { SampleProduct } from '@afterimage/sample/product.ts';
import { productList } from '@afterimage/sample/products.ts';
import { safetyOf } from '@afterimage/sample/safety.ts';
import { templates } from '@afterimage/sample/templates.ts';
import { pictureAlts } from '@afterimage/sample/translations/picture-alts.ts';
import { sampleTranslations } from '@afterimage/sample/translations/sample-translations.ts';
import type {
  ArticleTranslation,
  ProductTranslation,
  SampleTranslation,
} from '@afterimage/sample/translations/translation.ts';
import { blocksField } from '../blog/article-texts.ts';
import { surfaceField, tagText } from '../catalogue/product-texts.ts';
import { attributeValues, customizations, extras } from '../catalogue/tables.ts';
import { accounts } from '../accounts/tables.ts';
import { coupons } from '../coupons/tables.ts';
import type { Database } from '../platform/db/connection.ts';
import { displayName } from '../reviews/read-reviews.ts';
import { reviews } from '../reviews/tables.ts';
import { type TranslatableEntity, translations } from '../translations/tables.ts';
import { altField } from '../translations/translate.ts';

type Row = typeof translations.$inferInsert;
/** Texts of one row, by field. */
type FieldTexts = Readonly<Record<string, string | undefined>>;

/** What every shop has besides the sample: names of taxes and of ways of delivery. */
export async function seedShopTranslations(tx: Database): Promise<void> {
  const rows = sampleTranslations.flatMap(([locale, { deliveries, taxes }]) => [
    ...Object.entries(deliveries).flatMap(([id, name]) => rowsOf('delivery_method', id, locale, { name })),
    ...Object.entries(taxes).flatMap(([country, name]) => rowsOf('tax_rate', country, locale, { name })),
  ]);
  await insert(tx, rows);
}

const slugs = new Map(productList.map(({ id, slug }) => [id, slug]));

/** The texts of the sample shop in further languages. Its rows are there already. */
export async function seedSampleTranslations(tx: Database): Promise<void> {
  const slots = await tx
    .select({ id: customizations.id, productId: customizations.productId, title: customizations.title })
    .from(customizations);
  const choices = await tx
    .select({ id: extras.id, productId: customizations.productId, title: extras.title })
    .from(extras)
    .innerJoin(customizations, eq(customizations.id, extras.customizationId));
  const valueRows = await tx
    .select({ id: attributeValues.id, attributeId: attributeValues.attributeId, code: attributeValues.code })
    .from(attributeValues);
  const couponRows = await tx.select({ id: coupons.id, code: coupons.code }).from(coupons);
  const reviewRows = await readReviews(tx);
  for (const [locale, sample] of sampleTranslations) {
    const textsOf = new Map(productList.map(({ id, slug }) => [id, sample.products[slug]]));
    await insert(tx, [
      ...Object.entries(sample.categories).flatMap(([id, texts]) => rowsOf('category', id, locale, { ...texts })),
      ...Object.entries(sample.articleCategories).flatMap(([id, texts]) =>
        rowsOf('blog_category', id, locale, { ...texts }),
      ),
      ...Object.entries(sample.attributes).flatMap(([id, { name }]) => rowsOf('attribute', id, locale, { name })),
      ...valueRows.flatMap(({ id, attributeId, code }) =>
        rowsOf('attribute_value', id, locale, { name: sample.attributes[attributeId]?.values[code] }),
      ),
      ...couponRows.flatMap(({ id, code }) => rowsOf('coupon', id, locale, { title: sample.coupons[code] })),
      ...reviewRows.flatMap(({ id, productId, firstName, lastName }) =>
        rowsOf('review', id, locale, reviewTexts(sample, slugs.get(productId) ?? '', displayName(firstName, lastName))),
      ),
      ...slots.flatMap(({ id, productId, title }) =>
        rowsOf('customization', id, locale, { title: textsOf.get(productId)?.slots?.[title] }),
      ),
      ...choices.flatMap(({ id, productId, title }) =>
        rowsOf('extra', id, locale, { title: textsOf.get(productId)?.choices?.[title] }),
      ),
      ...articleList.flatMap((article) => {
        const texts = sample.articles[article.slug];
        return texts ? rowsOf('blog', article.id, locale, articleTexts(article, texts)) : [];
      }),
      ...productList.flatMap((product) => {
        const texts = sample.products[product.slug];
        return texts ? rowsOf('product', product.id, locale, productTexts(product, texts, sample)) : [];
      }),
    ]);
  }
}

/** The reviews with what their translations are found by. */
const readReviews = (tx: Database) =>
  tx
    .select({
      id: reviews.id,
      productId: reviews.productId,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
    })
    .from(reviews)
    .innerJoin(accounts, eq(accounts.id, reviews.accountId));

function reviewTexts({ reviews: parts }: SampleTranslation, slug: string, author: string): FieldTexts {
  const [title, text] = parts.map((part) => part[slug]?.[author]).find((texts) => texts !== undefined) ?? [];
  return { title, text };
}

function productTexts(product: SampleProduct, texts: ProductTranslation, sample: SampleTranslation): FieldTexts {
  const { facts } = sample;
  const fact = (name: string, text: string) => `${facts[name] ?? name}: ${text}`;
  const alts = pictureAlts(product, texts, sample.pictures);
  const { warnings } = safetyOf(product);
  return {
    ...(warnings.length > 0 && {
      warnings: tagText(warnings.map((warning) => sample.warnings[warning] ?? warning)),
    }),
    name: texts.name,
    tag: tagText(texts.tag),
    shortDescription: texts.shortDescription,
    fullDescription: [
      texts.story,
      fact('Material', texts.material),
      fact('Care', texts.care),
      fact('Dimensions', texts.dimensions),
    ].join('\n\n'),
    ...Object.fromEntries(
      (templates.get(product.slug) ?? []).map(({ id, title }) => [surfaceField(id), texts.surfaces?.[title]]),
    ),
    ...Object.fromEntries(
      [product.image, product.thumbImage].flatMap((list) => list.map(({ url }, index) => [altField(url), alts[index]])),
    ),
  };
}

/** The texts of a translation are those of the blocks from top to bottom, and its descriptions those of the pictures. */
function articleTexts({ picture, blockList }: SampleArticle, texts: ArticleTranslation): FieldTexts {
  const [ownAlt, ...blockAlts] = texts.alts;
  const blocks = blockList.map((block, index): BlogBlock => {
    const text = texts.blocks[index] ?? '';
    if (block.kind !== 'picture') return { ...block, text };
    return { ...block, caption: text, picture: { ...block.picture, alt: blockAlts.shift() ?? '' } };
  });
  return {
    title: texts.title,
    summary: texts.summary,
    [altField(picture.url)]: ownAlt,
    [blocksField]: JSON.stringify(blocks),
  };
}

function rowsOf(entity: TranslatableEntity, id: string | number, locale: string, texts: FieldTexts): Row[] {
  return Object.entries(texts).flatMap(([field, text]) =>
    text === undefined ? [] : [{ entity, entityId: String(id), locale, field, text }],
  );
}

/** A statement takes 65,535 values; triggers work once for each statement. */
async function insert(tx: Database, rows: readonly Row[]): Promise<void> {
  for (let at = 0; at < rows.length; at += 5000)
    await tx
      .insert(translations)
      .values(rows.slice(at, at + 5000))
      .onConflictDoNothing();
}
