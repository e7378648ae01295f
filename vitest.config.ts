import { defineConfig } from 'vitest/config';

const room = (name: string, testTimeout = 30_000, setupFiles: string[] = []) => ({
  extends: true as const,
  test: { name, include: [`${name}/**/*.test.{ts,tsx}`], testTimeout, setupFiles },
});

/** Tests that compile pictures and follow them through frames take seconds, on a busy machine many. */
const longTests = 120_000;

export default defineConfig({
  test: {
    environment: 'node',
    maxWorkers: 2,
    allowOnly: false,
    setupFiles: ['words/src/test-locale.ts'],
    // what is looked for until it is there may take its time on a busy machine
    expect: { poll: { timeout: 20_000 } },
    exclude: ['**/node_modules/**', '**/dist/**', 'e2e/**'],
    projects: [
      { extends: true, test: { name: 'house', include: ['*.test.ts', 'scripts/*.test.ts'], testTimeout: 30_000 } },
      room('contract'),
      room('sample'),
      room('scene'),
      room('words'),
      room('storefront'),
      room('tracker', longTests, ['tracker/src/test-seed.ts']),
      room('bench', longTests),
      {
        extends: true,
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          globalSetup: ['server/src/db/test-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
