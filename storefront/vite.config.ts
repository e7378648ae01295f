import { createHash } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compileWords } from './compile-words.ts';
import { splitLanguages } from './split-languages.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Parts the languages, then lays a brotli and a gzip copy beside every text file of the build, so that the server compresses nothing. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir = 'dist' }) {
      await splitLanguages(dir);
      // What is the same in both languages is compressed once; the largest first, so that none is waited for at the end.
      const names = new Map<string, { bytes: Buffer; files: string[] }>();
      for (const entry of await readdir(dir, { recursive: true })) {
        const file = join(dir, entry);
        if (!/\.(js|css|svg|json|txt|wasm|ttf)$/.test(file) || (await stat(file)).size < 512) continue;
        const bytes = await readFile(file);
        const key = createHash('sha256').update(bytes).digest('hex');
        const known = names.get(key) ?? { bytes, files: [] };
        known.files.push(file);
        names.set(key, known);
      }
      const waiting = [...names.values()].toSorted((one, other) => other.bytes.length - one.bytes.length);
      // The last bytes of what hardly anybody asks for are not worth the seconds they cost at the first start.
      const effort = (file: string) => (/\.(?:wasm|ttf)$/.test(file) ? 9 : constants.BROTLI_MAX_QUALITY);
      const work = async () => {
        for (let next = waiting.shift(); next; next = waiting.shift()) {
          const { bytes, files } = next;
          const [small, other] = await Promise.all([
            brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: effort(files[0] ?? '') } }),
            zip(bytes, { level: 9 }),
          ]);
          for (const file of files) await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, other)]);
        }
      };
      await Promise.all(Array.from({ length: 4 }, work));
    },
  };
}

/** What goes into one file together: one large file is compressed better than many small ones that always come along. */
const chunks = [
  {
    name: 'base',
    test: /node_modules[\\/](react|react-dom|react-redux|scheduler|redux|redux-thunk|immer|@reduxjs|use-sync-external-store)[\\/]/,
  },
  {
    name: 'shelf',
    test: /src[\\/](ui[\\/](Badge|Breadcrumbs|Choice|Picture|picture-sources|Price|price|ProductCard|ProductGrid|Rating|Section|States)\.tsx?|catalogue[\\/](colour-name|ProductTile)\.tsx?)$/,
  },
];

/** Two builds: `vite build` makes what browsers load, `vite build --ssr` what the server renders with. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [compileWords({ split: !isSsrBuild }), react(), ...(isSsrBuild ? [] : [precompress()])],
  css: { transformer: 'lightningcss' as const },
  build: {
    target: 'es2022',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    cssMinify: 'lightningcss' as const,
    rolldownOptions: isSsrBuild
      ? { input: 'src/entry-server.tsx' }
      : { input: 'src/entry-client.tsx', output: { codeSplitting: { groups: chunks } } },
  },
  // Workers load decoders only when they need them, which one file could not.
  worker: { format: 'es' as const },
  // Without this the server would render with React's slow development build.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
  // The server's build holds everything it needs, so that it can be moved without its packages.
  ssr: { noExternal: true },
}));
