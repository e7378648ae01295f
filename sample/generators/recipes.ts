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
