import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { programOf, root, run } from './run.mjs';
import { environmentFor, shopNode } from './shop-node.mjs';
import { sayAndExit } from './stop.mjs';

const rooms = ['contract', 'tracker', 'sample', 'scene', 'server', 'storefront', 'words', '.'];

/** Checks the types of every room; answers what is wrong, nothing when all is well. */
export async function checkTypes() {
  const node = await shopNode();
  let wrong = '';
  for (const room of rooms) {
    const project = join(root, room, 'tsconfig.json');
    if (!existsSync(project)) continue;
    const { code, output } = await run(node, [programOf('typescript', 'tsc'), '-p', project, '--noEmit'], {
      env: environmentFor(node),
    });
    if (code !== 0) wrong += `${room}: ${output}\n`;
  }
  return wrong.trim();
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  checkTypes().then((wrong) => {
    if (wrong) console.error(wrong);
    process.exitCode = wrong ? 1 : 0;
  }, sayAndExit);
