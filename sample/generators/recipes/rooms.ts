import type { RoomRecipe, View } from './recipe.ts';

const tile = (thing: string, set: string, view: View): RoomRecipe => ({
  thing: `rooms.${thing}`,
  version: 1,
  set,
  view,
  width: 1280,
  height: 1600,
});

/** One mug, thrice: the camera stands still, and leaves room on the right for what the third picture puts there. */
const step = (form: string): RoomRecipe => ({
  thing: `steps.${form}`,
  version: 1,
  set: 'table',
  view: { elevation: 11, turn: 0, fill: 0.58, zoom: 1.02, centre: [0.12, 0.05] },
  width: 1280,
  height: 1600,
});

/** Pictures that show no single product, by their names. */
export const rooms: Record<string, RoomRecipe> = {
  'category-decor': tile('decor', 'shelf', { elevation: 8, turn: 0, fill: 0.8, zoom: 1.12, centre: [0, 0.09] }),
  'category-fashion': tile('fashion', 'floor', { elevation: 14, turn: 0, fill: 0.82 }),
  'category-men': tile('men', 'shelf', { elevation: 14, turn: 0, fill: 0.82, zoom: 1.1, centre: [0, 0.1] }),
  'category-women': { ...tile('women', 'floor', { elevation: 8, turn: 0, fill: 0.84 }), version: 2 },
  'category-swimsuit': tile('swimsuit', 'floor', { elevation: 10, turn: 0, fill: 0.84 }),
  'category-cosmetics': { ...tile('cosmetics', 'stone', { elevation: 13, turn: 0, fill: 0.8 }), version: 2 },
  'category-furniture': { ...tile('furniture', 'floor', { elevation: 12, turn: 0, fill: 0.92 }), version: 2 },
  'category-perfumes': tile('perfumes', 'stone', { elevation: 12, turn: 0, fill: 0.78 }),
  'category-wearables': tile('wearables', 'table', { elevation: 18, turn: 0, fill: 0.84 }),
  'category-jewelry': tile('jewelry', 'stone', { elevation: 40, turn: 0, fill: 0.78, zoom: 1.13, centre: [0, -0.02] }),
  'home-step-1': step('blank'),
  'home-step-2': step('printed'),
  'home-step-3': step('alive'),
};
