import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildTargets } from '../build/src/browser-support.ts';
import { compileWords } from '../build/src/compile-words.ts';
import { precompress } from '../build/src/precompress.ts';

/** What goes into one file together: one large file is compressed better than many small ones that always come along. */
const chunks = [
  {
    name: 'base',
    test: /node_modules[\\/](react|react-dom|react-redux|scheduler|redux|redux-thunk|immer|@reduxjs|use-sync-external-store)[\\/]/,
  },
  {
    // The entry and what every page shows: one file of both is 1 kB smaller than two.
    name: 'entry-client',
    test: /(storefront[\\/]src[\\/]entry-client|ui[\\/]src[\\/](Badge|Breadcrumbs|Chip|Choice|Picture|picture-sources|Price|format-price|Rating|Section|States)|src[\\/]commerce[\\/](ProductCard|ProductGrid)|src[\\/]catalogue[\\/](ProductTile|category-picture|recent[\\/]RecentlyViewed))\.tsx?$/,
  },
  {
    // Otherwise what the filters' sheet and the empty list share with it would be a file of its own.
    name: 'list',
    test: /src[\\/]catalogue[\\/]list[\\/](AppliedFilters|EditorialTile|FilterBar|FilterFields|LateEmptyList|ListHead|ProductList|list|pages-shown|use)[\w.-]*$/,
    includeDependenciesRecursively: false,
  },
];

/**
 * Two builds: `vite build` makes what browsers load, `vite build --ssr` what the server renders with. `npm run dev` serves
 * the sources by the same configuration.
 */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    // Who develops changes the language in the address: there each text has both.
    compileWords({ split: command === 'build' && !isSsrBuild }),
    react(),
    ...(isSsrBuild ? [] : [precompress()]),
  ],
  css: { transformer: 'lightningcss' as const },
  build: {
    target: buildTargets(),
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    cssMinify: 'lightningcss' as const,
    rolldownOptions: isSsrBuild
      ? { input: 'src/entry-server.tsx' }
      : {
          input: 'src/entry-client.tsx',
          output: {
            codeSplitting: { groups: chunks },
            // The first load lists the names of all scripts: 42 random bits tell the versions of one apart.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
          },
        },
  },
  // Workers load decoders only when they need them, which one file could not.
  worker: { format: 'es' as const },
  // Without this the server would render with React's slow development build.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
  // The server's build holds everything it needs, so that it can be moved without its packages.
  ...(isSsrBuild && { ssr: { noExternal: true as const } }),
}));
