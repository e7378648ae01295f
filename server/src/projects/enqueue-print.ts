import type { Database } from '../platform/db/connection.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';

/**
 * Has the print file of a project made as it stands when the transaction commits. Call it whenever what is printed has
 * changed; where it has not, nothing is made.
 */
export const enqueuePrint = (tx: Database, projectId: string): Promise<void> =>
  enqueue(tx, 'print-files', { projectId });
