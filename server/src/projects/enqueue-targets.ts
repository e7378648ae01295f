import type { Database } from '../platform/db/connection.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';

/**
 * Has the photos of a project prepared for the viewer as they stand when the transaction commits. Call it whenever a
 * photo, what is printed with it, or its medium has changed.
 */
export const enqueueTargets = (tx: Database, projectId: string): Promise<void> => enqueue(tx, 'targets', { projectId });
