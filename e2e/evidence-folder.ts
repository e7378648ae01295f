import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
/** Where `evidence.ts` writes, a folder for each test of the last run that failed. */
export const evidenceFolder = join(root, '.cache', 'stories');
