import type { SampleCategoryId } from '../../src/product.ts';
import type { ArtName } from './artwork.ts';
import type { StageJob } from './main.ts';
import type { View } from './studio.ts';

/** How a product is built and seen. `version` grows when the model changes, so that its pictures are made again. */
interface Recipe {
  kind: string;
  form?: string;
  art?: ArtName;
  label?: string;
  /** The colour of a product that comes in no choice of colours. */
  natural?: string;
  view: View;
  detail: View;
  version?: number;
}

const flat: Pick<Recipe, 'view' | 'detail'> = {
  view: { elevation: 86, turn: 0, fill: 0.74 },
  detail: { elevation: 64, turn: -14, fill: 0.74, zoom: 1.8, centre: [0.02, 0.12] },
};

function standing(turn = -26, elevation = 14, fill = 0.7): Pick<Recipe, 'view' | 'detail'> {
  return {
    view: { elevation, turn, fill },
    detail: { elevation: elevation + 9, turn: turn * -0.9, fill, zoom: 1.55, centre: [0.04, 0.12] },
  };
}

const upright = standing();
const small = standing(-18, 24, 0.62);
const tall = standing(-30, 13, 0.72);

export const recipes: Record<string, Recipe> = {
  'morning-ridge-framed-print': { kind: 'framedPrint', art: 'ridge', ...upright },
  'open-air-gallery-canvas': { kind: 'canvasPrint', art: 'sea', ...standing(-34) },
  'hearth-photo-mug': { kind: 'mug', art: 'dog', ...standing(-8, 15, 0.66) },
  'window-seat-photo-cushion': { kind: 'cushion', art: 'tree', ...standing(-22) },
  'saltmarsh-stoneware-vase': { kind: 'vase', ...standing(20, 12, 0.76) },
  'slow-evening-soy-candle': {
    kind: 'candle',
    art: 'tree',
    label: 'Slow Evening|CEDAR AND BLACK TEA',
    ...standing(-14, 15, 0.58),
  },
  'almanac-photo-wall-calendar': { kind: 'calendar', art: 'lake', ...standing(-18) },
  'meridian-wall-clock': { kind: 'clock', ...standing(-24, 12, 0.66) },
  'contact-sheet-poster': { kind: 'poster', art: 'city', label: 'Tuesday, from the roof', ...standing(-20) },
  'long-letter-photo-cards': { kind: 'cards', art: 'couple', ...standing(-4, 20, 0.72) },
  'everyday-canvas-tote': { kind: 'tote', art: 'balloons', ...flat },
  'pebble-phone-case': { kind: 'phoneCase', art: 'dunes', ...standing(-26, 14, 0.66) },
  'harbour-leather-shopper': { kind: 'leatherBag', form: 'shopper', ...standing(-28, 13, 0.74) },
  'drift-wool-scarf': { kind: 'scarf', ...flat },
  'noon-sunglasses': { kind: 'sunglasses', ...standing(-30, 16, 0.72) },
  'field-leather-belt': { kind: 'belt', label: 'north of here', ...standing(-16, 34, 0.7) },
  'brim-felt-hat': { kind: 'hat', form: 'felt', version: 2, ...standing(-20, 24, 0.76) },
  'studio-photo-t-shirt': { kind: 'top', form: 'short', art: 'ridge', ...flat },
  'loopback-hoodie': { kind: 'top', form: 'hooded', art: 'dog', ...flat },
  'tideline-long-sleeve-tee': { kind: 'top', form: 'long', ...flat },
  'quarry-knit-cap': { kind: 'beanie', ...standing(-20, 13, 0.6) },
  'ledger-card-wallet': { kind: 'wallet', art: 'monochrome', label: 'A. R.', ...standing(-22, 26, 0.68) },
  'pier-crewneck-sweatshirt': { kind: 'top', form: 'sweat', ...flat },
  'carrier-weekend-bag': { kind: 'leatherBag', form: 'weekend', ...standing(-26, 15, 0.78) },
  'solstice-linen-dress': { kind: 'dress', ...flat },
  'portrait-fitted-tee': { kind: 'top', form: 'fitted', art: 'poppies', ...flat },
  'orchard-pleated-skirt': { kind: 'skirt', ...flat },
  'lumen-silk-scarf': { kind: 'silk', art: 'poppies', ...flat },
  'meadow-knit-jumper': { kind: 'top', form: 'jumper', ...flat },
  'alba-straw-sun-hat': { kind: 'hat', form: 'straw', version: 2, ...standing(-20, 26, 0.8) },
  'petal-crossbody-bag': { kind: 'leatherBag', form: 'crossbody', ...standing(-24, 13, 0.72) },
  'lagoon-one-piece': { kind: 'swimsuit', ...flat },
  'breakwater-swim-shorts': { kind: 'shorts', ...flat },
  'souvenir-photo-swim-towel': { kind: 'towel', art: 'sea', ...flat },
  'cove-racerback-swimsuit': { kind: 'swimsuit', form: 'racer', ...flat },
  'regatta-swim-cap': { kind: 'swimCap', art: 'sea', ...standing(-24, 12, 0.6) },
  'sandbar-beach-tote': { kind: 'tote', form: 'beach', art: 'couple', ...flat },
  'lido-stripe-beach-towel': { kind: 'towel', form: 'stripe', ...flat },
  'dew-point-face-cream': {
    kind: 'cosmetic',
    form: 'jar',
    label: 'Dew Point|FACE CREAM  50 ML',
    ...standing(-10, 15, 0.6),
  },
  'clear-morning-cleanser': {
    kind: 'cosmetic',
    form: 'tube',
    label: 'Clear|Morning cleanser',
    ...standing(-12, 12, 0.72),
  },
  'ember-satin-lipstick': { kind: 'cosmetic', form: 'lipstick', ...standing(-24, 15, 0.66) },
  'nightfall-face-oil': {
    kind: 'cosmetic',
    form: 'dropper',
    label: 'Nightfall|FACE OIL  30 ML',
    ...standing(-10, 12, 0.7),
  },
  'tonic-body-wash': { kind: 'cosmetic', form: 'pump', label: 'Tonic|BODY WASH', ...standing(-18, 12, 0.74) },
  'keepsake-compact-mirror': { kind: 'compact', art: 'balloons', ...standing(-6, 22, 0.66) },
  'letterpress-soap-trio': { kind: 'cosmetic', form: 'soap', label: 'Thank you', ...standing(-16, 26, 0.66) },
  'alder-lounge-chair': { kind: 'loungeChair', ...tall },
  'fjord-dining-chair': { kind: 'diningChair', ...standing(-34, 14, 0.76) },
  'cooper-side-table': { kind: 'sideTable', ...standing(-20, 16, 0.66) },
  'longhand-writing-desk': { kind: 'desk', ...standing(-28, 14, 0.8) },
  'lantern-photo-lamp': { kind: 'lamp', art: 'aurora', version: 2, ...standing(24, 12, 0.74) },
  'ladder-shelf': { kind: 'shelf', ...standing(-34, 12, 0.8) },
  'plinth-stool': { kind: 'stool', ...standing(-32, 18, 0.64) },
  'album-photo-pouf': { kind: 'pouf', art: 'dog', ...standing(0, 26, 0.68) },
  'salt-fig-eau-de-parfum': {
    kind: 'flask',
    form: 'block',
    art: 'sea',
    label: 'Salt & Fig|EAU DE PARFUM',
    natural: '#dfe8cf',
    ...standing(-18, 12, 0.7),
  },
  'rain-on-cedar': { kind: 'flask', form: 'round', natural: '#c98f4e', ...standing(-24, 12, 0.66) },
  'amber-room': { kind: 'flask', form: 'tall', label: 'for|Mathilde', natural: '#d9822b', ...standing(-24, 12, 0.74) },
  'blue-hour': { kind: 'flask', form: 'oval', natural: '#4b7fd0', ...standing(-24, 12, 0.66) },
  'white-linen-diffuser': {
    kind: 'flask',
    form: 'diffuser',
    label: 'White Linen|HOME SCENT',
    ...standing(-10, 12, 0.76),
  },
  'citrus-travel-cologne': { kind: 'flask', form: 'atomiser', label: 'always north', ...standing(-10, 12, 0.74) },
  'aperture-picture-watch': { kind: 'watch', art: 'ridge', ...standing(-16, 34, 0.76) },
  'transit-steel-watch': { kind: 'watch', form: 'steel', ...standing(-16, 34, 0.76) },
  'pulse-smart-band': { kind: 'smartBand', ...standing(-28, 18, 0.66) },
  'halo-over-ear-headphones': { kind: 'headphones', ...standing(-30, 13, 0.72) },
  'signal-smart-ring': { kind: 'ring', form: 'smart', ...standing(-32, 16, 0.56) },
  'orbit-earbuds': { kind: 'earbuds', art: 'aurora', ...standing(-12, 40, 0.7) },
  'beacon-key-tag': { kind: 'keyTag', art: 'dog', ...standing(-8, 44, 0.66) },
  'portrait-pendant': { kind: 'pendant', art: 'couple', ...standing(0, 58, 0.74) },
  'tide-signet-ring': { kind: 'ring', form: 'signet', label: 'A', ...standing(-24, 26, 0.54) },
  'ripple-drop-earrings': { kind: 'earrings', form: 'drop', ...standing(-14, 14, 0.7) },
  'charm-photo-bracelet': { kind: 'bracelet', art: 'dog', ...standing(-10, 42, 0.72) },
  'lunar-hoops': { kind: 'earrings', form: 'hoop', ...standing(-22, 15, 0.62) },
  'latitude-bar-necklace': { kind: 'pendant', form: 'bar', label: '59.33 N  18.06 E', ...standing(0, 58, 0.74) },
  'darkroom-cufflinks': { kind: 'cufflinks', art: 'city', ...small },
};

/** The picture that stands for a category. */
export const categoryPictures: Record<SampleCategoryId, string> = {
  decor: 'morning-ridge-framed-print-black-main',
  fashion: 'everyday-canvas-tote-yellow-main',
  men: 'loopback-hoodie-black-main',
  women: 'solstice-linen-dress-blue-main',
  swimsuit: 'souvenir-photo-swim-towel-natural-main',
  cosmetics: 'dew-point-face-cream-natural-main',
  furniture: 'alder-lounge-chair-yellow-main',
  perfumes: 'salt-fig-eau-de-parfum-natural-main',
  wearables: 'halo-over-ear-headphones-black-main',
  jewelry: 'portrait-pendant-natural-main',
};

interface Scene extends StageJob {
  out: { width: number; height: number; widths: number[] };
  version: number;
}

/** Pictures that show no single product. */
export const scenes: Record<string, Scene> = {
  'home-hero': {
    thing: { kind: 'room', color: '#1e73be', seed: 1, form: 'wide' },
    view: { elevation: 12, turn: 0, fill: 0.9 },
    width: 1120,
    height: 700,
    samples: 20,
    out: { width: 1600, height: 1000, widths: [640, 960, 1600] },
    version: 1,
  },
};
