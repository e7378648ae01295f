import * as z from 'zod';
import { locales } from '@afterimage/words/locale.ts';
import { draftContent } from './drafts.ts';
import { photoLook, textLook } from './look.ts';

const common = { slot: z.int(), choices: z.array(z.int()).max(20) };
const text = z.partialRecord(z.enum(locales), z.string().max(2000));

/** What a ready design puts into one slot: a text in each language, how a photo of the customer is going to look, or a choice. */
const readySlot = z.discriminatedUnion('kind', [
  z.strictObject({ ...common, kind: z.literal('text'), text, look: textLook }),
  z.strictObject({ ...common, kind: z.literal('photo'), look: photoLook.omit({ placement: true }) }),
  z.strictObject({ ...common, kind: z.literal('specification') }),
]);
export type ReadySlot = z.infer<typeof readySlot>;

/** The content of a ready design as it is stored; slots and options by their ids. */
export const readyContent = z.strictObject({
  extraList: z.array(z.int()).max(50),
  slots: z.array(readySlot).max(50),
});
export type ReadyContent = z.infer<typeof readyContent>;

/** A design with which a customer may begin, in the customer's language, as far as it fits the product as it is now. */
const readyDesign = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The product with the design on it, 4 to 5; `?size=small` is smaller. */
  pictureUrl: z.string(),
  content: draftContent,
});
export type ReadyDesign = z.infer<typeof readyDesign>;

export const readyDesigns = z.object({ designList: z.array(readyDesign) });
