import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
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
  const { passed, failures, unstable } = resultOf(file);
  for (const test of unstable) console.log(`\nPassed only at its second attempt: ${test}`);
  if (failures.length === 0 && code !== 0) failures.push(`${name}: the run broke off with code ${code}`);
  return { passed, failed: failures.length, failures };
}

/**
 * What passed, what did not, and what passed only when it was repeated, with the first lines of why.
 * @param {string} file
 * @returns {{ passed: number, failures: string[], unstable: string[] }}
 */
function resultOf(file) {
  try {
    /** @type {{ numPassedTests: number, testResults: Suite[] }} */
    const report = JSON.parse(readFileSync(file, 'utf8'));
    return {
      passed: report.numPassedTests,
      failures: report.testResults.flatMap(failuresOf),
      unstable: report.testResults.flatMap(unstableOf),
    };
  } catch {
    return { passed: 0, failures: [`${file} could not be read`], unstable: [] };
  }
}

/**
 * @typedef {{ status: string, fullName: string, failureMessages?: string[], meta?: { evidence?: string } }} Assertion
 * @typedef {{ status: string, name: string, message?: string, assertionResults: Assertion[] }} Suite
 * @param {Suite} suite
 */
function failuresOf(suite) {
  const suitePath = relative(root, suite.name);
  const failed = suite.assertionResults.filter(({ status }) => status === 'failed');
  if (failed.length === 0 && suite.status === 'failed') return [`${suitePath}\n${beginningOf(suite.message)}`];
  return failed.map((assertion) => describe(suitePath, assertion));
}

/** A test that passed and has a failure failed at its first attempt. @param {Suite} suite */
function unstableOf(suite) {
  return suite.assertionResults
    .filter(({ status, failureMessages }) => status === 'passed' && (failureMessages?.length ?? 0) > 0)
    .map((assertion) => describe(relative(root, suite.name), assertion));
}

/** @param {string} suitePath @param {Assertion} assertion */
function describe(suitePath, { fullName, failureMessages, meta }) {
  const evidence = meta?.evidence ? `\nTrace, screenshots and console: ${meta.evidence}` : '';
  return `${suitePath}: ${fullName}\n${beginningOf(failureMessages?.[0])}${evidence}`;
}

const beginningOf = (message = '', lines = 12) => message.split('\n').slice(0, lines).join('\n');
