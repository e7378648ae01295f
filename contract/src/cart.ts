import * as z from 'zod';
import { picture } from './catalogue.ts';
import { arCustomizationChoice, clientCustomization, extra, filledCustomization } from './customization.ts';
import { draftKey } from './draft-key.ts';
import { numericId } from './ids.ts';
import { acceptedWarning } from './print.ts';
import { maxQuantity } from './values/limits.ts';

const quantity = z.int().min(1).max(maxQuantity);

/** The add-to-cart payload (S3.8); `variantId` null means the product's only variant. */
export const cartAddition = z.strictObject({
  productId: numericId,
  variantId: numericId.nullable().default(null),
  quantity: quantity.default(1),
  extraList: z.array(numericId).max(50).default([]),
  productClientCustomizationList: z.array(clientCustomization).max(50).default([]),
  productArCustomizationList: z.array(arCustomizationChoice).max(50).default([]),
  /** What the customer was warned of and wants printed all the same; kept with the order. */
  acceptedWarningList: z.array(acceptedWarning).max(50).optional(),
});
export type CartAddition = z.infer<typeof cartAddition>;

/** An item to add to a cart. `draftKey` is the draft that it was designed in; that draft becomes the design of the new line. */
export const cartItemAddition = cartAddition.extend({ draftKey: draftKey.optional() });

/**
 * A new design for a cart line. It replaces the whole design; the line keeps its product and quantity. `draftKey` is the draft
 * that it was designed in.
 */
export const cartItemDesign = cartItemAddition.omit({ productId: true, quantity: true });
export type CartItemDesign = z.infer<typeof cartItemDesign>;

/**
 * The purpose of opening a line's draft: `edit` returns the draft in which the line is edited, with changes not yet saved to the
 * line; `restart` resets that draft to the line's design; `copy` returns a new draft that belongs to no line.
 */
export const cartItemDraftRequest = z.strictObject({ purpose: z.enum(['edit', 'restart', 'copy']) });
export type CartItemDraftPurpose = z.infer<typeof cartItemDraftRequest>['purpose'];

/** A new quantity for a line. */
export const quantityChange = z.strictObject({ quantity });

/** COLOR and SIZE of the chosen variant (S3.6): the code of the attribute value, and what people call it. */
const attribute = z.object({ key: z.enum(['COLOR', 'SIZE']), value: z.string(), name: z.string() });

/** What was chosen, as a line tells it: its effects stand with the product, and with the project of what was bought. */
const chosenExtra = extra.omit({ effectList: true });

/**
 * What a line of a cart or an order says of its goods. Money in minor units: `unitPrice` is after discount and with
 * extras, `listUnitPrice` before the discount; `picture` shows the product in the chosen colour, `previewUrl` what the customer
 * put on it (WebP, 800 × 1000; with `&size=small` 320 × 400): null without a photo or text.
 */
export const lineProduct = z.object({
  product: z.object({ id: z.int(), sku: z.string(), name: z.string(), slug: z.string() }),
  variantId: z.int(),
  quantity: z.int(),
  unitPrice: z.int(),
  listUnitPrice: z.int(),
  total: z.int(),
  mainImageUrl: z.string(),
  picture: picture.nullable(),
  previewUrl: z.string().nullable().optional(),
  attribute: z.array(attribute),
  isCustomizable: z.boolean(),
  extraList: z.array(chosenExtra),
  customizationList: z.array(filledCustomization.extend({ extraList: z.array(chosenExtra) })),
  acceptedWarningList: z.array(acceptedWarning),
});

/**
 * A line of a cart (S3.6). `id` is the server's id, `cartItemId` the same under the specification's name; `stock` is
 * what is left of the variant.
 */
const cartItem = lineProduct.extend({ id: z.uuid(), cartItemId: z.uuid(), stock: z.int() });
export type CartItem = z.infer<typeof cartItem>;

/** Sums in minor units: total = subtotal - discount; subtotal is at list prices, with extras (D7.40). */
const cartSummary = z.object({
  quantity: z.int(),
  subtotal: z.int(),
  discount: z.int(),
  total: z.int(),
  currency: z.string(),
});
export type CartSummary = z.infer<typeof cartSummary>;

/** A whole cart; what every call on carts answers. */
export const cart = z.object({ itemList: z.array(cartItem), summary: cartSummary });
export type Cart = z.infer<typeof cart>;

/** The cart after an addition or a change of design, and the line that resulted from it. */
export const cartAfterAddition = cart.extend({ cartItemId: z.uuid() });
/**
 * After the joining of a guest cart: the account's cart, how many pieces came over, and how many stay in the guest cart,
 * because the account's has no room for more lines.
 */
export const cartAfterJoining = cart.extend({ joinedQuantity: z.int(), leftOutQuantity: z.int().optional() });

export const newCart = z.object({ id: z.uuid() });
export const cartParams = z.strictObject({ cartId: z.uuid() });
export const cartItemParams = z.strictObject({ cartItemId: z.uuid() });
export const guestItemParams = z.strictObject({ cartId: z.uuid(), cartItemId: z.uuid() });
