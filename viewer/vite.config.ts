import { defineConfig } from 'vite';
import { buildTargets } from '../build/src/browser-support.ts';
import { compileWords } from '../build/src/compile-words.ts';
import { precompress } from '../build/src/precompress.ts';

/**
 * The viewer is a build of its own: without React, and with addresses relative to its page, so that a project that was
 * exported as a folder works wherever it lies.
 */
export default defineConfig({
  base: './',
  plugins: [compileWords({ split: true }), precompress()],
  publicDir: false,
  css: { transformer: 'lightningcss' },
  build: {
    target: buildTargets(),
    outDir: '../storefront/dist/viewer',
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    cssMinify: 'lightningcss',
    rolldownOptions: { input: 'src/main.ts' },
  },
  worker: { format: 'es' },
});
