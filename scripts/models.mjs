// Makes the sample shop's models again, those of its products and those of the gallery, or those whose names contain
// the given words: `npm run sample:models -- mug`.
import {
  generateArtwork,
  generateGallery,
  generateProducts,
  writeModelList,
} from '../sample/generators/generate-models.ts';

const words = process.argv.slice(2);
await generateProducts(words);
await writeModelList();
await generateArtwork();
await generateGallery(words);
