import type { ProductRecipe } from './recipe.ts';

export const bagsRecipes: Record<string, ProductRecipe> = {};
