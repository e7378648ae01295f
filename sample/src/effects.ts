import {
  areaAt,
  calendar,
  ground,
  hide,
  material,
  metal,
  metalColors,
  note,
  secondPiece,
  type SampleEffects,
} from './effect.ts';
import { dialLines, dialNumerals } from './dial.ts';

const { gold, silver, steel, brass, nickel, blackSteel } = metalColors;
const giftBox = { 'Gift box': [note('Pack in a gift box')] };

const decor: Record<string, SampleEffects> = {
  'morning-ridge-framed-print': {
    'Matt cotton 308 g': [note('Paper: matt cotton, 308 g')],
    'Pearl baryta 325 g': [material(['artwork-front'], { roughness: 0.32 }), note('Paper: pearl baryta, 325 g')],
    'Washi 110 g': [ground('front', '#f4eddc'), note('Paper: washi, 110 g')],
    'Gift box with ribbon': [note('Pack in a gift box with ribbon')],
    'Easel back for tables': [hide('hanger'), note('Easel back in place of the hanger')],
  },
  'open-air-gallery-canvas': {
    'Mirrored picture': [{ kind: 'photo', slot: 'Photo', edge: 'mirror' }],
    White: [
      hide('edge-print'),
      material(['edge'], { color: '#ffffff' }),
      { kind: 'photo', slot: 'Photo', edge: 'none' },
      ground('front', '#ffffff'),
    ],
    Black: [
      hide('edge-print'),
      material(['edge'], { color: '#1a1a1c' }),
      { kind: 'photo', slot: 'Photo', edge: 'none' },
      { kind: 'surface', surface: 'front', background: '#1a1a1c', backgroundPrinted: true },
    ],
    'Shadow-gap frame in oak': [note('Mount in a shadow-gap frame, oak')],
    'Hanging kit': [note('Add the hanging kit')],
  },
  'hearth-photo-mug': {
    Satin: [
      material(['glaze-white', 'colour', 'artwork-front', 'artwork-back', 'artwork-handle'], { roughness: 0.62 }),
      note('Glaze: satin'),
    ],
    ...giftBox,
    'Cork coaster': [note('Add the cork coaster')],
    'Bag of coffee, 100 g': [note('Add a bag of coffee, 100 g')],
  },
  'window-seat-photo-cushion': {
    'Feather and down': [note('Filling: feather and down')],
    'Recycled fibre': [note('Filling: recycled fibre')],
    'Cover only': [note('Cover only, no filling')],
    'Second, plain cover': [note('Add a second, plain cover')],
  },
  'slow-evening-soy-candle': {
    'Cedar and black tea': [note('Scent: cedar and black tea')],
    'Fig leaf': [note('Scent: fig leaf')],
    Unscented: [note('No scent')],
    'Brass wick trimmer': [note('Add the brass wick trimmer')],
    ...giftBox,
  },
  'almanac-photo-wall-calendar': {
    January: [calendar({ start: 1 })],
    'Next month': [calendar({ start: 'next-month' })],
    September: [calendar({ start: 9 })],
    'Another month': [calendar({ start: 'named' })],
    Sunday: [calendar({ weekStart: 'sunday' })],
    Germany: [calendar({ holidays: 'DE' })],
    Austria: [calendar({ holidays: 'AT' })],
    Switzerland: [calendar({ holidays: 'CH' })],
    France: [calendar({ holidays: 'FR' })],
    Netherlands: [calendar({ holidays: 'NL' })],
    'England and Wales': [calendar({ holidays: 'GB-EAW' })],
    Ireland: [calendar({ holidays: 'IE' })],
    'United States': [calendar({ holidays: 'US' })],
    'Names and birthdays filled in': [note('Names and birthdays are printed in their days')],
    'Mailing tube': [note('Send in a mailing tube')],
  },
  'meridian-wall-clock': {
    'Twelve lines': [hide('mark'), { kind: 'print', surface: 'dial', items: dialLines(270) }],
    'Arabic numbers': [hide('mark'), { kind: 'print', surface: 'dial', items: dialNumerals(270) }],
    None: [hide('mark')],
    'Engraved back plate': [note('Fit the engraved back plate')],
  },
  'contact-sheet-poster': {
    'White, 30 mm': [
      { kind: 'photo', slot: 'Photo', place: areaAt([30, 30, 440, 586.667]) },
      { kind: 'text', slot: 'Title in the margin', place: areaAt([30, 634, 440, 38]) },
    ],
    None: [
      { kind: 'photo', slot: 'Photo', place: areaAt([0, 0, 500, 700]), edge: 'bleed' },
      { kind: 'text', slot: 'Title in the margin', place: areaAt([20, 642, 460, 38]), color: '#ffffff' },
    ],
    'Magnetic oak hanger': [note('Add the magnetic oak hanger, 50 cm')],
    'Second copy at half price': [note('Print two copies of each piece')],
  },
  'long-letter-photo-cards': {
    'Felt-marked': [note('Card: felt-marked')],
    Smooth: [material(['card', 'artwork-front', 'artwork-inside'], { roughness: 0.45 }), note('Card: smooth')],
    'Cotton, deckled edge': [
      material(['card', 'artwork-front', 'artwork-inside'], { color: '#f6efe2', roughness: 1 }),
      ground('inside', '#f6efe2'),
      note('Card: cotton with a deckled edge'),
    ],
    'Lined envelopes': [note('Lined envelopes')],
    'Sealing wax and stamp': [note('Add sealing wax and stamp')],
  },
};

