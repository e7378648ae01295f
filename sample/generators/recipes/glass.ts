import type { ProductRecipe } from './recipe.ts';

export const glassRecipes: Record<string, ProductRecipe> = {};
