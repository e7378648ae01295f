import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build, type Rolldown } from 'vite';

/** Bytes of an engine as a page gets it: bundled, minified, brotli at its best; and before brotli. */
export async function engineBytes(engine: string): Promise<{ readonly brotli: number; readonly plain: number }> {
  const built = (await build({
    root: join(import.meta.dirname, '..', '..'),
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      lib: { entry: engine, formats: ['es'], fileName: 'engine' },
    },
  })) as Rolldown.RolldownOutput[];
  const text = built
    .flatMap(({ output }) => output)
    .map((part) => (part.type === 'chunk' ? part.code : part.source))
    .join('\n');
  const bytes = Buffer.from(text);
  const brotli = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  return { brotli: brotli.length, plain: bytes.length };
}
