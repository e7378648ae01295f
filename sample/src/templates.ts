import { modelList, pictureCorners } from './models.generated.ts';
import type { SampleCustomization } from './product.ts';
import { productList } from './products.ts';
import type {
  SampleArea,
  SampleCalendar,
  SampleMonthItem,
  SamplePrintItem,
  SampleSurface,
  SampleTextStyle,
} from './template.ts';

/** A slot by its title and where it stands; a photo brings its own size. */
type Item = (slots: readonly SampleCustomization[]) => SamplePrintItem;
type Box = [x: number, y: number, width: number, height: number];

const areaOf = ([x, y, width, height]: Box): SampleArea => ({ x, y, width, height, rotation: 0 });

function slotOf(slots: readonly SampleCustomization[], title: string): number {
  const index = slots.findIndex((slot) => slot.title === title);
  if (index < 0) throw new Error(`no slot is called ${title}`);
  return index;
}

/** A photo in its slot's own size. It bleeds where its edges are the face's. */
function photo(title: string, x = 0, y = 0, how: { outline?: 'ellipse'; bleed?: boolean } = {}): Item {
  return (slots) => {
    const slot = slotOf(slots, title);
    const { widthMm = 0, heightMm = 0 } = slots[slot]?.limits ?? {};
    const area = areaOf([x, y, widthMm, heightMm]);
    return { kind: 'photo', slot, place: area, outline: how.outline ?? 'rectangle', bleed: how.bleed ?? false };
  };
}

const full = (title: string): Item => photo(title, 0, 0, { bleed: true });
const round = (title: string): Item => photo(title, 0, 0, { bleed: true, outline: 'ellipse' });

function text(title: string, box: Box, sizeMm: number, style: Partial<SampleTextStyle> = {}): Item {
  return (slots) => ({
    kind: 'text',
    slot: slotOf(slots, title),
    place: areaOf(box),
    style: { align: 'center', color: '#14171c', curve: 0, sizeMm, ...style },
  });
}

/** The photos of a calendar's months; where there is none the others take turns, that of the cover among them. */
const monthPhotos = Array.from({ length: 12 }, (_, index) => `Photo for month ${index + 1}`);
const monthPhoto: Item = (slots) => {
  const standInList = [...monthPhotos, 'Cover photo'].map((title) => slotOf(slots, title));
  return { ...full('Photo for month 1')(slots), standInList } as SamplePrintItem;
};

/** The days of a month, with the dates that are written in a text slot. */
function month(box: Box, dateTitle: string): Item {
  return (slots): SampleMonthItem => ({
    kind: 'month',
    place: areaOf(box),
    offset: 0,
    dateSlot: slotOf(slots, dateTitle),
    titleFont: 'Playfair Display',
    font: 'Noto Sans',
    color: '#22252b',
    accent: '#a2442c',
    quiet: '#716b61',
    line: '#d6cec1',
  });
}

const qr = (x: number, y: number, size: number): Item => {
  return () => ({ kind: 'qr', place: areaOf([x, y, size, size]) });
};

type Looks = Partial<
  Omit<SampleSurface, 'id' | 'title' | 'widthMm' | 'heightMm' | 'pictureCorners' | 'itemList' | 'pageList'>
>;
/** `pages` has the titles of the slots of each page. */
type TemplateSurface = Omit<SampleSurface, 'itemList' | 'pictureCorners' | 'pageList'> & {
  itemList: Item[];
  pages?: string[][];
};

function surface(
  id: string,
  title: string,
  size: [number, number],
  itemList: Item[],
  looks: Looks = {},
): TemplateSurface {
  const [widthMm, heightMm] = size;
  const plain = { bleedMm: 0, safeMm: 0, outline: 'rectangle', background: '#ffffff' } as const;
  return { id, title, widthMm, heightMm, ...plain, ...looks, itemList };
}

/** The background is what the thing is made of; only what stands on it is printed, sewn or cut. */
const on = (background: string): Looks => ({ background, backgroundPrinted: false });
/** Of a colour on which inks do not show without white below them. */
const onDark = (background: string): Looks => ({ ...on(background), whiteInk: true });
const cutInto = (background: string): Looks => ({ ...on(background), engraved: true });
const dyed = onDark('#333333');
const [steel, silver, leather, blackened] = [
  cutInto('#d3d6d9'),
  cutInto('#e4e2de'),
  cutInto('#b98a5a'),
  { ...cutInto('#333333'), dyed: true },
];
const white = { color: '#ffffff' };
const cut = { color: '#2b2d31' };

