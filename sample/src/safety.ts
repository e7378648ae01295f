import type { SampleProduct } from './product.ts';

/** Who is responsible for a product; the addresses are nobody's (RFC 2606). */
interface SampleParty {
  name: string;
  address: string[];
  contact: string;
}

export interface SampleSafety {
  maker: SampleParty;
  responsiblePerson: SampleParty;
  warnings: string[];
}

const workshop: SampleParty = {
  name: 'Afterimage Werkstatt GmbH',
  address: ['Lindenhof 7', '10969 Berlin', 'Germany'],
  contact: 'safety@afterimage.example',
};
const laboratory: SampleParty = {
  name: 'Maison Clairière SARL',
  address: ['14 rue des Tilleuls', '06130 Grasse', 'France'],
  contact: 'safety@clairiere.example',
};
const electronics: SampleParty = {
  name: 'Halden Devices Ltd',
  address: ['22 Wharf Road', 'Leeds LS10 1AA', 'United Kingdom'],
  contact: 'https://halden.example/safety',
};
const silversmith: SampleParty = {
  name: 'Ortega Plata S.L.',
  address: ['Calle del Olmo 31', '14003 Córdoba', 'Spain'],
  contact: 'safety@ortegaplata.example',
};

/** Makers outside of the European Union have somebody in it who answers for their things: the shop, which imports them. */
const makers: Partial<Record<SampleProduct['category'][number], SampleParty>> = {
  cosmetics: laboratory,
  perfumes: laboratory,
  wearables: electronics,
  jewelry: silversmith,
};
const ownThings = new Set(['keepsake-compact-mirror', 'letterpress-soap-trio', 'beacon-key-tag', 'darkroom-cufflinks']);

export const warningTexts = {
  candle:
    'Burn it within sight, on a surface that bears heat, and away from children, pets and anything that can catch fire.',
  candleWick: 'Trim the wick to 5 mm before lighting, and stop burning when 1 cm of wax is left.',
  smallParts: 'Not for children under 3 years: small parts can be swallowed.',
  cord: 'Not for children under 3 years: a cord or chain round the neck can strangle.',
  skin: 'For external use only. Keep away from the eyes; if it gets into them, rinse with plenty of water.',
  irritation: 'Stop using it if the skin becomes red or itches.',
  flammable: 'Highly flammable. Keep away from heat and open flames, and do not spray on to hot things.',
  outOfReach: 'Keep out of the reach of children.',
  diffuser: 'Contains fragrances; may cause an allergic skin reaction. Do not drink, and wipe up spills at once.',
  battery:
    'Contains a lithium-ion battery: do not open it, crush it, heat it above 60 °C or throw it into the household waste.',
  magnet: 'Contains magnets: keep 15 cm away from pacemakers.',
  hearing: 'High volume over a long time can damage your hearing.',
  buttonCell:
    'Contains a button cell, which causes severe burns within two hours when swallowed. Keep away from children.',
  hanging: 'Hang it on a hook or screw that bears its weight, and never above a bed.',
  glass: 'Made of glass, which can break: wear gloves to pick up splinters.',
  hot: 'Can become hot when filled with hot drinks or from the microwave.',
  tipping: 'Fasten it to the wall with the brackets that come with it, so that it cannot tip over.',
  lamp: 'For indoor use, with LED bulbs of 8 W at most. Pull the plug before changing the bulb.',
  bag: 'The bag that it comes in is no toy: danger of suffocation.',
  sunglasses: 'Not for driving at night or at dusk, and not for looking into the sun.',
  swimming: 'No protection from drowning.',
  allergenWool: 'Contains animal parts that are no textiles.',
} as const;
type Warning = keyof typeof warningTexts;

const bySlug: Record<string, Warning[]> = {
  'morning-ridge-framed-print': ['hanging', 'glass'],
  'open-air-gallery-canvas': ['hanging'],
  'hearth-photo-mug': ['hot'],
  'window-seat-photo-cushion': ['bag'],
  'slow-evening-soy-candle': ['candle', 'candleWick', 'outOfReach'],
  'almanac-photo-wall-calendar': ['hanging'],
  'meridian-wall-clock': ['hanging', 'glass'],
  'noon-sunglasses': ['sunglasses'],
  'brim-felt-hat': ['allergenWool'],
  'regatta-swim-cap': ['swimming'],
  'dew-point-face-cream': ['skin', 'irritation', 'outOfReach'],
  'clear-morning-cleanser': ['skin', 'irritation'],
  'ember-satin-lipstick': ['irritation'],
  'nightfall-face-oil': ['skin', 'irritation'],
  'tonic-body-wash': ['skin', 'irritation'],
  'letterpress-soap-trio': ['skin', 'irritation'],
  'keepsake-compact-mirror': ['glass'],
  'longhand-writing-desk': [],
  'lantern-photo-lamp': ['lamp'],
  'ladder-shelf': ['tipping'],
  'white-linen-diffuser': ['diffuser', 'flammable', 'outOfReach'],
  'aperture-picture-watch': ['buttonCell', 'smallParts'],
  'transit-steel-watch': ['smallParts'],
  'pulse-smart-band': ['battery', 'irritation'],
  'halo-over-ear-headphones': ['hearing', 'battery', 'magnet'],
  'signal-smart-ring': ['battery', 'smallParts'],
  'orbit-earbuds': ['hearing', 'battery', 'smallParts', 'magnet'],
  'beacon-key-tag': ['buttonCell', 'smallParts'],
  'portrait-pendant': ['smallParts', 'cord'],
  'tide-signet-ring': ['smallParts'],
  'ripple-drop-earrings': ['smallParts'],
  'charm-photo-bracelet': ['smallParts'],
  'lunar-hoops': ['smallParts'],
  'latitude-bar-necklace': ['smallParts', 'cord'],
  'darkroom-cufflinks': ['smallParts'],
};

function warningsOf({ slug, category }: SampleProduct): Warning[] {
  const own = bySlug[slug];
  if (own) return own;
  return category[0] === 'perfumes' ? ['flammable', 'skin', 'outOfReach'] : [];
}

/** What must be told of a product's safety (Regulation (EU) 2023/988). */
export function safetyOf(product: SampleProduct): SampleSafety {
  const [first] = product.category;
  const maker = (!ownThings.has(product.slug) && first && makers[first]) || workshop;
  const isFromUnion = maker !== electronics;
  return {
    maker,
    responsiblePerson: isFromUnion ? maker : workshop,
    warnings: warningsOf(product).map((name) => warningTexts[name]),
  };
}
