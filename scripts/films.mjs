// Makes the films of the first page and of the products that can come alive, as far as their recipes have changed, or of those
// the ones whose names contain the given words, with `--again` also what has not changed: `npm run sample:films -- mug --again`.
import { parseArgs } from 'node:util';
import { makeFilms } from '../sample/generators/films/make-films.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { again: { type: 'boolean', default: false } },
});
await makeFilms(positionals, values.again);
