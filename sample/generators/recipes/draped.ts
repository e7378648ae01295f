import type { ProductRecipe } from './recipe.ts';

export const drapedRecipes: Record<string, ProductRecipe> = {};
