import * as z from 'zod';
import { calendarSettings } from './calendar.ts';
import { fixedItem, printAreaSchema, textStyle } from './print.ts';
import { photoFilters } from './values/looks.ts';

const color = z.string().regex(/^#[0-9a-f]{6}$/);
const name = z.string().min(1).max(60);
const names = z.array(name).min(1).max(30);
const share = z.number().min(0).max(1);

/** How a photo meets the edge of its area: it extends into the bleed, is mirrored there, or ends at its area. */
const photoEdges = ['bleed', 'mirror', 'none'] as const;

/**
 * The changes that a choice or an extra makes. `surface` is the id of a surface of the print template, `slot` the id of a
 * customization; materials and parts have their names of the product's model. A choice may have several effects, or only a `note`
 * when neither model nor print can show it: a filling, a scent, a box.
 */
export const effect = z.discriminatedUnion('kind', [
  /**
   * Changes color (sRGB, or the color of the variant) or finish of materials of the model. Absent values stay as in the model.
   */
  z.strictObject({
    kind: z.literal('material'),
    materials: names,
    color: z.union([color, z.literal('variant')]).optional(),
    metalness: share.optional(),
    roughness: share.optional(),
  }),
  /** Hides parts of the model: nodes with that name, including their numbered copies. */
  z.strictObject({ kind: z.literal('hide'), parts: names }),
  /** Changes the background of a surface. */
  z.strictObject({
    kind: z.literal('surface'),
    surface: name,
    background: color.optional(),
    backgroundPrinted: z.boolean().optional(),
  }),
  /** Changes the position, the edge or the colors of a photo. */
  z.strictObject({
    kind: z.literal('photo'),
    slot: z.int(),
    place: printAreaSchema.optional(),
    edge: z.enum(photoEdges).optional(),
    /** The colors in which the photo is printed; overrides the customer's filter. */
    filter: z.enum(photoFilters).optional(),
  }),
  /** Changes the position or the style of a text. */
  z.strictObject({
    kind: z.literal('text'),
    slot: z.int(),
    place: printAreaSchema.optional(),
    color: color.optional(),
    sizeMm: textStyle.shape.sizeMm,
  }),
  /** Prints fixed items on a surface, above its photos. */
  z.strictObject({ kind: z.literal('print'), surface: name, items: z.array(fixedItem).min(1).max(80) }),
  /** Changes the calendar's first month or first day of the week, or adds the holidays of a country. */
  z.strictObject({ kind: z.literal('calendar'), ...calendarSettings.omit({ language: true }).partial().shape }),
  /** An instruction for production. */
  z.strictObject({ kind: z.literal('note'), note: z.string().min(1).max(200) }),
]);
export type Effect = z.infer<typeof effect>;
type EffectOf<Kind extends Effect['kind']> = Extract<Effect, { kind: Kind }>;
export type MaterialChange = Omit<EffectOf<'material'>, 'kind'>;
