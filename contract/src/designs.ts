import * as z from 'zod';
import { lineProduct } from './cart.ts';
import { picture } from './catalogue.ts';
import { arTypes, customization, extra, filledCustomization } from './customization.ts';
import { designKey } from './drafts.ts';
import { printTemplate } from './print.ts';

/** A medium on a photo of a shared design: its name only, without an address to fetch it from. */
const namedMedium = z.object({
  customizationId: z.int(),
  title: z.string(),
  type: z.enum(arTypes),
  description: z.string().nullable(),
});

/**
 * A design as other people see it: its print, and its price with all options, in minor units. It reveals neither its owner nor
 * the key of the draft, with which it could be changed; `arCustomization` is null in every slot.
 */
export const sharedDesign = z.object({
  title: z.string().nullable(),
  slug: z.string(),
  productName: z.string(),
  mainImageUrl: z.string(),
  picture: picture.nullable(),
  attribute: lineProduct.shape.attribute,
  unitPrice: z.int(),
  listUnitPrice: z.int(),
  currency: z.string(),
  printTemplate: printTemplate.nullable(),
  /** The slots that the product currently offers. */
  slotList: z.array(customization),
  customizationList: z.array(filledCustomization),
  extraList: z.array(extra),
  mediumList: z.array(namedMedium),
});
export type SharedDesign = z.infer<typeof sharedDesign>;

export const designParams = z.strictObject({ shareKey: designKey });
