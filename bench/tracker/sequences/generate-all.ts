// Generates the sequences that are not cached yet. Run: node bench/tracker/sequences/generate-all.ts [--set full|short]
// [--only part-of-a-name] [--workers 2]
import { parseArgs } from 'node:util';
import { sequenceSets } from './sequence-list.ts';
import { keepSequences } from './sequence-store.ts';

const { values } = parseArgs({
  options: {
    set: { type: 'string', default: 'full' },
    only: { type: 'string', default: '' },
    workers: { type: 'string', default: '2' },
  },
});
const set = values.set === 'short' ? sequenceSets.short : sequenceSets.full;
const specs = set.filter(({ name }) => name.includes(values.only));
let done = 0;
await keepSequences(specs, {
  workers: Number(values.workers),
  made: (name) => {
    done += 1;
    console.log(`${done} ${name}`);
  },
});
console.log(`${specs.length} sequences of ${specs.reduce((sum, { frames }) => sum + frames, 0)} frames are there`);
