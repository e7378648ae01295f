import { createHash } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { splitLanguages } from './split-languages.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Parts the languages, then lays a brotli and a gzip copy beside every text file of the build, so that the server compresses nothing. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir = 'dist' }) {
      await splitLanguages(dir);
      // What is the same in several languages is compressed once; the largest first, so that none is waited for at the end.
      const names = new Map<string, { bytes: Buffer; files: string[] }>();
      for (const entry of await readdir(dir, { recursive: true })) {
        const file = join(dir, entry);
        if (!/\.(js|css|svg|json|txt|wasm|ttf)$/.test(file) || (await stat(file)).size < 512) continue;
        const bytes = await readFile(file);
        const key = createHash('sha256').update(bytes).digest('hex');
        const sameContent = names.get(key) ?? { bytes, files: [] };
        sameContent.files.push(file);
        names.set(key, sameContent);
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
