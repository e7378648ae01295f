// Makes the models of the sample shop's products whose recipes have changed, or of those the ones whose names contain the given
// words, with `--again` also what has not changed: `npm run sample:models -- mug --again`. The gallery's models, their posters
// and the artwork that is drawn in a browser are made when a word names them, or all by `--again` alone.
import { parseArgs } from 'node:util';
import { writeArtworkList } from '../sample/generators/artwork-list.ts';
import { makeInBrowser } from '../sample/generators/in-browser.ts';
import { writeModelList } from '../sample/generators/model-list.ts';
import { makeProductModels } from '../sample/generators/product-models.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { again: { type: 'boolean', default: false } },
});
await makeProductModels(positionals, values.again);
await writeModelList();
await writeArtworkList();
if (positionals.length > 0 || values.again) await makeInBrowser(positionals);
