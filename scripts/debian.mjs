import { existsSync } from 'node:fs';
import { run } from './run.mjs';

/** Whether packages of Debian can be installed here: by root alone. */
export const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/**
 * Installs packages of Debian, where that is allowed. The caller looks whether what it needs is there afterwards.
 * @param {readonly string[]} packages
 */
export async function installPackages(packages) {
  if (packages.length === 0 || !canInstall()) return;
  console.log(`Installing ${packages.join(' ')} with apt-get`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env });
  const { code, output } = await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    env,
  });
  if (code !== 0) console.log(output);
}
