import { defineConfig } from 'vitest/config';
import { stepTimeout } from './e2e/timeouts.ts';

/** Whole walks take minutes, on a busy machine many. */
const testTimeout = 1_200_000;

const globalSetup = ['server/src/platform/db/test-setup.ts'];

/**
 * What only `npm run test:all` runs: a whole walk over many cases of which `npm test` keeps one of each kind, and what needs
 * root, a package registry or much time. A walk of a room lies beside its test as `*.all.test.ts`; a walk through the whole
 * shop lies in `e2e/all`.
 */
export default defineConfig({
  test: {
    environment: 'node',
    maxWorkers: 2,
    allowOnly: false,
    passWithNoTests: true,
    testTimeout,
    hookTimeout: testTimeout,
    exclude: ['**/node_modules/**', '**/dist/**'],
    projects: [
      {
        extends: true,
        test: {
          name: 'rooms',
          include: [
            '{admin,bench,client,contract,media,sample,scene,server,storefront,studio,tracker,translations,ui,viewer,words}/**/*.all.test.{ts,tsx}',
          ],
          globalSetup,
          setupFiles: ['words/src/test-locale.ts', 'test-cleanup.ts', 'tracker/src/test-seed.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'stories',
          globalSetup: [...globalSetup, 'e2e/shop-pool.ts'],
          setupFiles: ['e2e/save-evidence.ts'],
          include: ['e2e/all/*.test.ts'],
          env: { EVERY_CASE: '1' },
          sequence: { hooks: 'list' },
          expect: { poll: { timeout: stepTimeout } },
        },
      },
      { extends: true, test: { name: 'fresh', include: ['e2e/all/fresh/*.test.ts'] } },
      { extends: true, test: { name: 'press', include: ['e2e/all/press/*.test.ts'] } },
      { extends: true, test: { name: 'disk', include: ['e2e/all/disk/*.test.ts'] } },
      { extends: true, test: { name: 'root', include: ['e2e/all/root/*.test.ts'] } },
    ],
  },
});
