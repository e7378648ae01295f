import { defineConfig } from 'vite';
import { buildTargets } from '../build/src/browser-support.ts';

/** The service worker is one file of its own beside the build: with a fixed name, and in no module. */
export default defineConfig({
  publicDir: false,
  build: {
    target: buildTargets(),
    outDir: 'dist/client',
    emptyOutDir: false,
    lib: {
      entry: 'src/service-worker/worker.ts',
      formats: ['iife'],
      name: 'serviceWorker',
      fileName: () => 'service-worker.js',
    },
  },
});
