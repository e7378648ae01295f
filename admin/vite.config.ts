import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildTargets } from '../build/src/browser-support.ts';
import { compileWords } from '../build/src/compile-words.ts';
import { precompress } from '../build/src/precompress.ts';
import { shopLanguages } from '../build/src/shop-languages.ts';

/** The operators' application is a build of its own, served below `/admin`: customers load nothing of it. */
export default defineConfig({
  base: '/admin/',
  plugins: [compileWords({ split: true }), shopLanguages(), react(), precompress()],
  publicDir: false,
  css: { transformer: 'lightningcss' },
  build: {
    target: buildTargets(),
    outDir: '../storefront/dist/admin',
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    cssMinify: 'lightningcss',
    rolldownOptions: { input: 'src/main.tsx' },
  },
});
