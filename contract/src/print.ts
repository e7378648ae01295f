import * as z from 'zod';
import { calendarSettings } from './calendar.ts';
import { alignments, photoFilters } from './values/looks.ts';
import { light } from './values/palette.ts';

const mm = z.number().min(-2000).max(2000);
const length = z.number().positive().max(2000);
const color = z.string().regex(/^#[0-9a-f]{6}$/);

/** Where something lies on a surface: millimetres from its trimmed top left corner, turned clockwise about its centre. */
export const printAreaSchema = z.object({
  x: mm,
  y: mm,
  width: length,
  height: length,
  rotation: z.number().min(-180).max(180).default(0),
});
export type PrintArea = z.infer<typeof printAreaSchema>;

/** The outline of a surface or of a photo's slot. */
export const outlines = ['rectangle', 'ellipse'] as const;

/**
 * How a text is set: `sizeMm` is the height of an em at most (a longer text is set smaller until it fits), `curve` the
 * angle in degrees of the arc on which a line stands, positive like a smile upside down, 0 for a straight line.
 */
export const textStyle = z.strictObject({
  align: z.enum(alignments).default('center'),
  color: color.default(light.ink),
  curve: z.number().min(-300).max(300).default(0),
  sizeMm: z.number().min(1).max(300).optional(),
});
export type TextStyle = z.infer<typeof textStyle>;

/**
 * Fixed text, such as the numerals of a dial; `font` is one of the shop's fonts. `ofSlot`: the text is derived from the
 * customer's text in that slot, as names on a calendar are.
 */
const labelItem = z.object({
  kind: z.literal('label'),
  place: printAreaSchema,
  text: z.string().min(1).max(200),
  font: z.string().min(1).max(60),
  style: textStyle,
  ofSlot: z.int().optional(),
});
/** A fixed filled shape, such as the lines of a dial. */
const shapeItem = z.object({
  kind: z.literal('shape'),
  place: printAreaSchema,
  outline: z.enum(outlines).default('rectangle'),
  color,
});
/**
 * A month of the template's calendar: its name and year, the days of the week, and a cell for each day. Each page of a surface
 * shows the month that follows that of the page before.
 */
const monthItem = z.object({
  kind: z.literal('month'),
  place: printAreaSchema,
  /** Number of months after the calendar's first month. */
  offset: z.int().min(0).max(1200).default(0),
  /** The text slot with the dates that are printed in their cells. */
  dateSlot: z.int().optional(),
  titleFont: z.string().min(1).max(60),
  font: z.string().min(1).max(60),
  color: color.default(light.ink),
  /** The color of Sundays and public holidays. */
  accent: color,
  /** The color of the year and of the days of the week. */
  quiet: color,
  /** The color of the lines between the weeks. */
  line: color,
});
export type MonthItem = z.infer<typeof monthItem>;

/** An item that is printed without a slot. */
export const fixedItem = z.discriminatedUnion('kind', [labelItem, shapeItem]);
export type FixedItem = z.infer<typeof fixedItem>;

/**
 * What is printed on a surface, from the back to the front. `slot` is the id of the customisation that fills it; a
 * photo with `bleed` goes on beyond its place by the slot's bleed, which is cut off; one with `mirrored` ends at its
 * place, and the bleed shows it mirrored at its edges.
 */
const printItem = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('photo'),
    slot: z.int(),
    place: printAreaSchema,
    outline: z.enum(outlines).default('rectangle'),
    bleed: z.boolean().default(false),
    mirrored: z.boolean().optional(),
    /** The slots whose photos are printed, alternating from page to page, while this slot is empty. */
    standInList: z.array(z.int()).max(200).optional(),
    /** The colors in which the photo is printed; overrides the customer's filter. */
    filter: z.enum(photoFilters).optional(),
  }),
  z.object({
    kind: z.literal('text'),
    slot: z.int(),
    place: printAreaSchema,
    style: textStyle,
    /** The color is set by the product or a choice; customers cannot choose it. */
    fixedColor: z.boolean().optional(),
  }),
  z.object({ kind: z.literal('qr'), place: printAreaSchema }),
  labelItem,
  shapeItem,
  monthItem,
]);
export type PrintItem = z.infer<typeof printItem>;

/**
 * A page of a surface that is printed as several pages. `slotList` replaces the slots of the surface's items, in the order of the
 * items.
 */
