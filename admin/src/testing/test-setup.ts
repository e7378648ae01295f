import { afterEach, expect } from 'vitest';
import '../app/styles.ts';
import { endAdmin } from './test-admin.tsx';

// Each test leaves the document as it found it, and fails by what the fake server complains of.
afterEach(async () => {
  expect(await endAdmin()).toEqual([]);
});
