import { pathToFileURL } from 'node:url';
import { findChromium } from './chromium.mjs';
import { format, lint, printChecks, runChecks, scripts, styles, types, unused } from './static-checks.mjs';
import { reportAndExit } from './stop.mjs';
import { runVitest } from './vitest.mjs';

/**
 * Format, lint, types, unused code and browsers count as one check each. They run beside the tests of every room, which come first
 * when there is not enough processor time for both.
 */
export async function check() {
  console.log(
    'Format, lint, types, unused code and the checks for browsers run beside the tests; their results follow them.',
  );
  const checks = [lint(), types, format(), unused, styles, scripts];
  // component tests run in the browser of the stories
  const chromium = await findChromium((line) => console.log(line));
  const [checked, tests] = await Promise.all([runChecks(checks), runVitest('rooms', [], { CHROME_PATH: chromium })]);
  const wrong = printChecks(checked);
  const failures = [...wrong, ...tests.failures];
  return { passed: checks.length - wrong.length + tests.passed, failed: failures.length, failures };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  check().then(({ passed, failed }) => {
    console.log(`${passed} passed, ${failed} failed`);
    process.exitCode = failed > 0 ? 1 : 0;
  }, reportAndExit);
