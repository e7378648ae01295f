import { defineConfig } from 'vite';

/** The service worker is one file of its own beside the build: with a fixed name, and in no module. */
export default defineConfig({
  publicDir: false,
  build: {
    target: 'es2022',
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
