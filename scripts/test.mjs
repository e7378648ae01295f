import { check } from './check.mjs';
import { tellStories } from './e2e.mjs';
import { setUp } from './setup.mjs';
import { stepper } from './steps.mjs';
import { sayAndExit, Stop } from './stop.mjs';

let passed = 0;
/** @type {string[]} */
const failures = [];

/** @param {() => Promise<{ passed: number, failures: string[] }>} work */
async function count(work) {
  try {
    const result = await work();
    passed += result.passed;
    failures.push(...result.failures);
  } catch (error) {
    const why = error instanceof Stop ? error.message : error instanceof Error ? (error.stack ?? error.message) : error;
    failures.push(String(why));
  }
}

try {
  await setUp(stepper(2));
  await count(check);
  await count(tellStories);
  // said once more at the end, for who sees only that
  for (const failure of failures) console.log(`\n✗ ${failure}`);
  console.log(`\n${passed} passed, ${failures.length} failed`);
  process.exitCode = failures.length > 0 ? 1 : 0;
} catch (error) {
  sayAndExit(error);
}
