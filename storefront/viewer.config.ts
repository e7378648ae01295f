import { defineConfig } from 'vite';
import { buildTargets } from './browser-support.ts';
import { compileWords } from './compile-words.ts';
import { precompress } from './precompress.ts';

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
    outDir: 'dist/viewer',
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    cssMinify: 'lightningcss',
    rolldownOptions: { input: 'src/viewer/main.ts' },
  },
  worker: { format: 'es' },
});
