import type { ProductRecipe } from './recipe.ts';

export const topsRecipes: Record<string, ProductRecipe> = {};
