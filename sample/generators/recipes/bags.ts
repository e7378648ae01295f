import type { ProductRecipe, View } from './recipe.ts';

/** What stands: its left side to the light, then the other side, then near. */
function standing(fill: number, elevation = 14, turn = -24): { main: View; second: View } {
  return { main: { elevation, turn, fill }, second: { elevation: elevation + 18, turn: turn + 62, fill } };
}

export const bagsRecipes: Record<string, ProductRecipe> = {
  'everyday-canvas-tote': {
    thing: 'bags.tote',
    art: 'balloons',
    label: 'up and away',
    version: 1,
    modelVersion: 1,
    ...standing(0.74),
    detail: { elevation: 18, turn: -28, fill: 0.74, zoom: 2.4, centre: [-0.06, 0.06] },
    scene: { set: 'peg', view: { elevation: 8, turn: -16, fill: 0.66 } },
  },
  'sandbar-beach-tote': {
    thing: 'bags.beach_tote',
    art: 'sea',
    label: 'Sandbar',
    version: 1,
    ...standing(0.74),
    detail: { elevation: 18, turn: -20, fill: 0.74, zoom: 2.5, centre: [-0.12, 0.02] },
    scene: { set: 'floor', view: { elevation: 14, turn: -24, fill: 0.56 } },
  },
  'harbour-leather-shopper': {
    thing: 'leather_bags.shopper',
    version: 1,
    ...standing(0.74),
    detail: { elevation: 20, turn: -28, fill: 0.74, zoom: 2.5, centre: [-0.12, 0.1] },
  },
  'carrier-weekend-bag': {
    thing: 'leather_bags.weekend',
    version: 1,
    main: { elevation: 15, turn: -24, fill: 0.74 },
    second: { elevation: 30, turn: 34, fill: 0.74 },
    detail: { elevation: 22, turn: -30, fill: 0.74, zoom: 2.5, centre: [-0.12, 0.05] },
  },
  'petal-crossbody-bag': {
    thing: 'leather_bags.crossbody',
    version: 1,
    main: { elevation: 13, turn: -22, fill: 0.72 },
    second: { elevation: 16, turn: 40, fill: 0.7 },
    detail: { elevation: 16, turn: -26, fill: 0.72, zoom: 2.6, centre: [0.06, -0.18] },
  },
  'ledger-card-wallet': {
    thing: 'accessories.wallet',
    art: 'monochrome',
    label: 'A & J',
    version: 2,
    main: { elevation: 48, turn: -20, fill: 0.6 },
    second: { elevation: 32, turn: 32, fill: 0.6 },
    detail: { elevation: 40, turn: -26, fill: 0.6, zoom: 2.97, centre: [-0.12, -0.01] },
    scene: { set: 'table', view: { elevation: 34, turn: -18, fill: 0.6 } },
  },
  'field-leather-belt': {
    thing: 'accessories.belt',
    label: 'north of here',
    version: 1,
    main: { elevation: 36, turn: -6, fill: 0.72 },
    second: { elevation: 22, turn: 26, fill: 0.72 },
    detail: { elevation: 30, turn: 6, fill: 0.72, zoom: 3.48, centre: [0.25, -0.05] },
    scene: { set: 'table', view: { elevation: 32, turn: -8, fill: 0.66 } },
  },
  'brim-felt-hat': {
    thing: 'hats.felt_hat',
    version: 1,
    main: { elevation: 22, turn: -32, fill: 0.72 },
    second: { elevation: 40, turn: 24, fill: 0.72 },
    detail: { elevation: 16, turn: -70, fill: 0.72, zoom: 2.2, centre: [0.0, 0.02] },
  },
  'alba-straw-sun-hat': {
    thing: 'hats.straw_hat',
    version: 2,
    main: { elevation: 24, turn: -40, fill: 0.76 },
    second: { elevation: 48, turn: 20, fill: 0.74 },
    detail: { elevation: 24, turn: -80, fill: 0.76, zoom: 2.4, centre: [0.0, 0.0] },
  },
  'pebble-phone-case': {
    thing: 'accessories.phone_case',
    art: 'dunes',
    version: 1,
    main: { elevation: 13, turn: -26, fill: 0.62 },
    second: { elevation: 15, turn: 150, fill: 0.62 },
    detail: { elevation: 20, turn: -30, fill: 0.62, zoom: 2.86, centre: [-0.01, 0.14] },
    scene: { set: 'shelf', view: { elevation: 8, turn: -20, fill: 0.54, zoom: 1.05, centre: [0, 0.06] } },
  },
  'noon-sunglasses': {
    thing: 'eyewear.sunglasses',
    version: 1,
    main: { elevation: 16, turn: -30, fill: 0.64 },
    second: { elevation: 20, turn: -128, fill: 0.64 },
    detail: { elevation: 18, turn: -24, fill: 0.64, zoom: 3.25, centre: [-0.14, 0] },
  },
};
