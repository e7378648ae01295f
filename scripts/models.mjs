// Makes the sample shop's models whose recipes have changed, those of its products and those of the gallery, or those whose names
// contain the given words, with `--again` also what has not changed: `npm run sample:models -- mug --again`.
import { parseArgs } from 'node:util';
import { generateArtwork, generateGallery } from '../sample/generators/generate-models.ts';
import { writeModelList } from '../sample/generators/model-list.ts';
import { makeProductModels } from '../sample/generators/product-models.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { again: { type: 'boolean', default: false } },
});
await makeProductModels(positionals, values.again);
await writeModelList();
if (positionals.length > 0 || values.again) {
  await generateArtwork();
  await generateGallery(positionals);
}
