import { findBrowsers, runEngines } from './browsers.mjs';
import { check } from './check.mjs';
import { findChromium } from './chromium.mjs';
import { runStories } from './e2e.mjs';
import { findGhostscript } from './ghostscript.mjs';
import { findPostgres, testOtherPostgres } from './other-postgres.mjs';
import { run } from './run.mjs';
import { setUp } from './setup.mjs';
import { stepper } from './steps.mjs';
import { reportAndExit, Stop } from './stop.mjs';
import { createTally } from './tally.mjs';
import { runVitest } from './vitest.mjs';

/** @typedef {Awaited<ReturnType<typeof runVitest>>} Result */

/** A part of vitest.all.config.ts. @param {string} name @param {Record<string, string>} [environment] */
const runProject = (name, environment) =>
  runVitest(`all-${name}`, ['--config', 'vitest.all.config.ts', '--project', name], environment);

async function findRegistry() {
  const { code } = await run('npm', ['view', 'typescript', 'version', '--prefer-online'], {
    shell: process.platform === 'win32',
  });
  if (code !== 0) throw new Stop('npm does not reach its registry.');
}

async function findMount() {
  if (process.getuid?.() !== 0) throw new Stop('only root can mount a small disk.');
}

async function findRoot() {
  if (process.getuid?.() !== 0) throw new Stop('only root can start the shop as another user.');
  await findRegistry();
}

/**
 * Each part first finds what it needs, installing it where that is allowed, and says by a Stop what it does not find.
 * @type {{ title: string, work: () => Promise<Result> }[]}
 */
const parts = [
  { title: 'format, lint, types and the tests of every room', work: check },
  { title: 'stories in Chromium', work: () => runStories([], { EVERY_CASE: '1' }) },
  { title: 'whole walks of the rooms', work: () => runProject('rooms') },
  {
    title: 'whole walks through the shop',
    work: async () => runProject('stories', { CHROME_PATH: await findChromium((line) => console.log(line)) }),
  },
];
/** @type {{ title: string, find: () => Promise<unknown>, work: () => Promise<Result> }[]} */
const partsWithNeeds = [
  {
    title: 'stories in Firefox and WebKit, each in every window',
    find: findBrowsers,
    work: () => runEngines([], { EVERY_WINDOW: '1', EVERY_CASE: '1' }),
  },
  { title: 'the first start, and the kernels built again', find: findRegistry, work: () => runProject('fresh') },
  { title: 'print files separated into plates', find: findGhostscript, work: () => runProject('press') },
  { title: 'uploads on a small disk', find: findMount, work: () => runProject('disk') },
  { title: 'the first start as an ordinary user', find: findRoot, work: () => runProject('root') },
  {
    title: 'the tests of the server on another PostgreSQL',
    find: findPostgres,
    work: async () => testOtherPostgres(await findPostgres()),
  },
];

try {
  await setUp(stepper(2));
  const tally = createTally();
  const skippedSuites = [];
  for (const { title, work } of parts) {
    console.log(`\n— ${title}`);
    await tally.count(work);
  }
  for (const { title, find, work } of partsWithNeeds) {
    console.log(`\n— ${title}`);
    const missing = await find().then(() => undefined, whyNot);
    if (missing) skippedSuites.push(`${title}: ${missing}`);
    else await tally.count(work);
  }
  tally.finish(skippedSuites);
} catch (error) {
  reportAndExit(error);
}

/** @param {unknown} error */
function whyNot(error) {
  if (error instanceof Stop) return error.message;
  throw error;
}
