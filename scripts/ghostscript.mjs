import { installPackages } from './debian.mjs';
import { run } from './run.mjs';
import { Stop } from './stop.mjs';

const isThere = async () => (await run('gs', ['--version'])).code === 0;

/** Ghostscript of Debian's packages, installed where that is allowed. */
export async function findGhostscript() {
  if (await isThere()) return;
  await installPackages(['ghostscript']);
  if (!(await isThere())) throw new Stop("Debian's package ghostscript is missing here.");
}
