import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, run } from './run.mjs';
import { reportAndExit, Stop } from './stop.mjs';

const assembly = join(root, 'tracker', 'assembly');
export const kernelModules = ['recognizer', 'tracking'];

/**
 * What a module is made of, as a hash that stands in its bytes.
 * @param {string} name
 */
export function kernelSources(name) {
  const hash = createHash('sha256').update(readFileSync(join(assembly, 'package.json')));
  const files = readdirSync(join(assembly, name)).map((file) => join(name, file));
  for (const file of ['image.ts', ...files].toSorted()) hash.update(readFileSync(join(assembly, file)));
  return hash.digest('hex');
}

/**
 * Compiles tracker/assembly into WebAssembly, with and without SIMD, and writes it as text into tracker/src.
 * @param {readonly string[]} names
 */
async function buildKernels(names) {
  const compiler = join(assembly, 'node_modules', 'assemblyscript', 'bin', 'asc.js');
  if (!existsSync(compiler)) {
    const { code, output } = await run('npm', ['install', '--ignore-scripts', '--no-package-lock'], { cwd: assembly });
    if (code !== 0) throw new Stop(output);
  }
  const folder = mkdtempSync(join(tmpdir(), 'kernels-'));
  for (const name of names) {
    const text = [
      `// Made by scripts/tracker-kernels.mjs from tracker/assembly\n`,
      `export const sources = '${kernelSources(name)}';`,
    ];
    for (const kind of ['simd', 'scalar']) {
      const out = join(folder, `${name}.wasm`);
      const options = ['-O3', '--noAssert', '--converge', '--runtime', 'stub', '--use', 'abort='];
      const { code, output } = await run(
        process.execPath,
        [
          compiler,
          join(name, 'kernels.ts'),
          ...options,
          kind === 'simd' ? '--enable' : '--disable',
          'simd',
          '--outFile',
          out,
        ],
        { cwd: assembly },
      );
      if (code !== 0) throw new Stop(output);
      text.push(`export const ${kind} =\n  '${readFileSync(out).toString('base64')}';`);
    }
    writeFileSync(join(root, 'tracker', 'src', name, 'kernel-bytes.ts'), `${text.join('\n')}\n`);
  }
  rmSync(folder, { recursive: true });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  buildKernels(process.argv.length > 2 ? process.argv.slice(2) : kernelModules).catch(reportAndExit);
