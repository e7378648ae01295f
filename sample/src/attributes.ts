import { colorCodes } from './define.ts';
import type { SampleAttribute } from './product.ts';

/** What the sample's products differ in: `color` and `size` from variant to variant, `material` from product to product. */
export const attributeList: readonly SampleAttribute[] = [
  {
    id: 'color',
    kind: 'color',
    name: 'Colour',
    valueList: [
      { code: 'black', name: 'Black', swatch: colorCodes.black },
      { code: 'blue', name: 'Blue', swatch: colorCodes.blue },
      { code: 'yellow', name: 'Yellow', swatch: colorCodes.yellow },
    ],
  },
  {
    id: 'size',
    kind: 'choice',
    name: 'Size',
    valueList: [
      { code: 'x', name: 'S' },
      { code: 'm', name: 'M' },
      { code: 'xl', name: 'XL' },
      { code: 'xxl', name: 'XXL' },
    ],
  },
  {
    id: 'material',
    kind: 'choice',
    name: 'Material',
    valueList: [
      { code: 'cotton', name: 'Cotton' },
      { code: 'linen', name: 'Linen' },
      { code: 'wool', name: 'Wool' },
      { code: 'silk', name: 'Silk' },
      { code: 'recycled', name: 'Recycled fibre' },
      { code: 'leather', name: 'Leather' },
      { code: 'wood', name: 'Wood' },
      { code: 'paper', name: 'Paper' },
      { code: 'stoneware', name: 'Stoneware' },
      { code: 'glass', name: 'Glass' },
      { code: 'steel', name: 'Steel' },
      { code: 'silver', name: 'Silver' },
    ],
  },
];

/** The main materials of each product, by which customers filter; its description lists all. */
const madeOf: Record<string, string> = {
  'morning-ridge-framed-print': 'wood glass paper',
  'open-air-gallery-canvas': 'cotton wood',
  'hearth-photo-mug': 'stoneware',
  'window-seat-photo-cushion': 'linen cotton',
  'saltmarsh-stoneware-vase': 'stoneware',
  'slow-evening-soy-candle': 'glass',
  'almanac-photo-wall-calendar': 'paper',
  'meridian-wall-clock': 'steel glass',
  'contact-sheet-poster': 'paper',
  'long-letter-photo-cards': 'paper',
  'everyday-canvas-tote': 'cotton',
  'harbour-leather-shopper': 'leather',
  'drift-wool-scarf': 'wool',
  'field-leather-belt': 'leather',
  'brim-felt-hat': 'wool',
  'studio-photo-t-shirt': 'cotton',
  'loopback-hoodie': 'cotton',
  'tideline-long-sleeve-tee': 'cotton',
  'quarry-knit-cap': 'wool',
  'ledger-card-wallet': 'leather',
  'pier-crewneck-sweatshirt': 'cotton recycled',
  'carrier-weekend-bag': 'leather',
  'solstice-linen-dress': 'linen',
  'portrait-fitted-tee': 'cotton',
  'orchard-pleated-skirt': 'recycled',
  'lumen-silk-scarf': 'silk',
  'meadow-knit-jumper': 'wool',
  'petal-crossbody-bag': 'leather',
  'lagoon-one-piece': 'recycled',
  'breakwater-swim-shorts': 'recycled',
  'souvenir-photo-swim-towel': 'cotton',
  'cove-racerback-swimsuit': 'recycled',
  'sandbar-beach-tote': 'cotton',
  'lido-stripe-beach-towel': 'cotton',
  'dew-point-face-cream': 'glass wood',
  'nightfall-face-oil': 'glass',
  'keepsake-compact-mirror': 'steel glass',
  'alder-lounge-chair': 'wood wool',
  'fjord-dining-chair': 'wood',
  'cooper-side-table': 'wood',
  'longhand-writing-desk': 'wood',
  'lantern-photo-lamp': 'linen wood',
  'ladder-shelf': 'wood',
  'plinth-stool': 'wood paper',
  'album-photo-pouf': 'cotton linen recycled',
  'salt-fig-eau-de-parfum': 'glass wood',
  'rain-on-cedar': 'glass wood',
  'amber-room': 'glass',
  'blue-hour': 'glass',
  'white-linen-diffuser': 'glass',
  'aperture-picture-watch': 'steel leather',
  'transit-steel-watch': 'steel',
  'beacon-key-tag': 'leather steel',
  'portrait-pendant': 'silver',
  'tide-signet-ring': 'silver',
  'ripple-drop-earrings': 'silver',
  'charm-photo-bracelet': 'silver',
  'lunar-hoops': 'silver',
  'latitude-bar-necklace': 'silver',
  'darkroom-cufflinks': 'steel',
};

/** The values of a product by its slug: the attribute's id, and codes of its values. */
export function attributeValuesOf(slug: string): { id: string; codes: string[] }[] {
  const materials = madeOf[slug];
  return materials ? [{ id: 'material', codes: materials.split(' ') }] : [];
}

/** The products of which it is said what they are made of. */
export const productsWithMaterial: readonly string[] = Object.keys(madeOf);
