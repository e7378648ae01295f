import { Stop } from './stop.mjs';

/** Counts what passed and what failed, over several runs. */
export function createTally() {
  let passed = 0;
  /** @type {string[]} */
  const failures = [];
  return {
    /** Work that breaks off counts as one failure. @param {() => Promise<{ passed: number, failures: string[] }>} work */
    async count(work) {
      try {
        const result = await work();
        passed += result.passed;
        failures.push(...result.failures);
      } catch (error) {
        const why =
          error instanceof Stop ? error.message : error instanceof Error ? (error.stack ?? error.message) : error;
        failures.push(String(why));
      }
    },
    /**
     * Prints every failure once more, for a reader who sees only the end, then what was not run, then the two sums.
     * @param {readonly string[]} [skippedSuites]
     */
    finish(skippedSuites = []) {
      for (const failure of failures) console.log(`\n✗ ${failure}`);
      for (const line of skippedSuites) console.log(`\nLeft out: ${line}`);
      console.log(`\n${passed} passed, ${failures.length} failed`);
      process.exitCode = failures.length > 0 ? 1 : 0;
    },
  };
}