const careLabel = surface('label', 'Care label', [25, 40], [qr(4, 12, 17)]);
const collarLabel = surface(
  'label',
  'Inside the collar',
  [30, 30],
  [qr(6, 3, 18), text('Name in the collar', [1.5, 22.5, 27, 6], 4.5)],
);
const backLabel = surface('back-label', 'Label on the back', [30, 30], [qr(5, 5, 20)]);
const boxCard = surface('card', 'Card in the box', [85, 55], [qr(32.5, 17.5, 20)]);
const base = (diameter: number, size: number, material = on('#f6f3ee')) => {
  const edge = (diameter - size) / 2;
  return surface('base', 'Underneath', [diameter, diameter], [qr(edge, edge, size)], {
    outline: 'ellipse',
    ...material,
  });
};

const surfacesBySlug: Record<string, TemplateSurface[]> = {
  'morning-ridge-framed-print': [
    surface(
      'front',
      'Picture',
      [240, 352],
      [photo('Main photo', 20, 18), text('Line under the picture', [20, 324, 200, 18], 9)],
      {
        safeMm: 5,
      },
    ),
    surface('back', 'Back', [140, 220], [photo('Photo for the back', 20, 20), qr(60, 182, 20)], { safeMm: 5 }),
  ],
  'open-air-gallery-canvas': [
    surface(
      'front',
      'Canvas',
      [400, 600],
      [full('Photo'), text('Caption on the lower edge', [24, 552, 352, 24], 14, { ...white, align: 'right' })],
      { bleedMm: 40, safeMm: 20 },
    ),
    backLabel,
  ],
  'hearth-photo-mug': [
    surface('front', 'Front', [90, 80], [full('Photo on the front')], { bleedMm: 2, safeMm: 4, radiusMm: 41 }),
    surface('back', 'Back', [90, 80], [full('Photo on the back')], { bleedMm: 2, safeMm: 4, radiusMm: 41 }),
    surface('handle', 'Below the handle', [36, 12], [text('Line below the handle', [1, 1, 34, 10], 5)], {
      ...on('#f6f3ee'),
      radiusMm: 41,
    }),
    base(50, 18),
  ],
  'window-seat-photo-cushion': [
    surface('front', 'Front', [450, 450], [full('Photo')], { bleedMm: 10, safeMm: 25 }),
    surface('back', 'Back', [450, 450], [text('Word on the back', [60, 170, 330, 110], 60, white)], {
      ...dyed,
      safeMm: 25,
    }),
    careLabel,
  ],
  'slow-evening-soy-candle': [
    surface(
      'label',
      'Label',
      [68, 74],
      [photo('Label picture', 4, 4), text('Line on the label', [5, 53, 58, 17], 6.5)],
      {
        ...on('#f6f2ea'),
        bleedMm: 2,
        safeMm: 3,
        radiusMm: 40,
      },
    ),
    base(40, 18, onDark('#b5702c')),
  ],
  'almanac-photo-wall-calendar': [
    surface(
      'cover',
      'Cover',
      [297, 420],
      [full('Cover photo'), text('Title on the cover', [24, 240, 249, 60], 28), qr(262, 385, 20)],
      { ...on('#fbf9f5'), bleedMm: 3, safeMm: 10 },
    ),
    {
      ...surface('month', 'Month', [297, 420], [monthPhoto, month([16, 216, 265, 194], 'Names and birthdays')], {
        ...on('#fbf9f5'),
        bleedMm: 3,
        safeMm: 10,
      }),
      pages: monthPhotos.map((title) => [title]),
    },
  ],
  'meridian-wall-clock': [
    surface(
      'dial',
      'Dial',
      [270, 270],
      [round('Dial picture'), text('Word on the dial', [85, 178, 100, 18], 11, { color: '#22252b' })],
      { outline: 'ellipse', ...on('#f7f4ee'), bleedMm: 3, safeMm: 12 },
    ),
    surface('back-plate', 'Back plate', [70, 40], [text('Words on the back plate', [4, 5, 62, 30], 7, cut)], steel),
    backLabel,
  ],
  'contact-sheet-poster': [
    surface(
      'front',
      'Poster',
      [500, 700],
      [photo('Photo', 10, 10), text('Title in the margin', [10, 654, 480, 38], 15, { align: 'left' })],
      { ...on('#faf8f3'), bleedMm: 3, safeMm: 5 },
    ),
    backLabel,
  ],
  'long-letter-photo-cards': [
    surface('front', 'Front', [120, 170], [full('Front photo')], { bleedMm: 3, safeMm: 5 }),
    surface(
      'inside',
      'Inside',
      [120, 170],
      [photo('Photo inside', 5, 5), text('Words inside', [10, 90, 100, 58], 7, { align: 'left' }), qr(99, 149, 16)],
      { ...on('#f8f5ee'), bleedMm: 3, safeMm: 5 },
    ),
  ],
  'everyday-canvas-tote': [
    surface(
      'front',
      'Front',
      [240, 280],
      [photo('Front photo'), text('Line under the photo', [5, 246, 230, 30], 18, white)],
      dyed,
    ),
    surface('strap', 'Strap', [25, 60], [text('Initials', [2, 22, 21, 16], 12, white)], dyed),
    careLabel,
  ],
  'pebble-phone-case': [
    surface('back', 'Back', [70, 146], [full('Back photo'), text('Line at the foot', [8, 128, 54, 10], 6, white)], {
      bleedMm: 3,
      safeMm: 6,
    }),
    surface('inside', 'Inside', [40, 40], [qr(12, 12, 16)], dyed),
  ],
  'field-leather-belt': [
    surface(
      'inside',
      'Inside',
      [180, 24],
      [text('Letters on the inside', [8, 4, 164, 16], 13, { color: '#3a2415' })],
      leather,
    ),
  ],
  'studio-photo-t-shirt': [
    surface(
      'front',
      'Chest',
      [240, 340],
      [photo('Chest photo'), text('Line under the photo', [5, 306, 230, 30], 18, white)],
      dyed,
    ),
    surface('back', 'Back', [280, 340], [photo('Back photo')], dyed),
    collarLabel,
  ],
  'loopback-hoodie': [
    surface('front', 'Chest', [200, 200], [photo('Chest photo')], dyed),
    surface('back', 'Back', [300, 360], [photo('Back photo')], dyed),
    surface('sleeve', 'Sleeve', [220, 30], [text('Words on the sleeve', [5, 3, 210, 24], 18, white)], dyed),
    collarLabel,
  ],
  'portrait-fitted-tee': [
    surface(
      'front',
      'Chest',
      [200, 276],
      [photo('Chest photo'), text('Line under the photo', [5, 246, 190, 26], 16, white)],
      dyed,
    ),
    surface('label', 'Inside the collar', [30, 30], [qr(6, 6, 18)]),
  ],
  'ledger-card-wallet': [
    surface(
      'front',
      'Front',
      [94, 68],
      [
        photo('Engraved photo', 12, 3),
        text('Initials or a date', [34, 55, 48, 10], 6, { color: '#e0c9a3', align: 'right' }),
      ],
      { ...blackened, safeMm: 3 },
    ),
    boxCard,
  ],
  'lumen-silk-scarf': [
    surface(
      'front',
      'Scarf',
      [900, 900],
      [photo('Photo', 30, 30), text('Words along the border', [60, 873, 780, 22], 16)],
      { background: '#f1e4cf', bleedMm: 10 },
    ),
    careLabel,
  ],
  'souvenir-photo-swim-towel': [
    surface(
      'front',
      'Towel',
      [800, 1600],
      [full('Photo'), text('Name along the hem', [80, 1450, 640, 90], 70, white)],
      {
        bleedMm: 15,
        safeMm: 40,
      },
    ),
    careLabel,
  ],
  'regatta-swim-cap': [
    surface('side', 'Side', [90, 70], [photo('Picture on the side')], dyed),
    surface('other-side', 'Other side', [90, 40], [text('Name on the other side', [2, 4, 86, 32], 18, white)], dyed),
  ],
  'sandbar-beach-tote': [
    surface(
      'front',
      'Panel',
      [200, 240],
      [photo('Photo on the panel'), text('Name under the panel', [5, 207, 190, 28], 17)],
      on('#f7f3ea'),
    ),
    careLabel,
  ],
  'keepsake-compact-mirror': [
    surface('lid', 'Lid', [62, 62], [round('Photo on the lid')], { outline: 'ellipse', bleedMm: 2, safeMm: 4 }),
    surface('inside', 'Inside the lid', [50, 20], [text('Engraving inside', [2, 2, 46, 16], 6, cut)], steel),
    base(50, 18, on('#d3d6d9')),
  ],
  'letterpress-soap-trio': [
    surface(
      'soap',
      'Soap',
      [70, 40],
      [text('Word on the soap', [5, 8, 60, 24], 15, { color: '#6d6353' })],
      cutInto('#e9e0cc'),
    ),
    surface('wrapper', 'Wrapper', [80, 50], [full('Picture on the wrapper')], { bleedMm: 3, safeMm: 5 }),
    surface('wrapper-back', 'Wrapper, below', [30, 30], [qr(6, 6, 18)], on('#f6f2ea')),
  ],
  'lantern-photo-lamp': [
    surface(
      'shade',
      'Shade',
      [780, 210],
      [full('Photo round the shade'), text('Line at the lower edge', [230, 178, 320, 18], 13, white)],
      // It is 260 mm across below and 236 above.
      { bleedMm: 6, safeMm: 12, radiusMm: 124 },
    ),
    base(50, 20, onDark('#2f2f31')),
  ],
  'album-photo-pouf': [
    surface('top', 'Top', [500, 500], [round('Photo on top')], { outline: 'ellipse', bleedMm: 15, safeMm: 40 }),
    surface('second-top', 'Second top', [500, 500], [round('Photo on the second top')], {
      outline: 'ellipse',
      bleedMm: 15,
      safeMm: 40,
    }),
    surface('seam', 'Round the seam', [1400, 50], [text('Words round the seam', [10, 5, 1380, 40], 32, white)], {
      ...dyed,
      radiusMm: 250,
    }),
    careLabel,
  ],
  'salt-fig-eau-de-parfum': [
    surface(
      'label',
      'Label',
      [44, 50],
      [photo('Label picture', 2, 2), text('Line on the label', [3, 33.5, 38, 14], 5.2)],
      { ...on('#f6f2ea'), bleedMm: 1, safeMm: 2 },
    ),
    surface('glass', 'Glass', [36, 22], [text('Words on the glass', [2, 2, 32, 18], 6, cut)], cutInto('#eef1ec')),
    base(28, 15, on('#dfe8cf')),
  ],
  'amber-room': [
    surface(
      'front',
      'Glass',
      [38, 46],
      [text('Engraved line', [2, 10, 34, 26], 9, { color: '#fff6de' })],
      cutInto('#b4691c'),
    ),
  ],
  'citrus-travel-cologne': [
    surface(
      'side',
      'Along the side',
      [90, 12],
      [text('Line along the side', [2, 1, 86, 10], 7, { color: '#f3eee2' })],
      blackened,
    ),
    surface('picture', 'Other side', [18, 50], [photo('Engraved picture')], { ...blackened, radiusMm: 11 }),
  ],
  'aperture-picture-watch': [
    surface('dial', 'Dial', [34, 34], [round('Dial picture')], { outline: 'ellipse', bleedMm: 1, safeMm: 3 }),
    surface('back', 'Case back', [30, 30], [text('Engraving on the back', [4, 8, 22, 14], 4, cut)], {
      ...steel,
      outline: 'ellipse',
    }),
    boxCard,
  ],
  'orbit-earbuds': [
    surface('lid', 'Lid', [46, 34], [full('Picture on the lid')], { bleedMm: 1, safeMm: 3 }),
    surface('inside', 'Inside the lid', [40, 14], [text('Name inside the lid', [2, 2, 36, 10], 6, white)], {
      ...onDark('#1b1c1e'),
      dyed: false,
    }),
    boxCard,
  ],
  'beacon-key-tag': [
    surface(
      'front',
      'Front',
      [36, 58],
      [photo('Photo', 2, 10), text('Word on the leather', [3, 52.6, 30, 4.8], 3.6, white)],
      dyed,
    ),
    surface('back', 'Back', [36, 58], [qr(10, 21, 16)], dyed),
  ],
  'portrait-pendant': [
    surface('front', 'Photo', [20, 20], [round('Photo')], { outline: 'ellipse', bleedMm: 1, safeMm: 2 }),
    surface('back', 'Back', [20, 20], [text('Engraving on the back', [3, 6, 14, 8], 2.8, cut)], {
      ...silver,
      outline: 'ellipse',
    }),
    boxCard,
  ],
  'tide-signet-ring': [
    surface('face', 'Face', [13, 11], [text('Letters', [2, 2, 9, 7], 6, cut)], { ...silver, outline: 'ellipse' }),
    surface(
      'inside',
      'Inside the ring',
      [50, 5],
      [text('Words inside the ring', [2, 0.75, 46, 3.5], 2.6, cut)],
      silver,
    ),
  ],
  'charm-photo-bracelet': [
    surface('charm', 'Charm', [14, 14], [round('Charm photo')], { outline: 'ellipse', bleedMm: 1, safeMm: 1 }),
    surface('second-charm', 'Second charm', [14, 14], [round('Second charm')], {
      outline: 'ellipse',
      bleedMm: 1,
      safeMm: 1,
    }),
    surface('clasp', 'Clasp', [16, 5], [text('Engraving on the clasp', [1, 0.75, 14, 3.5], 2.6, cut)], silver),
    boxCard,
  ],
  'latitude-bar-necklace': [
    surface(
      'front',
      'Front',
      [38, 4],
      [text('Words on the bar', [1.5, 0.5, 35, 3], 2.4, { color: '#4a3413' })],
      cutInto('#e9bd6a'),
    ),
    surface(
      'back',
      'Other side',
      [38, 4],
      [text('Words on the other side', [1.5, 0.5, 35, 3], 2.4, { color: '#4a3413' })],
      cutInto('#e9bd6a'),
    ),
  ],
  'darkroom-cufflinks': [
    surface('left', 'Left cuff', [15, 15], [round('Left cuff')], { outline: 'ellipse', bleedMm: 1, safeMm: 1 }),
    surface('right', 'Right cuff', [15, 15], [round('Right cuff')], { outline: 'ellipse', bleedMm: 1, safeMm: 1 }),
    surface('bar', 'Bar', [16, 5], [text('Date on the bar', [1, 0.75, 14, 3.5], 2.6, cut)], steel),
    boxCard,
  ],
};

