import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installPackages } from './debian.mjs';
import { setUp } from './setup.mjs';
import { stepper } from './steps.mjs';
import { reportAndExit, Stop } from './stop.mjs';
import { createTally } from './tally.mjs';
import { runVitest } from './vitest.mjs';

/** @param {string} name */
const isOnPath = (name) => (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)));

const hasWebKit = () =>
  spawnSync('/usr/bin/python3', ['-c', "import gi; gi.require_version('WebKit2', '4.1')"], { stdio: 'ignore' })
    .status === 0;

/** @param {string} name */
const hasElement = (name) =>
  existsSync(`/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/gstreamer-1.0/libgst${name}.so`);

/** What the stories need of Debian: the packages, and how each of them shows that it is there. */
const needs = [
  { packages: ['firefox-esr'], isThere: () => Boolean(process.env.FIREFOX_PATH) || isOnPath('firefox-esr') },
  { packages: ['webkit2gtk-driver'], isThere: () => isOnPath('WebKitWebDriver') },
  { packages: ['xvfb'], isThere: () => isOnPath('Xvfb') },
  { packages: ['python3-gi', 'gir1.2-webkit2-4.1'], isThere: hasWebKit },
  { packages: ['gstreamer1.0-plugins-good'], isThere: () => hasElement('isomp4') },
  { packages: ['gstreamer1.0-plugins-bad'], isThere: () => hasElement('videoparsersbad') },
  { packages: ['gstreamer1.0-libav'], isThere: () => hasElement('libav') },
  { packages: ['gstreamer1.0-gl'], isThere: () => hasElement('opengl') },
  {
    packages: ['libgl1-mesa-dri'],
    isThere: () => ['x86_64', 'aarch64'].some((kind) => existsSync(`/usr/lib/${kind}-linux-gnu/dri/swrast_dri.so`)),
  },
];
const missingPackages = () => needs.filter(({ isThere }) => !isThere()).flatMap(({ packages }) => packages);

/** Installs Firefox, WebKit and what they need where that is allowed, else says which packages are missing. */
export async function findBrowsers() {
  if (process.platform !== 'linux') throw new Stop('Firefox and WebKit are tested on Debian and its like only.');
  await installPackages(missingPackages());
  const missing = missingPackages();
  if (missing.length > 0)
    throw new Stop(`Firefox and WebKit need packages of Debian that are missing here: ${missing.join(' ')}`);
}

/**
 * The stories in Firefox and WebKit. Further arguments go to vitest: `npm run test:browsers -- studio`.
 * @param {readonly string[]} [args]
 * @param {Record<string, string>} [environment]
 */
export const runEngines = (args = [], environment = {}) =>
  runVitest('browsers', ['--config', 'e2e/engines.config.ts', ...args], environment);

async function alone() {
  await setUp(stepper(2));
  const tally = createTally();
  await tally.count(async () => {
    await findBrowsers();
    return runEngines(process.argv.slice(2));
  });
  tally.finish();
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) alone().catch(reportAndExit);
