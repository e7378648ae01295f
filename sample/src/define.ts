import type { SampleEffects } from './effect.ts';
import { effectsBySlug } from './effects.ts';
import { placeholderPicture, isGenerated, picture } from './pictures.ts';
import { settingList } from './settings.generated.ts';
import type {
  SampleCategoryId,
  SampleColor,
  SampleCustomization,
  SamplePicture,
  SampleProduct,
  SampleSizeName,
  SampleVariation,
} from './product.ts';
import { textFontList } from './fonts.ts';

export const colorCodes: Record<SampleColor, string> = { black: '#333333', blue: '#1e73be', yellow: '#dd9933' };

const sizeNames: SampleSizeName[] = ['x', 'm', 'xl', 'xxl'];

/** Stock by colour, first the colour that the product is shown in: one number for a colour without sizes, or four for x, m, xl and xxl. */
type ColorStock = Partial<Record<SampleColor, number | [number, number, number, number]>>;

interface ProductSeed {
  id: number;
  name: string;
  price: number;
  discount?: number;
  /** How much of it there is, where the price of a unit is told. */
  content?: SampleProduct['content'];
  fresh?: boolean;
  /** Mean rating, number of ratings, units sold. */
  record: [number, number, number];
  category: [SampleCategoryId, ...SampleCategoryId[]];
  tag: string[];
  stock: number | ColorStock;
  short: string;
  story: string;
  material: string;
  care: string;
  measure: string;
  /** What its further pictures show, after its name, where more is to be said: `, a closer look at the weave`. */
  seen?: Partial<Record<ViewName, string>>;
  affiliateLink?: string;
  customization?: SampleCustomization[];
}

/** What a product is seen like: as a whole, from another side, from near, and in use (in one of its colours only). */
export const viewNames = ['main', 'second', 'detail', 'scene'] as const;
export type ViewName = (typeof viewNames)[number];

/** A product's pictures in the order they are shown: the main view of every colour, then each colour's further views. */
export function pictureNames(
  slug: string,
  colors: readonly string[],
): { name: string; color: string | undefined; view: ViewName }[] {
  const colorNames = colors.length > 0 ? colors : [undefined];
  const one = (color: string | undefined, view: ViewName) => ({
    name: `${slug}-${color ?? 'natural'}-${view}`,
    color,
    view,
  });
  return [
    ...colorNames.map((color) => one(color, 'main')),
    ...colorNames.flatMap((color) => viewNames.slice(1).map((view) => one(color, view))),
  ];
}

export function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f’']/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

function colorsOf(stock: ProductSeed['stock']): SampleColor[] {
  if (typeof stock === 'number') return [];
  return Object.keys(stock) as SampleColor[];
}

function variationsOf(seed: ProductSeed, slug: string): SampleVariation[] {
  if (typeof seed.stock === 'number') return [];
  const byColor = seed.stock;
  return colorsOf(byColor).map((color) => {
    const amount = byColor[color] ?? 0;
    const image = picture(`${slug}-${color}-main`, `${seed.name} in ${color}`);
    const base = { color, colorCode: colorCodes[color], image };
    if (typeof amount === 'number') return { ...base, size: [], stock: amount };
    return { ...base, size: sizeNames.map((name, index) => ({ name, stock: amount[index] ?? 0 })) };
  });
}

/** The places where products are photographed in use (sample/studio/sets.py), as they are told of. */
const settingWords = {
  wall: 'on a wall',
  shelf: 'on a shelf',
  table: 'on a table',
  floor: 'on the floor',
  stone: 'on a slab of stone',
  peg: 'on a peg',
  hanger: 'on a hanger',
};
export type Setting = keyof typeof settingWords;

function viewWords(slug: string, view: ViewName): string {
  const setting = settingList[slug];
  if (view === 'scene') return setting ? `, ${settingWords[setting]}` : ', in use';
  return { main: '', second: ', from another side', detail: ', a closer look' }[view];
}

