import { build, isBuilt } from './build.mjs';
import { install, isInstalled } from './install.mjs';
import { Stop } from './stop.mjs';

/** @typedef {{ run: <T>(title: string, work: () => Promise<T>) => Promise<T>, say: (text: string) => void }} Steps */

/**
 * The packages, when they are missing or not those of package-lock.json: one step.
 * @param {Steps} steps
 */
export async function setUpPackages(steps) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20)
    throw new Stop(
      `Node ${major}.${minor} is too old: install Node 20 or newer from https://nodejs.org and start again.`,
    );
  if (isInstalled()) steps.say('Packages are installed');
  else await steps.run('Installing packages', install);
}

/**
 * Packages and pages, each only when it is missing or older than its sources: two steps.
 * @param {Steps} steps
 */
export async function setUp(steps) {
  await setUpPackages(steps);
  if (isBuilt()) steps.say('Pages are built');
  else {
    const notes = await steps.run('Building the pages', build);
    if (notes) console.log(notes);
  }
}
