import type { ProductRecipe, View } from './recipe.ts';

/** Tops float as if somebody wore them: seen a little from above, so that the inside of the neck shows. */
const worn = (turn: number): View => ({ elevation: 10, turn, fill: 0.76 });
const back = worn(206);
const near = (turn: number, zoom: number, centre: [number, number]): View => ({ ...worn(turn), zoom, centre });

export const topsRecipes: Record<string, ProductRecipe> = {
  'studio-photo-t-shirt': {
    thing: 'tops.t_shirt',
    art: 'ridge',
    version: 1,
    main: worn(-20),
    second: back,
    detail: near(-14, 2.4, [0.02, 0.22]),
    scene: { set: 'hanger', view: { elevation: 6, turn: -14, fill: 0.54 } },
  },
  'portrait-fitted-tee': {
    thing: 'tops.fitted_tee',
    art: 'poppies',
    version: 2,
    main: worn(-20),
    second: worn(152),
    detail: near(-14, 2.4, [-0.02, 0.22]),
    scene: { set: 'hanger', view: { elevation: 6, turn: -12, fill: 0.52 } },
  },
  'tideline-long-sleeve-tee': {
    thing: 'tops.long_sleeve',
    version: 2,
    main: worn(-24),
    second: back,
    detail: near(-24, 2.4, [0.04, 0.28]),
  },
  'pier-crewneck-sweatshirt': {
    thing: 'tops.sweatshirt',
    version: 2,
    main: worn(-24),
    second: back,
    detail: near(-24, 2.4, [-0.3, -0.2]),
  },
  'loopback-hoodie': {
    thing: 'tops.hoodie',
    art: 'dog',
    version: 2,
    main: worn(-20),
    second: worn(200),
    detail: near(-16, 2.2, [0.0, 0.16]),
    scene: { set: 'wall', view: { elevation: 6, turn: -12, fill: 0.6 } },
  },
  'meadow-knit-jumper': {
    thing: 'tops.jumper',
    version: 2,
    main: worn(-24),
    second: worn(152),
    detail: near(-24, 2.4, [0.04, 0.26]),
  },
  'quarry-knit-cap': {
    thing: 'headwear.knit_cap',
    version: 2,
    main: { elevation: 12, turn: 24, fill: 0.58 },
    second: { elevation: 48, turn: -30, fill: 0.58 },
    detail: { elevation: 10, turn: 30, fill: 0.58, zoom: 2.4, centre: [0.0, -0.1] },
  },
  'regatta-swim-cap': {
    thing: 'headwear.swim_cap',
    art: 'sea',
    version: 1,
    main: { elevation: 13, turn: -20, fill: 0.6 },
    second: { elevation: 13, turn: 160, fill: 0.6 },
    detail: { elevation: 14, turn: -12, fill: 0.6, zoom: 2.2, centre: [0.02, -0.02] },
    scene: { set: 'stone', view: { elevation: 13, turn: -18, fill: 0.46 } },
  },
};
