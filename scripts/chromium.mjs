import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { canInstall, installPackages } from './debian.mjs';
import { Stop } from './stop.mjs';
import { root, run } from './run.mjs';

/** Chromium without windows of its own: a page of it takes a quarter of the processor time. It has no camera. */
const headlessShell = 'chromium-headless-shell';
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge'];
const packageVersion = '153.0.0';

/** Places where browsers are installed, apart from PATH. */
function candidatePaths() {
  const { ProgramFiles, LOCALAPPDATA } = process.env;
  const programs = [ProgramFiles, process.env['ProgramFiles(x86)'], LOCALAPPDATA].filter(
    (folder) => folder !== undefined,
  );
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const playwright = join(homedir(), '.cache', 'ms-playwright');
  const downloaded = existsSync(playwright)
    ? readdirSync(playwright)
        .filter((name) => name.startsWith('chromium-'))
        .flatMap((name) => ['chrome-linux', 'chrome-linux64'].map((folder) => join(playwright, name, folder, 'chrome')))
    : [];
  return [
    ...onPath,
    ...downloaded,
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ...programs.flatMap((folder) => [
      join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
      join(folder, 'Microsoft', 'Edge', 'Application', 'msedge.exe'),
    ]),
  ];
}

/**
 * Really starts it: what is called chromium may be a stub that asks for another installer, or lack its libraries.
 * @param {string} path
 */
async function starts(path) {
  if (!existsSync(path)) return false;
  const { chromium } = await import('playwright-core');
  const args = process.platform === 'linux' ? ['--no-sandbox'] : [];
  try {
    const browser = await chromium.launch({ executablePath: path, args, timeout: 20_000 });
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

/** Where a browser of the tests lies, without starting it; undefined when none is installed. */
export const installedChromium = () => process.env.CHROME_PATH || candidatePaths().find((path) => existsSync(path));

/** Where Chromium's headless shell lies; undefined when it is not installed. */
export const installedShell = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, headlessShell))
    .find((path) => existsSync(path));

/** A browser for the stories: CHROME_PATH, an installed one, Debian's, or the one from npm. @param {(line: string) => void} log */
export async function findChromium(log) {
  const configuredPath = process.env.CHROME_PATH;
  if (configuredPath) {
    if (await starts(configuredPath)) return configuredPath;
    throw new Stop(
      `CHROME_PATH names ${configuredPath}, which does not start: set it to Chrome or Chromium, or unset it.`,
    );
  }
  for (const path of candidatePaths()) if (await starts(path)) return path;

  if (canInstall()) {
    await installPackages(['chromium']);
    if (await starts('/usr/bin/chromium')) return '/usr/bin/chromium';
  }
  const fromNpm = await chromiumFromNpm(log);
  if (fromNpm) return fromNpm;
  throw new Stop(
    'The browser stories need Chrome or Chromium: install it, or set CHROME_PATH to it, and run the tests again.',
  );
}

/** @param {(line: string) => void} log */
async function chromiumFromNpm(log) {
  if (process.platform !== 'linux') return undefined;
  const folder = join(root, '.cache', 'chromium');
  const entry = join(folder, 'node_modules', '@sparticuz', 'chromium', 'build', 'index.js');
  if (!existsSync(entry)) {
    log('Getting Chromium from npm for the browser stories');
    mkdirSync(folder, { recursive: true });
    // its own package.json: npm would else look for one in the folders above, and find ours
    writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
    const args = [
      'install',
      '--prefix',
      folder,
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      `@sparticuz/chromium@${packageVersion}`,
    ];
    const { code, output } = await run('npm', args, { cwd: folder });
    if (code !== 0) log(output);
  }
  if (!existsSync(entry)) return undefined;
  const before = process.env.TMPDIR;
  const { default: chromium } = await import(pathToFileURL(entry).href);
  // it unpacks itself into the system's temporary folder, where another user may have done so before
  process.env.TMPDIR = folder;
  const path = await chromium.executablePath().finally(() => {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  });
  return (await starts(path)) ? path : undefined;
}
