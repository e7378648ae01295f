import * as z from 'zod';
import { calendarSettings } from './calendar.ts';
import { fixedItem, printAreaSchema, textStyle } from './print.ts';
import { photoFilters } from './values/looks.ts';

const color = z.string().regex(/^#[0-9a-f]{6}$/);
const name = z.string().min(1).max(60);
/** Of materials and objects of a model; those of owners have the names that a 3D program gave them. */
const partNames = z.array(z.string().min(1).max(120)).min(1).max(30);
const share = z.number().min(0).max(1);
const lengthMm = z.number().positive().max(100_000).optional();
/** A model of the sample, or one that an operator has sent. */
export const modelAddress = z.string().regex(/^\/(?:models\/[a-z0-9-]{1,80}|product-models\/[\da-f]{64})\.glb$/);

/** How a photo meets the edge of its area: it extends into the bleed, is mirrored there, or ends at its area. */
const photoEdges = ['bleed', 'mirror', 'none'] as const;

/**
 * The changes that a choice or an extra makes. `surface` is the id of a surface of the print template, `slot` the id of a
 * customization; materials and parts have their names of the product's model. A choice may have several effects, or only a `note`
 * when neither model nor print can show it: a filling, a scent, a box.
 */
export const effect = z.discriminatedUnion('kind', [
  /**
   * Changes color (sRGB, or the color of the variant) or finish of materials of the model, or of objects where no material has the
   * name. Absent values stay as in the model.
   */
  z.strictObject({
    kind: z.literal('material'),
    materials: partNames,
    color: z.union([color, z.literal('variant')]).optional(),
    metalness: share.optional(),
    roughness: share.optional(),
  }),
  /** Hides parts of the model: objects with that name, including their numbered copies, or else all that has that material. */
  z.strictObject({ kind: z.literal('hide'), parts: partNames }),
  /** Shows parts of the model, named as for `hide`, which are hidden until an option shows them. */
  z.strictObject({ kind: z.literal('show'), parts: partNames }),
  /** Shows another model instead of the product's. */
  z.strictObject({ kind: z.literal('model'), url: modelAddress }),
  /** Scales the model to this size. Absent lengths stay as in the model. */
  z.strictObject({ kind: z.literal('size'), widthMm: lengthMm, heightMm: lengthMm, depthMm: lengthMm }),
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
  /**
   * An instruction for production. With `pieceSize`, the code of a size, the instruction is to make a further piece of the
   * product in this size, which is taken from stock with the line.
   */
  z.strictObject({ kind: z.literal('note'), note: z.string().min(1).max(200), pieceSize: name.optional() }),
]);
export type Effect = z.infer<typeof effect>;
type EffectOf<Kind extends Effect['kind']> = Extract<Effect, { kind: Kind }>;
export type MaterialChange = Omit<EffectOf<'material'>, 'kind'>;
export type SizeChange = Omit<EffectOf<'size'>, 'kind'>;
