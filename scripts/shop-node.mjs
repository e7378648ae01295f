import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { Stop } from './stop.mjs';
import { root, run } from './run.mjs';

const [system, program] = process.platform === 'win32' ? ['win', 'bin/node.exe'] : [process.platform, 'bin/node'];

/**
 * The Node that npm installed beside our packages, so that the shop runs the same version everywhere; on a system for
 * which there is none (musl, rare processors) the running one, when it can run TypeScript sources (docs/decisions/0003-pinned-runtime.md).
 */
export async function shopNode() {
  for (const name of ['node', 'node-bin']) {
    const path = join(root, 'node_modules', `${name}-${system}-${process.arch}`, program);
    if (existsSync(path) && (await run(path, ['--version'])).code === 0) return path;
  }
  const own = Number(process.versions.node.split('.')[0]);
  if (own >= 24) return process.execPath;
  throw new Stop(
    `The Node that npm brings along does not run on this system, and Node ${process.versions.node} is too old for the shop: install Node 24 or newer and start again.`,
  );
}

/**
 * An environment in which programs that call `node` get the same one.
 * @param {string} node
 * @param {Record<string, string>} [more]
 */
export const environmentFor = (node, more = {}) => ({
  ...process.env,
  PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`,
  ...more,
});