/** From how many dots an inch a photo is sharp: cloth has threads, and what is large is looked at from farther away. */
const sharpDpiBySlug: Readonly<Record<string, number>> = {
  'open-air-gallery-canvas': 120,
  'contact-sheet-poster': 150,
  'almanac-photo-wall-calendar': 180,
  'meridian-wall-clock': 150,
  'window-seat-photo-cushion': 100,
  'everyday-canvas-tote': 120,
  'studio-photo-t-shirt': 120,
  'loopback-hoodie': 120,
  'portrait-fitted-tee': 120,
  'lumen-silk-scarf': 110,
  'souvenir-photo-swim-towel': 60,
  'regatta-swim-cap': 120,
  'sandbar-beach-tote': 110,
  'lantern-photo-lamp': 100,
  'album-photo-pouf': 80,
};
/** Dye that is pressed into polyester or a coat runs a little. */
const sublimated = new Set(['hearth-photo-mug', 'window-seat-photo-cushion', 'souvenir-photo-swim-towel']);
const leastStroke = { engraved: 0.12, sublimated: 0.25 };

function withMaterial(slug: string, surface: TemplateSurface): TemplateSurface {
  const sharpDpi = sharpDpiBySlug[slug];
  const leastStrokeMm = surface.engraved ? leastStroke.engraved : sublimated.has(slug) ? leastStroke.sublimated : null;
  return { ...surface, ...(sharpDpi && { sharpDpi }), ...(leastStrokeMm && { leastStrokeMm }) };
}

