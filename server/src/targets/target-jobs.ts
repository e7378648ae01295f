import type { Database } from '../platform/db/connection.ts';
import type { FileStore } from '../files/store/store.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import { deleteUnusedTargets } from './delete-targets.ts';
import { prepareTargets } from './targets-of.ts';

/** Lets this process prepare the photos of projects for the viewer, and delete what nobody needs any more. */
export async function registerTargetJobs(
  jobs: Jobs,
  parts: { db: Database; store: FileStore; shopUrl: () => string },
): Promise<void> {
  await jobs.register('targets', async ({ projectId }) => void (await prepareTargets(parts.db, { projectId }, parts)));
  await jobs.schedule('delete-targets', 3600, () => deleteUnusedTargets(parts.db));
}
