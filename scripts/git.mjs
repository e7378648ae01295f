import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './run.mjs';
import { Stop } from './stop.mjs';

/** @param {readonly string[]} args */
async function git(...args) {
  const { code, output } = await run('git', args);
  if (code !== 0) throw new Stop(`git ${args[0]} failed: what has changed is asked of git.\n\n${output}`);
  return output;
}

/** @param {string} output names that each end with a null character */
const names = (output) => output.split('\0').filter(Boolean);

/** @param {string} name */
const isCommit = async (name) =>
  (await run('git', ['rev-parse', '--verify', '--quiet', `${name}^{commit}`])).code === 0;

/**
 * Where the present branch left the main one; on the main branch itself, its last commit.
 * @param {string} [since] a commit to start from instead
 */
export async function baseCommit(since) {
  for (const name of since ? [since] : ['main', 'origin/main', 'HEAD'])
    if (await isCommit(name)) return git('merge-base', 'HEAD', name);
  throw new Stop(`git knows no commit ${since ?? 'main'}.`);
}

/** Files that were changed, added or removed since a commit, committed or not. @param {string} commit */
export async function changedSince(commit) {
  const tracked = names(await git('diff', '--name-only', '--no-renames', '-z', commit));
  const added = names(await git('ls-files', '--others', '--exclude-standard', '-z'));
  return [...new Set([...tracked, ...added])].toSorted();
}

/** The files that are there and belong to the checkout, committed or not. */
export async function filesOfCheckout() {
  const all = names(await git('ls-files', '--cached', '--others', '--exclude-standard', '-z'));
  return [...new Set(all)].filter((path) => existsSync(join(root, path)));
}
