import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build, isBuilt } from './build.mjs';
import { runStories } from './e2e.mjs';
import { baseCommit, changedSince } from './git.mjs';
import { root, run } from './run.mjs';
import { environmentFor, shopNode } from './shop-node.mjs';
import { format, lint, printChecks, runChecks, scripts, styles, types } from './static-checks.mjs';
import { reportAndExit, Stop } from './stop.mjs';
import { createTally } from './tally.mjs';
import { runVitest } from './vitest.mjs';

/** @typedef {{ tests: string[], stories: string[], needsBuild: boolean }} Affected */

/** What the check of styles, and that of scripts, depends on beside the sheets and scripts themselves. */
const supportFiles = /^(?:package\.json|build\/src\/browser-support\.ts|scripts\/browser-)/;

/** @param {readonly string[]} changed */
function checksFor(changed) {
  const there = changed.filter((path) => existsSync(join(root, path)));
  const code = there.filter((path) => /\.(?:tsx?|mjs)$/.test(path));
  const supportChanged = changed.some((path) => supportFiles.test(path));
  const inBrowsers = code.some((path) =>
    /^(?:client|contract|media|scene|storefront|studio|tracker|ui|viewer|words)\/src\//.test(path),
  );
  return [
    ...(code.length > 0 ? [lint(code)] : []),
    types,
    ...(there.length > 0 ? [format(['--no-error-on-unmatched-pattern', ...there])] : []),
    ...(supportChanged || there.some((path) => path.endsWith('.css')) ? [styles] : []),
    ...(supportChanged || inBrowsers ? [scripts] : []),
  ];
}

/** @param {readonly string[]} changed @returns {Promise<Affected>} */
async function affectedBy(changed) {
  const node = await shopNode();
  const { code, output } = await run(
    node,
    ['--disable-warning=ExperimentalWarning', join(root, 'scripts', 'affected-tests.mjs'), ...changed],
    {
      env: environmentFor(node),
    },
  );
  if (code !== 0) throw new Stop(output);
  return JSON.parse(output);
}

/** The rules of the house, which look at every file. */
const houseTests = readdirSync(root).filter((name) => name.endsWith('.test.ts'));

const countOf = /** @param {number} count @param {string} name */ (count, name) =>
  `${count} ${name}${count === 1 ? '' : 's'}`;

async function checkChanged() {
  const { values, positionals } = parseArgs({ options: { since: { type: 'string' } }, allowPositionals: true });
  const base = await baseCommit(values.since);
  const changed = await changedSince(base);
  const { tests, stories, needsBuild } = await affectedBy(changed);
  const testFiles = [...new Set([...houseTests, ...tests])];
  console.log(
    `${countOf(changed.length, 'file')} changed since ${base.slice(0, 9)}: ${countOf(testFiles.length, 'test file')} to run`,
  );
  if (needsBuild && !isBuilt()) {
    console.log('Building the pages, which some of these tests read');
    await build();
  }
  const tally = createTally();
  const checks = checksFor(changed);
  await tally.count(async () => {
    const [checked, affectedPackages] = await Promise.all([
      runChecks(checks),
      runVitest(
        'changed',
        testFiles.map((path) => join(root, path)),
      ),
    ]);
    const wrong = printChecks(checked);
    return {
      passed: checks.length - wrong.length + affectedPackages.passed,
      failures: [...wrong, ...affectedPackages.failures],
    };
  });
  const ours = stories.filter((path) => /^e2e\/(?:everywhere\/)?[^/]+$/.test(path));
  const elsewhere = stories.filter((path) => !ours.includes(path));
  const paths = [...new Set([...ours.map((path) => join(root, path)), ...positionals])];
  for (const path of elsewhere) console.log(`Not run here: ${path} (npm run test:browsers, npm run test:all)`);
  if (paths.length > 0) await tally.count(() => runStories(paths));
  else if (changed.some((path) => /^(?!e2e\/|docs\/)[^/]+\/.*\.(?:tsx?|css)$/.test(path)))
    console.log('No story was run: name those that the change may touch, as in "npm run check:changed -- orders".');
  tally.finish();
}

checkChanged().catch(reportAndExit);
