import type { SampleCategoryId } from '../src/product.ts';
import { bagsRecipes } from './recipes/bags.ts';
import { drapedRecipes } from './recipes/draped.ts';
import { fineRecipes } from './recipes/fine.ts';
import { glassRecipes } from './recipes/glass.ts';
import { homeRecipes } from './recipes/home.ts';
import type { ProductRecipe } from './recipes/recipe.ts';
import { topsRecipes } from './recipes/tops.ts';

/** By the product's slug. */
export const recipes: Record<string, ProductRecipe> = {
  ...homeRecipes,
  ...bagsRecipes,
  ...topsRecipes,
  ...drapedRecipes,
  ...glassRecipes,
  ...fineRecipes,
};

/** The picture that stands for a category. */
export const categoryPictures: Record<SampleCategoryId, string> = {
  decor: 'morning-ridge-framed-print-black-main',
  fashion: 'everyday-canvas-tote-yellow-main',
  men: 'loopback-hoodie-black-main',
  women: 'solstice-linen-dress-blue-main',
  swimsuit: 'souvenir-photo-swim-towel-natural-main',
  cosmetics: 'dew-point-face-cream-natural-main',
  furniture: 'alder-lounge-chair-yellow-main',
  perfumes: 'salt-fig-eau-de-parfum-natural-main',
  wearables: 'halo-over-ear-headphones-black-main',
  jewelry: 'portrait-pendant-natural-main',
};
