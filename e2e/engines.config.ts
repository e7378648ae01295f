import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import stories from './vitest.config.ts';

const all = ['e2e/engines/*.test.ts', 'e2e/everywhere/*.test.ts'];

/** What Firefox leaves to `npm run test:all` runs in Chromium by `npm test`, and in WebKit. */
const include = {
  firefox: process.env['EVERY_CASE'] ? all : ['e2e/engines/*.test.ts', 'e2e/everywhere/pages.test.ts'],
  webkit: all,
};

/** The stories of `npm run test:browsers`: what every engine must do, in those that Chromium's stories do not run in. */
export default defineConfig({
  test: {
    ...stories.test,
    // a project would add its own to these
    include: [],
    // WebKitGTK's process may end by itself under a canvas that is captured; the report names what was told twice
    retry: 1,
    root: fileURLToPath(new URL('..', import.meta.url)),
    projects: (['firefox', 'webkit'] as const).map((engine) => ({
      extends: true as const,
      test: { name: engine, include: include[engine], env: { ENGINE: engine } },
    })),
  },
});
