import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { incompleteLanguages } from './messages.mjs';
import { reportAndExit, Stop } from './stop.mjs';
import { lastLines, programOf, root, run } from './run.mjs';
import { environmentFor, shopNode } from './shop-node.mjs';

const storefront = join(root, 'storefront');
const stamp = join(storefront, 'dist', '.stamp');
const sources = [
  'admin',
  'build',
  'client',
  'contract',
  'media',
  'scene',
  'storefront',
  'studio',
  'tracker',
  'translations',
  'ui',
  'viewer',
  'words',
  'tsconfig.base.json',
  'package.json',
  'package-lock.json',
];

/** @param {string} path @returns {string[]} */
function filesUnder(path) {
  if (!existsSync(path)) return [];
  if (/\.(ts|tsx|json|css|html|svg|woff2|md)$/.test(path)) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules' && name !== 'dist' && !/\.test\.tsx?$/.test(name))
    .flatMap((entry) => (entry.isDirectory() ? filesUnder(join(path, entry.name)) : [join(path, entry.name)]));
}

function sourcesHash() {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesUnder(join(root, source))).toSorted())
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

export const isBuilt = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === sourcesHash();

/**
 * Builds what browsers load into dist/client, dist/admin and dist/viewer, and what the server renders pages with into dist/server.
 * Answers what is to be said about it: which languages are not complete.
 */
export async function build() {
  const node = await shopNode();
  const hash = sourcesHash();
  const vite = programOf('vite');
  try {
    rmSync(stamp, { force: true });
    for (const { room: packagePath, args } of [
      { room: storefront, args: [] },
      { room: storefront, args: ['--config', 'service-worker.config.ts'] },
      { room: join(root, 'viewer'), args: [] },
      { room: join(root, 'admin'), args: [] },
      { room: storefront, args: ['--ssr', 'src/entry-server.tsx'] },
    ]) {
      const { code, output } = await run(node, [vite, 'build', ...args, '--logLevel', 'warn'], {
        cwd: packagePath,
        // a NODE_ENV of the caller would build the pages for development
        env: environmentFor(node, { NODE_ENV: 'production' }),
      });
      if (code !== 0) throw new Stop(whyBuildFailed(output));
    }
    writeFileSync(stamp, hash);
    return await incompleteLanguages();
  } catch (error) {
    if (error instanceof Stop) throw error;
    throw new Stop(whyBuildFailed(String(error)));
  }
}

/** @param {string} output */
function whyBuildFailed(output) {
  if (/ENOSPC/.test(output)) return `The disk is full: free some space for ${storefront} and start again.`;
  if (/EACCES|EPERM|EROFS/.test(output))
    return `The pages cannot be written to ${join(storefront, 'dist')}: start the shop as the user who owns this folder, or clone it into a folder of your own.`;
  return `The pages could not be built: see the words of the build below, put it right and start again.\n\n${lastLines(output, 30)}`;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  build().then((notes) => notes && console.log(notes), reportAndExit);
