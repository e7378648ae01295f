import * as z from 'zod';
import { matStyles, photoFilters, type photoLookParts, type textLookParts } from './values/looks.ts';
import { textStyle } from './print.ts';

/**
 * How a photo lies in its slot. `zoom` 1 just covers the slot, with its bleed where the photo goes on beyond it, at the
 * rotation that it has; `x` and `y` move the photo by that share of the slack between photo and slot, -1 to 1, along
 * the photo's own edges: right and down while it is upright; `rotation` in degrees clockwise.
 */
export const placement = z.strictObject({
  zoom: z.number().min(1).max(20).default(1),
  x: z.number().min(-1).max(1).default(0),
  y: z.number().min(-1).max(1).default(0),
  rotation: z.number().min(-180).max(180).default(0),
});
export type Placement = z.infer<typeof placement>;

/** How a photo looks in its slot; it is carried whole from the studio to the painters. */
export const photoLook = z.strictObject({
  /** Absent: it covers its slot, centered and upright. */
  placement: placement.optional(),
  /** A patterned mat round the photo, by which cameras recognize it; the photo lies within it. Absent: none. */
  mat: z.enum(matStyles).optional(),
  /** The colors in which the photo is printed. Absent: its own. */
  filter: z.enum(photoFilters).optional(),
} satisfies Record<(typeof photoLookParts)[number], z.ZodType>);
export type PhotoLook = z.infer<typeof photoLook>;

/** How a text looks in its slot. */
export const textLook = z.strictObject({
  /** Absent: as the product's template says. */
  textStyle: textStyle.optional(),
} satisfies Record<(typeof textLookParts)[number], z.ZodType>);
export type TextLook = z.infer<typeof textLook>;

/** The look of a slot of either kind. */
export type Look = PhotoLook & TextLook;
