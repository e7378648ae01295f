import * as z from 'zod';
import { lineProduct } from './cart.ts';
import { picture } from './catalogue.ts';
import { arTypes, customization, extra, filledCustomization } from './customization.ts';
import { designKey } from './drafts.ts';
import { printTemplate } from './print.ts';

/** What plays on a photo of a shared design: named, and not to be fetched. */
const namedMedium = z.object({
  customizationId: z.int(),
  title: z.string(),
  type: z.enum(arTypes),
  description: z.string().nullable(),
});

/**
 * A design as others see it: what would be printed of its product, and what it costs with all that is chosen, in minor
 * units. It names neither its owner nor the draft by which it could be changed; `arCustomization` is null in every slot.
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
  /** The slots that the product offers today. */
  slotList: z.array(customization),
  customizationList: z.array(filledCustomization),
  extraList: z.array(extra),
  mediumList: z.array(namedMedium),
});
export type SharedDesign = z.infer<typeof sharedDesign>;

export const designParams = z.strictObject({ shareKey: designKey });
