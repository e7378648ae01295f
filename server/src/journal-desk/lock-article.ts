import { eq } from 'drizzle-orm';
import type { ArticleState } from '@afterimage/contract/values/journal-desk.ts';
import { blogs } from '../blog/tables.ts';
import { failChanged } from '../operators/record-version.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';

export type ArticleRow = typeof blogs.$inferSelect;

export const articleSubject = (id: number) => ({ kind: 'article', id }) as const;

export const articleState = ({ active, publishAt }: Pick<ArticleRow, 'active' | 'publishAt'>): ArticleState => {
  if (active) return 'published';
  return publishAt ? 'scheduled' : 'draft';
};

/** Locks an article until the transaction ends. Fails when it is not in the version that was `seen`. */
export async function lockArticle(tx: Database, id: number, seen?: number): Promise<ArticleRow> {
  const [row] = await tx.select().from(blogs).where(eq(blogs.id, id)).for('no key update');
  if (!row) return fail('NOT_FOUND');
  if (seen !== undefined && row.version !== seen) await failChanged(tx, articleSubject(id));
  return row;
}
