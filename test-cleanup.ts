import { afterAll, vi } from 'vitest';

// The test files of a project share a process and its modules (`isolate: false`): what a file has replaced in it is
// put back before the next one begins.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
