import * as z from 'zod';
import { calendarSettings } from './calendar.ts';
import { fixedItem, printAreaSchema, textStyle } from './print.ts';
import { photoFilters } from './values/looks.ts';

const color = z.string().regex(/^#[0-9a-f]{6}$/);
const name = z.string().min(1).max(60);
const names = z.array(name).min(1).max(30);
const share = z.number().min(0).max(1);

/** How the photo of a slot ends: it goes on into the bleed, is mirrored there, or ends at its place. */
const photoEdges = ['bleed', 'mirror', 'none'] as const;

/**
 * What a choice or an extra changes. `surface` is the id of a surface of the print template, `slot` the id of a
 * customization; materials and parts are named as in the product's model. A choice may have several effects, or `note`
 * alone where neither model nor print can show it: a filling, a scent, a box.
 */
export const effect = z.discriminatedUnion('kind', [
  /**
   * Materials of the model get another color (sRGB, or that of the chosen variant) or finish; what is absent stays as the
   * model has it.
   */
  z.strictObject({
    kind: z.literal('material'),
    materials: names,
    color: z.union([color, z.literal('variant')]).optional(),
    metalness: share.optional(),
    roughness: share.optional(),
  }),
  /** Parts of the model are hidden: nodes of that name, numbered copies included. */
  z.strictObject({ kind: z.literal('hide'), parts: names }),
  /** A surface has another ground. */
  z.strictObject({
    kind: z.literal('surface'),
    surface: name,
    background: color.optional(),
    backgroundPrinted: z.boolean().optional(),
  }),
  /** A photo lies elsewhere on its surface, ends otherwise, or has other colors. */
  z.strictObject({
    kind: z.literal('photo'),
    slot: z.int(),
    place: printAreaSchema.optional(),
    edge: z.enum(photoEdges).optional(),
    /** The photo is printed in these colors, whatever filter the customer chose. */
    filter: z.enum(photoFilters).optional(),
  }),
  /** A text lies elsewhere, or is set otherwise. */
  z.strictObject({
    kind: z.literal('text'),
    slot: z.int(),
    place: printAreaSchema.optional(),
    color: color.optional(),
    sizeMm: textStyle.shape.sizeMm,
  }),
  /** Something ready-made is printed on a surface, over its photos. */
  z.strictObject({ kind: z.literal('print'), surface: name, items: z.array(fixedItem).min(1).max(80) }),
  /** The calendar begins with another month, its weeks with another day, or it shows the holidays of a country. */
  z.strictObject({ kind: z.literal('calendar'), ...calendarSettings.omit({ language: true }).partial().shape }),
  /**
   * What production has to do. With `pieceSize`, the code of a size, that is to make a further piece of the product in this
   * size, which is taken from stock with the line.
   */
  z.strictObject({ kind: z.literal('note'), note: z.string().min(1).max(200), pieceSize: name.optional() }),
]);
export type Effect = z.infer<typeof effect>;
type EffectOf<Kind extends Effect['kind']> = Extract<Effect, { kind: Kind }>;
export type MaterialChange = Omit<EffectOf<'material'>, 'kind'>;
