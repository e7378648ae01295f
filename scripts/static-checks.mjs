import { join } from 'node:path';
import { programOf, root, run } from './run.mjs';
import { environmentFor, shopNode } from './shop-node.mjs';
import { checkTypes } from './types.mjs';

/**
 * @typedef {{ title: string, work: () => Promise<string> }} Check `work` answers what is wrong; empty when all is well
 * @typedef {{ title: string, wrong: string }} Checked
 */

/** @param {string} name what it is called in a message @param {readonly string[]} args for the shop's Node */
async function tool(name, args) {
  const node = await shopNode();
  const { code, output } = await run(node, args, { env: environmentFor(node), background: true });
  return code === 0 ? '' : output || `${name} ended with code ${code}`;
}

/** The shop's Node runs these, which knows what is static. @param {string} script @param {readonly string[]} [paths] */
const browserCheck = (script, paths = []) => tool(script, [join(root, 'scripts', script), ...paths]);

/** @param {readonly string[]} [paths] all, if none are named */
export const format = (paths = ['.']) => ({
  title: 'Format (npm run format repairs it)',
  work: () => tool('oxfmt', [programOf('oxfmt'), '--check', ...paths]),
});
/** @param {readonly string[]} [paths] all, if none are named */
export const lint = (paths = []) => ({
  title: 'Lint',
  work: () => tool('oxlint', [programOf('oxlint'), '--type-aware', '--format=unix', ...paths]),
});
export const types = { title: 'Types', work: () => checkTypes({ background: true }) };
export const unused = {
  title: 'Unused files, exports and dependencies',
  work: () => tool('knip', [programOf('knip'), '--no-progress', '--reporter=compact']),
};
export const styles = {
  title: 'Styles for every supported browser',
  work: () => browserCheck('browser-styles.mjs'),
};
export const scripts = {
  title: 'Scripts for every supported browser',
  work: () => browserCheck('browser-scripts.mjs'),
};

/**
 * Runs checks in the background, two at a time: one core for each of two, and memory for no more.
 * @param {readonly Check[]} checks
 * @returns {Promise<Checked[]>} in the order of `checks`
 */
export async function runChecks(checks) {
  const waiting = checks.map(({ title, work }, index) => ({ title, work, index }));
  /** @type {Checked[]} */
  const checked = [];
  const runNext = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      checked[next.index] = { title: next.title, wrong: await next.work() };
  };
  await Promise.all([runNext(), runNext()]);
  return checked;
}

/**
 * Prints a line for each check, and under it what is wrong. Answers the failures.
 * @param {readonly Checked[]} checked
 */
export function printChecks(checked) {
  for (const { title, wrong } of checked) console.log(`${wrong ? '✗' : '✓'} ${title}${wrong ? `\n${wrong}` : ''}`);
  return checked.flatMap(({ title, wrong }) => (wrong ? [`${title}\n${wrong}`] : []));
}