const transfer = (...materials: string[]): SampleEffects => ({
  'Transfer, vivid': [material(materials, { roughness: 0.38 }), note('Print: transfer, vivid')],
});
const collar = { 'Name inside the collar': [note('Print the name inside the collar')] };

const clothes: Record<string, SampleEffects> = {
  'everyday-canvas-tote': {
    Canvas: [note('Straps: canvas')],
    'Bridle leather': [
      material(['colour-straps'], { color: '#7a4a2b', roughness: 0.46 }),
      note('Straps: bridle leather'),
    ],
    'Inside pocket with zip': [note('Sew in the pocket with zip')],
    'Initials on the strap': [note('Stamp the initials on the strap')],
  },
  'pebble-phone-case': {
    Gloss: [material(['colour', 'artwork-back'], { roughness: 0.12 }), note('Finish: gloss')],
    'Wrist cord': [note('Add the wrist cord')],
  },
  'field-leather-belt': {
    Nickel: [...metal(['brass'], nickel), note('Buckle: nickel')],
    'Blackened steel': [...metal(['brass'], blackSteel), note('Buckle: blackened steel')],
    'Cotton bag': [note('Pack in a cotton bag')],
    'Leather balm': [note('Add the leather balm')],
  },
  'studio-photo-t-shirt': { ...transfer('artwork-front', 'artwork-back'), ...collar, ...giftBox },
  'loopback-hoodie': {
    'Embroidered outline': [note('Embroider the outline of the print')],
    ...collar,
  },
  'ledger-card-wallet': {
    'Same colour': [material(['thread'], { color: 'variant' }), note('Thread in the colour of the leather')],
    Red: [material(['thread'], { color: '#a3262a' }), note('Thread: red')],
    ...giftBox,
  },
  'portrait-fitted-tee': {
    ...transfer('artwork-front'),
    'Second copy in another size': [note('Make a second piece in the size chosen for it')],
    S: [secondPiece('x')],
    M: [secondPiece('m')],
    XL: [secondPiece('xl')],
    XXL: [secondPiece('xxl')],
    ...giftBox,
  },
  'lumen-silk-scarf': {
    'Twill, 14 momme': [note('Cloth: silk twill, 14 momme')],
    'Twill, 18 momme': [material(['artwork-front'], { roughness: 0.12 }), note('Cloth: silk twill, 18 momme')],
    Chiffon: [material(['artwork-front'], { roughness: 0.95 }), note('Cloth: silk chiffon')],
    'Flat gift box': [note('Pack in a flat gift box')],
    'Scarf ring in horn': [note('Add the scarf ring in horn')],
  },
  'souvenir-photo-swim-towel': {
    'Standard 420 g': [note('Terry: 420 g')],
    'Heavy 550 g': [note('Terry: 550 g')],
    'Hanging loop': [note('Sew on a hanging loop')],
    'Mesh bag': [note('Add the mesh bag')],
  },
  'regatta-swim-cap': {
    'One colour': [{ kind: 'photo', slot: 'Picture on the side', filter: 'black-and-white' }, note('Print in one ink')],
    'Full colour': [note('Print in full colour')],
    'Set of five': [note('Make five of each piece')],
  },
  'sandbar-beach-tote': {
    'Coated cotton': [material(['lining'], { roughness: 0.3 }), note('Lining: coated cotton')],
    Uncoated: [note('Lining: uncoated')],
    'Zip top': [note('Sew in the zip')],
  },
};

