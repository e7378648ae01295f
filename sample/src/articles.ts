import type { SampleArticle, SampleArticleCategory } from './article.ts';
import { brass } from './articles/brass.ts';
import { caringForPrints } from './articles/caring-for-prints.ts';
import { woolAndCushions } from './articles/cloth.ts';
import { noApp } from './articles/no-app.ts';
import { paperGrain } from './articles/paper-grain.ts';
import { recipeCard } from './articles/recipe-card.ts';
import { recognisablePhoto } from './articles/recognisable-photo.ts';
import { stoneware } from './articles/stoneware.ts';
import { tenSeconds } from './articles/ten-seconds.ts';
import { uploadToPrint } from './articles/upload-to-print.ts';

export const articleCategoryList: SampleArticleCategory[] = [
  { id: 'making', name: 'Making', description: 'Clay, cloth, wood and metal, and what hands and machines do to them.' },
  { id: 'printing', name: 'Printing', description: 'From the file you send to the ink that stays, with the numbers.' },
  {
    id: 'augmented-reality',
    name: 'Augmented reality',
    description: 'How a print comes alive in a browser, and what to let it show.',
  },
  { id: 'stories', name: 'Stories', description: 'The people, kitchens and shelves that these things are made for.' },
];

/** The journal of the sample shop, oldest first. */
export const articleList: SampleArticle[] = [
  stoneware,
  recognisablePhoto,
  uploadToPrint,
  paperGrain,
  woolAndCushions,
  recipeCard,
  tenSeconds,
  brass,
  noApp,
  caringForPrints,
];