/** The main views, whether they are made or not, and what is made of the others. */
function picturesOf(seed: ProductSeed, slug: string, displayWidth?: number): SamplePicture[] {
  return pictureNames(slug, colorsOf(seed.stock)).flatMap(({ name, color, view }) => {
    if (view !== 'main' && !isGenerated(name)) return [];
    const inColor = color === undefined ? seed.name : `${seed.name} in ${color}`;
    const colorNames = picture(name, inColor + (seed.seen?.[view] ?? viewWords(slug, view)), displayWidth);
    return [view === 'main' ? colorNames : { ...colorNames, placeholder: placeholderPicture }];
  });
}

function withEffects(slot: SampleCustomization, effects: SampleEffects): SampleCustomization {
  const extraList = slot.extraList.map((extra) => {
    const effectList = effects[extra.title];
    return effectList ? { ...extra, effectList } : extra;
  });
  return { ...slot, extraList };
}

export function defineProduct(seed: ProductSeed): SampleProduct {
  const slug = slugOf(seed.name);
  const [rating, ratingCount, saleCount] = seed.record;
  const customizationList = (seed.customization ?? []).map((slot) => withEffects(slot, effectsBySlug[slug] ?? {}));
  const product: SampleProduct = {
    id: seed.id,
    sku: `AF-${seed.category[0].slice(0, 3).toUpperCase()}-${String(seed.id).padStart(3, '0')}`,
    name: seed.name,
    slug,
    price: seed.price,
    discount: seed.discount ?? 0,
    ...(seed.content && { content: seed.content }),
    new: seed.fresh ?? false,
    rating,
    ratingCount,
    saleCount,
    category: seed.category,
    tag: seed.tag,
    variation: variationsOf(seed, slug),
    thumbImage: picturesOf(seed, slug, 320),
    image: picturesOf(seed, slug),
    shortDescription: seed.short,
    fullDescription: [
      seed.story,
      `Material: ${seed.material}`,
      `Care: ${seed.care}`,
      `Dimensions: ${seed.measure}`,
    ].join('\n\n'),
    isCustomizable: customizationList.length > 0,
    customizationList,
  };
  if (typeof seed.stock === 'number') product.stock = seed.stock;
  if (seed.affiliateLink !== undefined) product.affiliateLink = seed.affiliateLink;
  return product;
}

/** A photo slot, measured in millimetres on the finished thing. */
export function photo(
  title: string,
  widthMm: number,
  heightMm: number,
  options: { required?: boolean; ar?: boolean; bleedMm?: number; safeMm?: number } = {},
): SampleCustomization {
  const { required = true, ar = true, bleedMm = 3, safeMm = 5 } = options;
  return {
    kind: 'photo',
    fieldType: 'IMAGE',
    selectionMode: 'SINGLE',
    title,
    required,
    limits: { widthMm, heightMm, bleedMm, safeMm, arAllowed: ar },
    extraList: [],
  };
}

export function text(title: string, maxLength: number, maxLines = 1, required = false): SampleCustomization {
  return {
    kind: 'text',
    fieldType: 'TEXT',
    selectionMode: 'SINGLE',
    title,
    required,
    limits: { minLength: 1, maxLength, maxLines },
    extraList: textFontList.map((font) => ({ title: font, price: 0 })),
  };
}

/** A text slot with a list of dates, one per line. */
export const dates = (title: string, maxLines: number): SampleCustomization => ({
  kind: 'text',
  fieldType: 'TEXT',
  selectionMode: 'SINGLE',
  title,
  required: true,
  limits: { minLength: 1, maxLength: 1900, maxLines, format: 'dates' },
  extraList: [],
});

/** One of several ways of making the thing; each option is a title and its surcharge in cents. */
export function choice(title: string, options: [string, number][], required = true): SampleCustomization {
  return {
    kind: 'specification',
    fieldType: null,
    selectionMode: 'SINGLE',
    title,
    required,
    limits: {},
    extraList: options.map(([name, price]) => ({ title: name, price })),
  };
}

/** Things added to the order line, any number of them. */
export function extras(title: string, options: [string, number][]): SampleCustomization {
  return {
    kind: 'extra',
    fieldType: null,
    selectionMode: 'MULTI',
    title,
    required: false,
    limits: {},
    extraList: options.map(([name, price]) => ({ title: name, price })),
  };
}

/** A slot that belongs to a choice or an extra and is offered only with it. */
export const slotOfChoice = (choiceTitle: string, slot: SampleCustomization): SampleCustomization => ({
  ...slot,
  ofChoice: choiceTitle,
});
