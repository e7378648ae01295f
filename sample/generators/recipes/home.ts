import type { ProductRecipe } from './recipe.ts';

export const homeRecipes: Record<string, ProductRecipe> = {};
