import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { programOf, root, run } from './run.mjs';
import { environmentFor, shopNode } from './shop-node.mjs';

/**
 * Runs vitest and counts. A file that could not be loaded, or a run that broke off, counts as one failure: a line of
 * zero failures must mean that all is well.
 * @param {string} name
 * @param {readonly string[]} args
 * @param {Record<string, string>} [environment]
 */
export async function runVitest(name, args, environment = {}) {
  const folder = join(root, '.cache', 'test-results');
  const file = join(folder, `${name}.json`);
  mkdirSync(folder, { recursive: true });
  rmSync(file, { force: true });
  const node = await shopNode();
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { code } = await run(node, [programOf('vitest'), 'run', ...reporters, ...args], {
    show: true,
    env: environmentFor(node, { NODE_ENV: 'test', ...environment }),
  });
  const counts = countsOf(file);
  return { passed: counts.passed, failed: counts.failed === 0 && code !== 0 ? 1 : counts.failed };
}

/** @param {string} file */
function countsOf(file) {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    const unloaded = report.testResults.filter(
      (/** @type {{ status: string, assertionResults: unknown[] }} */ suite) =>
        suite.status === 'failed' && suite.assertionResults.length === 0,
    ).length;
    return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
