import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'stories',
    root: fileURLToPath(new URL('..', import.meta.url)),
    include: ['e2e/**/*.{e2e,test}.ts'],
    environment: 'node',
    globalSetup: ['server/src/db/test-setup.ts'],
    // a story has a shop with a database, a browser and the machine to itself
    fileParallelism: false,
    allowOnly: false,
    testTimeout: 120_000,
    // what is looked for until it is there may take its time on a busy machine
    expect: { poll: { timeout: 20_000 } },
    hookTimeout: 120_000,
  },
});
