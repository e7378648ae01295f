import { build, isBuilt } from './build.mjs';
import { install, isInstalled } from './install.mjs';
import { Stop } from './stop.mjs';

/**
 * Packages and pages, each only when it is missing or older than its sources.
 * @param {{ run: <T>(title: string, work: () => Promise<T>) => Promise<T>, say: (text: string) => void }} steps
 */
export async function setUp(steps) {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20)
    throw new Stop(
      `Node ${major}.${minor} is too old: install Node 20 or newer from https://nodejs.org and start again.`,
    );
  if (isInstalled()) steps.say('Packages are installed');
  else await steps.run('Installing packages', install);
  if (isBuilt()) steps.say('Pages are built');
  else await steps.run('Building the pages', build);
}
