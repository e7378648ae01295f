import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { programOf, root, run } from './run.mjs';
import { environmentFor, shopNode } from './shop-node.mjs';
import { sayAndExit } from './stop.mjs';
import { checkTypes } from './types.mjs';
import { runVitest } from './vitest.mjs';

/** @param {string} name @param {readonly string[]} args */
async function tool(name, args) {
  const node = await shopNode();
  const { code, output } = await run(node, [programOf(name), ...args], { env: environmentFor(node) });
  return code === 0 ? '' : output || `${name} ended with code ${code}`;
}

/** The browsers are checked by the shop's Node, which knows what is static. @param {string} script */
async function browserCheck(script) {
  const node = await shopNode();
  const { code, output } = await run(node, [join(root, 'scripts', script)], { env: environmentFor(node) });
  return code === 0 ? '' : output || `${script} ended with code ${code}`;
}

/** Format, lint, types and browsers count as one check each, beside the tests of every room. */
export async function check() {
  const checks = [
    { title: 'Format (npm run format repairs it)', work: () => tool('oxfmt', ['--check', '.']) },
    { title: 'Lint', work: () => tool('oxlint', ['--type-aware', '--format=unix']) },
    { title: 'Types', work: checkTypes },
    { title: 'Styles for every supported browser', work: () => browserCheck('browser-styles.mjs') },
    { title: 'Scripts for every supported browser', work: () => browserCheck('browser-scripts.mjs') },
  ];
  const failures = [];
  for (const { title, work } of checks) {
    const wrong = await work();
    console.log(`${wrong ? '✗' : '✓'} ${title}`);
    if (wrong) console.log(wrong);
    if (wrong) failures.push(`${title}\n${wrong}`);
  }
  const tests = await runVitest('rooms', []);
  const passed = checks.length - failures.length + tests.passed;
  failures.push(...tests.failures);
  return { passed, failed: failures.length, failures };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  check().then(({ passed, failed }) => {
    console.log(`${passed} passed, ${failed} failed`);
    process.exitCode = failed > 0 ? 1 : 0;
  }, sayAndExit);
