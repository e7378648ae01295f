import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './longest-first.ts';

export default defineConfig({
  test: {
    name: 'stories',
    root: fileURLToPath(new URL('..', import.meta.url)),
    include: ['e2e/*.test.ts', 'e2e/everywhere/*.test.ts'],
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
    testTimeout: 300_000,
    // what is waited for may take its time on a busy machine
    expect: { poll: { timeout: 40_000 } },
    hookTimeout: 300_000,
    teardownTimeout: 60_000,
  },
});
