/**
 * Prints a line for each step: its number, what it does and the seconds it took.
 * @param {number} total
 */
export function stepper(total) {
  let number = 0;
  return {
    /**
     * @template T
     * @param {string} title
     * @param {() => Promise<T>} work
     */
    async run(title, work) {
      number += 1;
      process.stdout.write(`${number}/${total} ${title} … `);
      const from = performance.now();
      try {
        const result = await work();
        process.stdout.write(`${((performance.now() - from) / 1000).toFixed(1)} s\n`);
        return result;
      } catch (error) {
        process.stdout.write('failed\n');
        throw error;
      }
    },
    /** @param {string} text */
    say(text) {
      number += 1;
      console.log(`${number}/${total} ${text}`);
    },
  };
}
