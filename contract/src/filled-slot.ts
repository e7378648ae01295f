import * as z from 'zod';
import { absoluteMonth } from './calendar.ts';
import { extra, mediumOnPhoto } from './customization.ts';
import { numericId } from './ids.ts';
import { photoLook, textLook } from './look.ts';
import { acceptedWarning } from './print.ts';

/** `slot` is the id of the product's customization, `choices` are the ids of what was chosen in it: a font, a paper. */
const common = { slot: numericId, choices: z.array(numericId).max(20) };

/** A photo's slot; `photo` is the id of the upload, null while there is none. */
const photoSlot = z.strictObject({
  ...common,
  kind: z.literal('photo'),
  photo: z.uuid().nullable(),
  look: photoLook,
  medium: mediumOnPhoto.nullable(),
});
/** A text's slot, empty while nothing was typed. */
const textSlot = z.strictObject({ ...common, kind: z.literal('text'), text: z.string().max(2000), look: textLook });
/**
 * A slot that contains only a choice. `month` is the first month of a calendar whose start was chosen in this slot. It is fixed
 * when the design is added to the cart, so the print does not change later.
 */
const choiceSlot = z.strictObject({ ...common, kind: z.literal('specification'), month: absoluteMonth.optional() });

/**
 * What a customer put into one slot of a product. Drafts, cart lines, order lines and projects store it as it is; the
 * payloads of the specification are made of it, and read, in `slot-wire.ts`; `sceneOf` makes of it what is printed.
 */
export const filledSlot = z.discriminatedUnion('kind', [photoSlot, textSlot, choiceSlot]);
export type FilledSlot = z.infer<typeof filledSlot>;
export type PhotoSlot = z.infer<typeof photoSlot>;
export type TextSlot = z.infer<typeof textSlot>;

/** The titles and prices that stand still once a slot is ordered: `sold` has the chosen extras, as `choices` has their ids. */
const sale = { title: z.string(), sold: z.array(extra) };
/** A filled slot as it was ordered. */
export const soldSlot = z.discriminatedUnion('kind', [
  photoSlot.extend(sale),
  textSlot.extend(sale),
  choiceSlot.extend(sale),
]);
export type SoldSlot = z.infer<typeof soldSlot>;

/** What a customer makes of a product: its filled slots, the extras of the whole thing, and the warnings accepted for it. */
export const design = z.strictObject({
  extraList: z.array(numericId).max(50),
  slots: z.array(filledSlot).max(50),
  acceptedWarningList: z.array(acceptedWarning).max(50),
});
export type Design = z.infer<typeof design>;
