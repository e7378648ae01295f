import { pathToFileURL } from 'node:url';
import { programOf, run } from './run.mjs';
import { environmentFor, shopNode } from './shop-node.mjs';
import { reportAndExit } from './stop.mjs';

/**
 * Checks the types of every room, again only of those that changed or whose imports changed (docs/decisions/0029-development-tools.md).
 * Answers what is wrong; empty when all is well.
 * @param {{ background?: boolean }} [options]
 */
export async function checkTypes({ background = false } = {}) {
  const node = await shopNode();
  const { code, output } = await run(node, [programOf('typescript', 'tsc'), '--build'], {
    env: environmentFor(node),
    background,
  });
  return code === 0 ? '' : output || `tsc ended with code ${code}`;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  checkTypes().then((wrong) => {
    if (wrong) console.error(wrong);
    process.exitCode = wrong ? 1 : 0;
  }, reportAndExit);