/** What is printed on each customisable product, face by face, by the product's slug. */
export const templates: ReadonlyMap<string, readonly SampleSurface[]> = new Map(
  productList
    .filter((product) => product.isCustomizable)
    .map(({ slug, customizationList }) => [
      slug,
      (surfacesBySlug[slug] ?? []).map(({ pages, ...each }) => ({
        ...withMaterial(slug, each),
        pictureCorners: pictureCorners[slug]?.[each.id] ?? null,
        itemList: each.itemList.map((item) => item(customizationList)),
        ...(pages && {
          pageList: pages.map((titles) => ({ slotList: titles.map((title) => slotOf(customizationList, title)) })),
        }),
      })),
    ]),
);

/** What the months of a product show unless something else is chosen. */
export const calendars: Readonly<Record<string, SampleCalendar>> = {
  'almanac-photo-wall-calendar': { start: 1, weekStart: 'monday', holidays: null },
};

/** What hangs on a wall; everything else stands or lies. */
const wallList = [
  'almanac-photo-wall-calendar',
  'contact-sheet-poster',
  'meridian-wall-clock',
  'morning-ridge-framed-print',
  'open-air-gallery-canvas',
];

/** Where a product is put in a room. */
export const roomPlacementOf = (slug: string): 'floor' | 'wall' => (wallList.includes(slug) ? 'wall' : 'floor');

/** The address of a product's model, where it has one. */
export const modelUrlOf = (slug: string): string | null => (modelList.includes(slug) ? `/models/${slug}.glb` : null);
