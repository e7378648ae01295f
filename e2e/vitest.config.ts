import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'stories',
    root: fileURLToPath(new URL('..', import.meta.url)),
    include: ['e2e/**/*.{e2e,test}.ts'],
    environment: 'node',
    // a story has a shop with a database, a browser and the machine to itself
    fileParallelism: false,
    allowOnly: false,
    testTimeout: 90_000,
    hookTimeout: 90_000,
  },
});
