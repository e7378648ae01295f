import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { programOf, root, run } from './run.mjs';
import { environmentFor, shopNode } from './shop-node.mjs';
import { reportAndExit, Stop } from './stop.mjs';

const tracker = join(root, 'tracker');

/**
 * Writes the tracker as a package of plain JavaScript with types: what `npm publish` would be run in.
 * @param {string} to
 */
export async function packTracker(to = join(tracker, 'dist')) {
  const node = await shopNode();
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  const project = join(to, 'tsconfig.json');
  const compilerOptions = {
    composite: false,
    emitDeclarationOnly: false,
    declaration: true,
    rewriteRelativeImportExtensions: true,
    rootDir: join(tracker, 'src'),
    outDir: to,
    typeRoots: [join(root, 'node_modules', '@types')],
  };
  const files = [join(tracker, 'src', 'index.ts')];
  writeFileSync(
    project,
    JSON.stringify({ extends: join(tracker, 'tsconfig.json'), compilerOptions, include: [], files }),
  );
  const { code, output } = await run(node, [programOf('typescript', 'tsc'), '-p', project], {
    env: environmentFor(node),
  });
  if (code !== 0) throw new Stop(output);
  rmSync(project);
  nameScripts(to);
  const { version, description, license, keywords } = JSON.parse(readFileSync(join(tracker, 'package.json'), 'utf8'));
  const manifest = {
    name: '@afterimage/tracker',
    version,
    description,
    keywords,
    license,
    type: 'module',
    sideEffects: false,
    exports: { '.': { types: './index.d.ts', default: './index.js' } },
  };
  writeFileSync(join(to, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
  copyFileSync(join(tracker, 'README.md'), join(to, 'README.md'));
  copyFileSync(join(root, 'LICENSE'), join(to, 'LICENSE'));
  cpSync(join(tracker, 'examples'), join(to, 'examples'), { recursive: true });
}

/**
 * The compiler names the sources in the declarations; whoever takes the package has the scripts.
 * @param {string} folder
 */
function nameScripts(folder) {
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!entry.endsWith('.d.ts')) continue;
    const path = join(folder, entry);
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(/(from '\.[^']*)\.ts'/g, "$1.js'"));
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) packTracker().catch(reportAndExit);
