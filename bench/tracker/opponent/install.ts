import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const cache = join(import.meta.dirname, '..', '.cache');

/**
 * Fetches one package from npm's registry, without what it depends on and without running its scripts: MindAR's built
 * files hold everything they need, while installing it would bring 400 MB and a binary. Answers its folder.
 */
export async function fetchPackage(name: string, version: string): Promise<string> {
  const folder = join(cache, `${name}-${version}`);
  const done = join(folder, 'package', 'package.json');
  if (existsSync(done)) return join(folder, 'package');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const shell = process.platform === 'win32';
  await run('npm', ['pack', `${name}@${version}`, '--pack-destination', folder], { cwd: folder, shell });
  await run('tar', ['-xzf', `${name}-${version}.tgz`], { cwd: folder });
  return join(folder, 'package');
}
