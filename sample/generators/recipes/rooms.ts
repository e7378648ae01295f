import type { RoomRecipe } from './recipe.ts';

/** Pictures that show no single product, by their names. */
export const rooms: Record<string, RoomRecipe> = {};
