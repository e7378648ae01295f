/** Ends with one sentence for the person at the keyboard instead of a stack. */
export class Stop extends Error {}

/** @param {unknown} error */
export function reportAndExit(error) {
  if (error instanceof Stop) console.error(`\n${error.message}`);
  else console.error(error);
  process.exit(1);
}
