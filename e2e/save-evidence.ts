import { afterEach, beforeEach } from 'vitest';
import { recordTraces, reportEvidence } from './evidence.ts';

// What failed is repeated, with a trace.
beforeEach(({ task }) => recordTraces((task.result?.errors?.length ?? 0) > 0));

// A setup file's hook runs before those of the stories (`sequence.hooks`), which close the pages.
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await reportEvidence(task);
});
