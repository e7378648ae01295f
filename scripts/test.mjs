import { check } from './check.mjs';
import { tellStories } from './e2e.mjs';
import { setUp } from './setup.mjs';
import { stepper } from './steps.mjs';
import { sayAndExit, Stop } from './stop.mjs';

let passed = 0;
let failed = 0;

/** @param {() => Promise<{ passed: number, failed: number }>} work */
async function count(work) {
  try {
    const result = await work();
    passed += result.passed;
    failed += result.failed;
  } catch (error) {
    console.error(error instanceof Stop ? `\n${error.message}` : error);
    failed += 1;
  }
}

try {
  await setUp(stepper(2));
  await count(check);
  await count(tellStories);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
} catch (error) {
  sayAndExit(error);
}
