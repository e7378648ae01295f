import { eq } from 'drizzle-orm';
import type { FileStore } from '../files/store/store.ts';
import type { Database } from '../platform/db/connection.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import { projects } from '../projects/tables.ts';
import { deleteUnusedPreviews } from './delete-previews.ts';
import { preparedPreview } from './make-preview.ts';
import { readRecipe } from './preview-recipe.ts';
import { readOrderLine } from './previewed-line.ts';

/** Lets this process make the previews of projects in advance, and delete what nobody asks for any more. */
export async function registerPreviewJobs(jobs: Jobs, parts: { db: Database; store: FileStore }): Promise<void> {
  await jobs.register('previews', ({ projectId }) => preparePreview(parts, projectId));
  await jobs.schedule('delete-previews', 3600, () => deleteUnusedPreviews(parts.db));
}

async function preparePreview({ db, store }: { db: Database; store: FileStore }, projectId: string): Promise<void> {
  const [project] = await db.select({ lineId: projects.orderLineId }).from(projects).where(eq(projects.id, projectId));
  const line = project && (await readOrderLine(db, project.lineId));
  const recipe = line?.file ? await readRecipe(db, line.design) : null;
  if (recipe) await preparedPreview(db, recipe, store);
}
