import * as z from 'zod';
import { draftKey } from './draft-key.ts';
import { arCustomization, arCustomizationChoice, clientCustomization } from './customization.ts';
import { photo } from './files.ts';
import { design } from './filled-slot.ts';
import { numericId } from './ids.ts';
import { acceptedWarning } from './print.ts';

/** The chosen variant, how many pieces, and the step of the studio at which it goes on. */
const progress = {
  variantId: numericId.nullable().default(null),
  quantity: z.int().min(1).max(99).default(1),
  step: z.enum(['product', 'AR', 'checkout']).default('product'),
};

/** A design that is not finished, as it is stored. */
export const draftDesign = design.extend(progress);
export type DraftDesign = z.infer<typeof draftDesign>;

/** The same in a call, in the lists of the add-to-cart payload (S3.8). Slots may still be empty. */
export const draftContent = z.strictObject({
  version: z.literal(1),
  ...progress,
  extraList: z.array(numericId).max(50).default([]),
  productClientCustomizationList: z.array(clientCustomization).max(50).default([]),
  productArCustomizationList: z.array(arCustomizationChoice).max(50).default([]),
  acceptedWarningList: z.array(acceptedWarning).max(50).default([]),
});
export type DraftContent = z.infer<typeof draftContent>;

/** The secret key of a link that shows a design to other people, who cannot change it. */
export const designKey = z.string().regex(/^[\w-]{22}$/);

/**
 * The cart line whose design is this draft: its quantity (null when the line is no longer in the cart), and whether the line's
 * saved design equals the draft.
 */
const draftLine = z.object({ cartItemId: z.uuid(), quantity: z.int().nullable(), saved: z.boolean() });
export type DraftLine = z.infer<typeof draftLine>;

/**
 * A draft as it is read. `photoList` and `mediumList` are the uploads that its content names and that still exist, with
 * fresh addresses; `revision` counts its changes.
 */
export const draft = z.object({
  key: draftKey,
  productId: z.int(),
  slug: z.string(),
  productName: z.string(),
  revision: z.int(),
  updatedAt: z.string(),
  expiresAt: z.string(),
  content: draftContent,
  photoList: z.array(photo),
  mediumList: z.array(arCustomization),
  /** The name that its owner gave it; null means the product's name. */
  title: z.string().nullable(),
  /** Null when the draft was never added to a cart. */
  line: draftLine.nullable(),
  /** The key of the link that shows it to other people; null while there is none. */
  shareKey: designKey.nullable(),
  /** The key of the page that explains why its link shows nothing; null or missing while it can be shown. */
  takedownKey: z.string().nullable().optional(),
});
export type Draft = z.infer<typeof draft>;

export const newDraft = z.strictObject({ productId: numericId, content: draftContent });
export type NewDraft = z.infer<typeof newDraft>;

/** A change of a draft; `revision` is the one it is based on: if there is a newer one, DRAFT_CHANGED. */
export const draftChange = z.strictObject({ content: draftContent, revision: z.int().min(0) });

export const draftParams = z.strictObject({ draftKey });

/** What a draft is called as a model to be put into a room, until `expiresAt`; anyone who has it sees the draft as it is. */
export const draftModelToken = z.object({ token: z.string(), expiresAt: z.string() });

/** The new name of a draft; null removes the name. */
export const draftTitleChange = z.strictObject({ title: z.string().trim().min(1).max(60).nullable() });

/** The link that shows a draft to other people: `/designs/{shareKey}`. */
export const draftShare = z.object({ shareKey: designKey });

/** The drafts of an account, newest first. */
export const draftList = z.object({
  draftList: z.array(
    z.object({
      key: draftKey,
      slug: z.string(),
      productName: z.string(),
      mainImageUrl: z.string(),
      updatedAt: z.string(),
      title: z.string().nullable(),
      /** The first photo of the design; null when it has none. */
      photoUrl: z.string().nullable(),
      line: draftLine.nullable(),
      shareKey: designKey.nullable(),
      takedownKey: z.string().nullable().optional(),
    }),
  ),
});
export type DraftList = z.infer<typeof draftList>;
