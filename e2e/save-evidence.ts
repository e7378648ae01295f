import { afterEach } from 'vitest';
import { reportEvidence } from './evidence.ts';

// A setup file's hook runs before those of the stories (`sequence.hooks`), which close the pages.
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await reportEvidence(task);
});
