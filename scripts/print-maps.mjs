// Makes the print maps of the sample shop's pictures: all that are out of date, or those whose names contain one of the given words.
// `--again` also what has not changed.
import { parseArgs } from 'node:util';
import { reportAndExit, Stop } from './stop.mjs';

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { again: { type: 'boolean', default: false } },
  });
  const { makePrintMaps } = await import('../sample/generators/print-maps.ts');
  const failed = await makePrintMaps(positionals, values.again);
  if (failed.length > 0) throw new Stop(`${failed.length} failed:\n\n${failed.join('\n\n')}`);
}

main().catch(reportAndExit);
