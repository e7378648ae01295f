import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { files } from '../files/tables.ts';
import type { Database } from '../platform/db/connection.ts';
import { inProjects } from '../projects/files-in-projects.ts';

/** Notes of files that a project shows them: they do not count any more as what nobody has ordered. Answers how many. */
export async function markOrdered(db: Database, batch = 1000): Promise<number> {
  let count = 0;
  for (;;) {
    const marked = await markSome(db, batch);
    count += marked;
    if (marked < batch) return count;
  }
}

async function markSome(db: Database, batch: number): Promise<number> {
  const isShown = or(...inProjects.map((reference) => sql`exists (${reference})`));
  const shown = db
    .select({ id: files.id })
    .from(files)
    .where(and(isNull(files.orderedAt), eq(files.shared, false), isShown))
    .limit(batch)
    .for('update', { skipLocked: true });
  const marked = await db
    .update(files)
    .set({ orderedAt: sql`now()` })
    .where(inArray(files.id, shown))
    .returning({ id: files.id });
  return marked.length;
}