const home: Record<string, SampleEffects> = {
  'keepsake-compact-mirror': {
    'Twice enlarging': [note('Second mirror: twice enlarging')],
    'Five times': [note('Second mirror: five times enlarging')],
    'Velvet pouch': [note('Pack in a velvet pouch')],
  },
  'letterpress-soap-trio': {
    'Paper band': [note('Wrapper: paper band')],
    'Printed tissue': [
      material(['band-paper', 'artwork-wrapper', 'artwork-wrapper-back'], { color: '#ffffff', roughness: 1 }),
      ground('wrapper-back', '#ffffff'),
      note('Wrapper: printed tissue'),
    ],
    'Oak soap dish': [note('Add the oak soap dish')],
    ...giftBox,
  },
  'lantern-photo-lamp': {
    None: [hide('bulb'), note('No bulb')],
    'Warm, dimmable': [note('Bulb: warm, dimmable')],
    'Dimmer on the cable': [note('Fit the dimmer on the cable')],
  },
  'album-photo-pouf': {
    Firm: [note('Filling: firm')],
    Soft: [note('Filling: soft')],
    'Second printed top': [note('Make the second top')],
  },
  'salt-fig-eau-de-parfum': {
    'Eau de parfum': [note('Fill with eau de parfum')],
    Extrait: [material(['glass-perfume'], { color: '#c9a24a' }), note('Fill with extrait')],
    'Engraved glass': [note('Engrave the glass')],
    ...giftBox,
  },
  'amber-room': {
    'Gold-filled': [{ kind: 'text', slot: 'Engraved line', color: '#d9b45a' }, note('Fill the lettering with gold')],
    'Travel atomiser, 8 ml': [note('Add the travel atomiser, 8 ml')],
    ...giftBox,
  },
  'citrus-travel-cologne': {
    Across: [{ kind: 'text', slot: 'Line along the side', place: areaAt([39.5, -34, 11, 80], 90), sizeMm: 4 }],
    'Refill, 50 ml': [note('Add the refill, 50 ml')],
  },
};

const pendantMetal = ['silver', 'silver-chain', 'artwork-back'];
const worn: Record<string, SampleEffects> = {
  'aperture-picture-watch': {
    'Polished steel': [
      material(['steel', 'steel-brushed', 'artwork-back'], { roughness: 0.08 }),
      note('Case: polished steel'),
    ],
    'Gold-plated': [...metal(['steel', 'steel-brushed', 'artwork-back'], gold, ['back']), note('Case: gold-plated')],
    'Second strap': [note('Add the second strap')],
    'Gift box': [note('Pack in a gift box')],
  },
  'orbit-earbuds': {
    Gloss: [material(['colour', 'artwork-lid'], { roughness: 0.1 }), note('Finish: gloss')],
    'Leather loop': [note('Add the leather loop')],
  },
  'beacon-key-tag': {
    Brass: [...metal(['steel', 'key-metal'], brass), note('Ring: brass')],
    'Second tag': [note('Make a second tag, the same')],
  },
  'portrait-pendant': {
    'Gold vermeil': [...metal(pendantMetal, gold, ['back']), note('Metal: gold vermeil')],
    'Longer chain': [note('Chain of 55 cm')],
    ...giftBox,
  },
  'tide-signet-ring': {
    'Cut by hand': [
      { kind: 'text', slot: 'Letters', place: areaAt([1.4, 1.6, 10.2, 7.8]), color: '#17181a', sizeMm: 6.4 },
      note('Cut the letters by hand'),
    ],
    'Engraving inside': [note('Engrave the inside of the ring')],
    ...giftBox,
  },
  'charm-photo-bracelet': {
    'Gold vermeil': [
      ...metal(['silver', 'silver-chain', 'artwork-clasp'], gold, ['clasp']),
      note('Metal: gold vermeil'),
    ],
    ...giftBox,
  },
  'latitude-bar-necklace': {
    Silver: [
      ...metal(['gold', 'gold-chain', 'artwork-front', 'artwork-back'], silver, ['front', 'back']),
      { kind: 'text', slot: 'Words on the bar', color: '#2b2d31' },
      { kind: 'text', slot: 'Words on the other side', color: '#2b2d31' },
      note('Metal: silver'),
    ],
    ...giftBox,
  },
  'darkroom-cufflinks': {
    'Plain steel': [material(['colour'], { color: steel, metalness: 1, roughness: 0.28 }), note('Rim: plain steel')],
    'Walnut box': [note('Pack in the walnut box')],
  },
};

/** The effects of choices and extras of each customizable product, by the product's slug. */
export const effectsBySlug: Readonly<Record<string, SampleEffects>> = { ...decor, ...clothes, ...home, ...worn };
