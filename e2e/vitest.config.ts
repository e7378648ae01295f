import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './longest-first.ts';
import { stepTimeout, storyTimeout } from './timeouts.ts';

export default defineConfig({
  test: {
    name: 'stories',
    root: fileURLToPath(new URL('..', import.meta.url)),
    // what WebKit runs by `npm run test:browsers` Chromium leaves to `npm run test:all`
    include: ['e2e/*.test.ts', ...(process.env['EVERY_CASE'] ? ['e2e/everywhere/*.test.ts'] : [])],
    environment: 'node',
    globalSetup: ['server/src/platform/db/test-setup.ts', 'e2e/shop-pool.ts'],
    setupFiles: ['e2e/save-evidence.ts'],
    // files of a worker run one after another in one process, and share its shop and its browsers
    isolate: false,
    // one more than two cores: a story waits for films, timers and the network; of four, each is slow enough to time out
    maxWorkers: Math.min(3, availableParallelism() + 1),
    sequence: { hooks: 'list', sequencer: LongestFirst },
    allowOnly: false,
    // the message of a failure names what was there: logs often have nothing else
    chaiConfig: { truncateThreshold: 1000 },
    // on two busy cores one story in some hundred runs out of time; what passed only when repeated is printed by name
    retry: 1,
    testTimeout: storyTimeout,
    expect: { poll: { timeout: stepTimeout } },
    hookTimeout: storyTimeout,
    teardownTimeout: 60_000,
  },
});
