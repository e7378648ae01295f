import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';

const room = (name: string, setupFiles: string[] = []) => ({
  extends: true as const,
  test: { name, include: [`${name}/**/*.test.ts`], setupFiles, sequence: { groupOrder: 1 } },
});

export default defineConfig({
  test: {
    environment: 'node',
    // The files of a project share a process and its modules: to load them anew for each file took a third of the time.
    isolate: false,
    // Worker threads of the server (films, models, targets) compile their code once for all runs, not once a thread.
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, '.cache/compiled') },
    maxWorkers: 2,
    allowOnly: false,
    // the message of a failure names what was there: logs often have nothing else
    chaiConfig: { truncateThreshold: 1000 },
    setupFiles: ['words/src/test-locale.ts', 'test-cleanup.ts'],
    // These bound failures alone: on a machine that does other work beside, a test can take several times as long.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    // `*.all.test.ts` are whole walks, for vitest.all.config.ts
    exclude: [...configDefaults.exclude, '**/dist/**', 'e2e/**', '**/*.all.test.*'],
    // screenshots of component tests that failed
    attachmentsDir: '.cache/test-attachments',
    projects: [
      {
        extends: true,
        test: {
          name: 'house',
          include: ['*.test.ts', 'house/*.test.ts', 'scripts/*.test.ts'],
          sequence: { groupOrder: 1 },
        },
      },
      room('admin'),
      room('contract'),
      room('sample'),
      room('scene'),
      room('words'),
      room('build'),
      room('client'),
      room('media'),
      room('storefront'),
      room('studio'),
      room('ui'),
      room('viewer'),
      room('translations'),
      './storefront/vitest.components.config.ts',
      room('tracker', ['tracker/src/test-seed.ts']),
      room('bench'),
      {
        extends: true,
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          globalSetup: ['server/src/platform/db/test-setup.ts'],
          // they wait half of their time, for jobs and locks of the database
          maxWorkers: 4,
        },
      },
    ],
  },
});
