import type { ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { installedChromium, installedShell } from '../scripts/chromium.mjs';

/** A transparent picture of one pixel: component tests show products whose files only a shop has. */
const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const answerPicture = (_: unknown, response: ServerResponse) =>
  void response.writeHead(200, { 'content-type': 'image/gif', 'cache-control': 'max-age=3600' }).end(pixel);

/**
 * Packages that are bundled before the tests start. A package that Vite only finds while they run makes it bundle anew,
 * and the page then holds two copies of React.
 */
const packages = [
  '@lingui/core',
  '@lingui/message-utils/compileMessage',
  '@reduxjs/toolkit',
  '@simplewebauthn/browser',
  '@tanstack/react-query',
  '@tanstack/react-virtual',
  'axe-core',
  'mediabunny',
  'opentype.js/dist/opentype.mjs',
  'qr',
  'react',
  'react-aria-components',
  'react-dom',
  'react-dom/client',
  'react-redux',
  'react/jsx-dev-runtime',
  'three',
  'three/addons/environments/RoomEnvironment.js',
  'three/addons/loaders/GLTFLoader.js',
  'three/addons/webxr/XREstimatedLight.js',
  'tus-js-client',
  'uplot',
  'zod',
];

/** Chromium's own sandbox refuses root and needs rights that containers lack. */
const sandbox = process.platform === 'linux' ? ['--no-sandbox'] : [];

/** Component tests: Vitest's browser mode in the Chromium of the stories (docs/decisions/0031-component-tests.md). */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [
    react(),
    {
      name: 'pictures',
      configureServer: ({ middlewares }) => void middlewares.use('/pictures', answerPicture),
    },
  ],
  optimizeDeps: { include: packages },
  test: {
    name: 'components',
    // those of the studio and the design system stand on the shop that tests build, too; the admin builds its own
    include: ['{admin,storefront,studio,ui}/src/**/*.test.tsx'],
    setupFiles: ['words/src/test-locale.ts', 'storefront/src/testing/test-setup.ts', 'admin/src/testing/test-setup.ts'],
    // all files of a worker share one document and its modules: loading them takes longer than the tests do
    isolate: false,
    // after the other projects: a browser beside them would take their cores
    sequence: { groupOrder: 2 },
    // These bound failures alone, on a busy machine too.
    testTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    browser: {
      enabled: true,
      headless: true,
      ui: false,
      viewport: { width: 1440, height: 900 },
      traceView: false,
      dependencySourcemaps: false,
      provider: playwright({
        actionTimeout: 30_000,
        contextOptions: { reducedMotion: 'reduce', locale: 'en-GB', viewport: { width: 1440, height: 900 } },
        launchOptions: {
          executablePath: installedShell() ?? installedChromium(),
          args: [...sandbox, '--disable-background-networking', '--disable-component-update', '--disable-sync'],
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
