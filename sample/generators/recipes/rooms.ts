import type { RoomRecipe, View } from './recipe.ts';

const tile = (thing: string, set: string, view: View): RoomRecipe => ({
  thing: `rooms.${thing}`,
  version: 1,
  set,
  view,
  width: 1600,
  height: 2000,
});

/** Pictures that show no single product, by their names. */
export const rooms: Record<string, RoomRecipe> = {
  'category-decor': tile('decor', 'shelf', { elevation: 8, turn: 0, fill: 0.8 }),
  'category-fashion': tile('fashion', 'floor', { elevation: 14, turn: 0, fill: 0.82 }),
  'category-men': tile('men', 'shelf', { elevation: 14, turn: 0, fill: 0.82 }),
  'category-women': tile('women', 'floor', { elevation: 8, turn: 0, fill: 0.84 }),
  'category-swimsuit': tile('swimsuit', 'floor', { elevation: 10, turn: 0, fill: 0.84 }),
  'category-cosmetics': tile('cosmetics', 'stone', { elevation: 13, turn: 0, fill: 0.74 }),
  'category-furniture': tile('furniture', 'floor', { elevation: 10, turn: 0, fill: 0.86 }),
  'category-perfumes': tile('perfumes', 'stone', { elevation: 12, turn: 0, fill: 0.78 }),
  'category-wearables': tile('wearables', 'table', { elevation: 24, turn: 0, fill: 0.8 }),
  'category-jewelry': tile('jewelry', 'stone', { elevation: 26, turn: 0, fill: 0.78 }),
  'home-hero': { ...tile('hero', 'shelf', { elevation: 7, turn: 0, fill: 0.72 }), height: 1280 },
};
