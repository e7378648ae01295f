import { pathToFileURL } from 'node:url';
import { findChromium, installedShell } from './chromium.mjs';
import { setUp } from './setup.mjs';
import { stepper } from './steps.mjs';
import { reportAndExit } from './stop.mjs';
import { runVitest } from './vitest.mjs';

/**
 * The stories, run against a real shop in a real browser. Further arguments go to vitest: `npm run e2e -- orders`.
 * @param {readonly string[]} [args]
 * @param {Record<string, string>} [environment]
 */
export async function runStories(args = [], environment = {}) {
  const chromium = await findChromium((line) => console.log(line));
  return runVitest('stories', ['--config', 'e2e/vitest.config.ts', ...args], {
    CHROME_PATH: chromium,
    CHROME_SHELL_PATH: installedShell() ?? '',
    ...environment,
  });
}

async function alone() {
  await setUp(stepper(2));
  const { passed, failed } = await runStories(process.argv.slice(2));
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) alone().catch(reportAndExit);
