import { and, eq, lte, sql } from 'drizzle-orm';
import { blogs } from '../blog/tables.ts';
import { audit } from '../operators/audit.ts';
import { registerPutBack } from '../operators/put-back.ts';
import { failChanged } from '../operators/record-version.ts';
import type { Database } from '../platform/db/connection.ts';
import type { Operator } from '../platform/http/handlers.ts';
import { readArticleFields } from './article-fields.ts';
import { type ArticleRow, articleState, articleSubject, lockArticle } from './lock-article.ts';
import { refuseArticleField } from './refuse-article-field.ts';
import { checkWhole } from './save-article.ts';

type Publication = Pick<ArticleRow, 'active' | 'publishAt'>;

const recorded = (row: Publication) => ({
  state: articleState(row),
  publishAt: row.publishAt?.toISOString() ?? null,
});

/** An article that is published for the first time gets the date of that moment. */
const write = (tx: Database, id: number, { active, publishAt }: Publication) =>
  tx
    .update(blogs)
    .set({
      active,
      publishAt,
      version: sql`${blogs.version} + 1`,
      ...(active && {
        publishedAt: sql`case when ${blogs.wasPublished} then ${blogs.publishedAt} else now() end`,
        wasPublished: true,
      }),
    })
    .where(eq(blogs.id, id));

/** Shows a locked article to customers, now or at a time. */
export async function publishArticle(
  tx: Database,
  operator: Operator,
  row: ArticleRow,
  at: Date | null = null,
): Promise<void> {
  if (row.active) return;
  checkWhole(await readArticleFields(tx, row));
  if (at && at.getTime() <= Date.now()) refuseArticleField('at', 'pastTime');
  const state = { active: at === null, publishAt: at };
  await write(tx, row.id, state);
  await audit(tx, operator, {
    action: at ? 'article.scheduled' : 'article.published',
    subject: articleSubject(row.id),
    before: recorded(row),
    after: recorded(state),
  });
}

/** Makes a locked article a draft again, also one that waits for its time. */
export async function unpublishArticle(tx: Database, operator: Operator, row: ArticleRow): Promise<void> {
  if (!row.active && !row.publishAt) return;
  const state = { active: false, publishAt: null };
  await write(tx, row.id, state);
  await audit(tx, operator, {
    action: 'article.unpublished',
    subject: articleSubject(row.id),
    before: recorded(row),
    after: recorded(state),
  });
}

/** Publishes the articles whose time has come; answers how many. */
export async function publishScheduledArticles(db: Database): Promise<number> {
  const isDue = lte(blogs.publishAt, sql`now()`);
  const due = await db.select({ id: blogs.id }).from(blogs).where(isDue);
  for (const { id } of due)
    await db.transaction(async (tx) => {
      const [row] = await tx
        .select()
        .from(blogs)
        .where(and(eq(blogs.id, id), isDue))
        .for('no key update');
      if (!row) return;
      await write(tx, id, { active: true, publishAt: null });
      await audit(tx, null, {
        action: 'article.published',
        subject: articleSubject(id),
        before: { state: 'scheduled' },
        after: { state: 'published' },
      });
    });
  return due.length;
}

/** An article is published, or a draft, again as long as nobody has changed that since. */
export function registerArticlePublicationPutBacks(): void {
  for (const action of ['article.published', 'article.unpublished', 'article.scheduled'] as const)
    registerPutBack(action, 'catalogue.write', async (tx, _operator, { subject, before, after }) => {
      const row = await lockArticle(tx, Number(subject.id));
      const [earlier, expected] = [before, after] as ReturnType<typeof recorded>[];
      if (articleState(row) !== expected?.state || !earlier) return failChanged(tx, articleSubject(row.id));
      // It may have been emptied while it was a draft.
      if (earlier.state !== 'draft') checkWhole(await readArticleFields(tx, row));
      const publishAt = earlier.publishAt ? new Date(earlier.publishAt) : null;
      await write(tx, row.id, { active: earlier.state === 'published', publishAt });
    });
}
