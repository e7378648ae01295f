import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'stories',
    root: fileURLToPath(new URL('..', import.meta.url)),
    include: ['e2e/*.test.ts', 'e2e/everywhere/*.test.ts'],
    environment: 'node',
    globalSetup: ['server/src/db/test-setup.ts'],
    // each file has a shop with a database and a browser of its own; of three, each would get too little of two cores
    maxWorkers: Math.min(2, availableParallelism()),
    allowOnly: false,
    testTimeout: 180_000,
    // what is looked for until it is there may take its time on a busy machine
    expect: { poll: { timeout: 40_000 } },
    hookTimeout: 180_000,
  },
});
