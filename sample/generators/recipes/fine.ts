import type { ProductRecipe } from './recipe.ts';

export const fineRecipes: Record<string, ProductRecipe> = {};
