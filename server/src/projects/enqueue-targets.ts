import type { Database } from '../platform/db/connection.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';

/**
 * Has the photos of a project prepared for the viewer, and the picture of the product with them, as they stand when the transaction
 * commits. Call it whenever a photo, what is printed with it, or its medium has changed.
 */
export async function enqueueTargets(tx: Database, projectId: string): Promise<void> {
  await enqueue(tx, 'targets', { projectId });
  await enqueue(tx, 'previews', { projectId });
}