const printPage = z.object({ title: z.string().optional(), slotList: z.array(z.int()).max(40) });

const corner = z.object({ x: z.number(), y: z.number() });
const corners = z.tuple([corner, corner, corner, corner]);
export type PictureCorners = z.infer<typeof corners>;

const textureShare = z.number().min(-10).max(10);
/**
 * The rectangle of a part's texture that a print covers, as shares of the texture from its top left (texture coordinates of glTF),
 * and how the print lies in it: mirrored from left to right, then turned clockwise by this many degrees.
 */
export const modelRegion = z.strictObject({
  x: textureShare,
  y: textureShare,
  width: z.number().min(0.001).max(20),
  height: z.number().min(0.001).max(20),
  rotation: z.literal([0, 90, 180, 270]),
  mirrored: z.boolean(),
});
export type ModelRegion = z.infer<typeof modelRegion>;

/**
 * One printed face of a product. `pictureCorners`: where its corners lie on the product's main picture, as shares of
 * the picture's width and height, clockwise from the face's top left; null when it is not to be seen there.
 * `pictureList`: where they lie on certain pictures of the product, by their addresses; it replaces `pictureCorners`, and other
 * pictures do not show the face.
 * `radiusMm`: the face goes round a mug of that radius whose axis is upright on it; absent: it is flat.
 * `backgroundPrinted` false: the background is the thing's own material and colour, shown but left out of the print.
 * `modelPart`: the material or object of the product's model that shows the face; absent: the material `artwork-<id>`.
 * `modelRegion`: the rectangle of that part's texture that the face covers; absent: all of it, from 0 to 1.
 * `whiteInk`: on a material that is not white, white is printed as an ink, also below photos and colors.
 * `dyed`: whether the background is the selected color of the product; absent: where there is `whiteInk`.
 * `engraved`: the content is cut or burnt into the material and has a depth instead of colors.
 * With `pageList` it is printed once per page: twelve months, the leaves of a book, a set of cards.
 * `sharpDpi`: the lowest resolution at which a photo is sharp on this material at its usual viewing distance.
 * `leastStrokeMm`: the least stroke width; thinner strokes are lost in this kind of print, or close up.
 */
const printSurface = z.object({
  id: z.string().regex(/^[a-z][a-z0-9-]{0,30}$/),
  title: z.string(),
  widthMm: length,
  heightMm: length,
  bleedMm: z.number().min(0).max(100).default(0),
  safeMm: z.number().min(0).max(100).default(0),
  outline: z.enum(outlines).default('rectangle'),
  background: color.default('#ffffff'),
  backgroundPrinted: z.boolean().optional(),
  whiteInk: z.boolean().optional(),
  dyed: z.boolean().optional(),
  engraved: z.boolean().optional(),
  sharpDpi: z.number().min(20).max(600).optional(),
  leastStrokeMm: z.number().positive().max(5).optional(),
  radiusMm: length.optional(),
  modelPart: z.string().max(120).optional(),
  modelRegion: modelRegion.optional(),
  pictureCorners: corners.nullable().default(null),
  pictureList: z
    .array(z.object({ url: z.string().max(300), corners }))
    .max(24)
    .optional(),
  itemList: z.array(printItem).max(40),
  pageList: z.array(printPage).min(1).max(200).optional(),
});
export type PrintSurface = z.infer<typeof printSurface>;

/** Everything that is printed for a product: its faces, in the order in which they are shown. */
export const printTemplate = z.object({
  version: z.literal(1),
  surfaceList: z.array(printSurface).max(12),
  /** The settings of the template's months; absent when it has no months. */
  calendar: calendarSettings.optional(),
});
export type PrintTemplate = z.infer<typeof printTemplate>;

/** What a customer is warned of before the print, by name. */
const printWarnings = [
  'LOW_RESOLUTION',
  'MODERATE_RESOLUTION',
  'SMALL_TEXT',
  'THIN_STROKES',
  'SUBSTITUTED_GLYPHS',
  'OUTSIDE_SAFE_AREA',
] as const;
export type PrintWarning = (typeof printWarnings)[number];

/** A warning that the customer has accepted for a slot; `dpi` where it is about resolution. */
export const acceptedWarning = z.strictObject({
  customizationId: z.int().min(1).max(2_147_483_647),
  code: z.enum(printWarnings),
  dpi: z.int().min(0).max(100_000).optional(),
});
export type AcceptedWarning = z.infer<typeof acceptedWarning>;
