import * as z from 'zod';
import { modelAddress } from '../effects.ts';
import { catalogueLimits as limits, choiceModes, partFinishes } from '../values/catalogue-desk.ts';
import { photoFilters } from '../values/looks.ts';
import { textsByLocale } from './desk-texts.ts';

const color = z.string().regex(/^#[0-9a-f]{6}$/);
const slotId = z.int();

/** The name of a material or an object of the product's model. */
const part = z.string().min(1).max(120);
const lengthMm = z.number().min(1).max(100_000).nullable();

/**
 * What an option changes, as far as operators set it: an instruction for production, the colors in which a photo is printed, the
 * color of a text, the background of a face, and the 3D model: the look of a part, parts that are hidden or only there with this
 * option, another model, another size. `slotId` is the slot of the face; null is as in the model.
 */
const optionEffect = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('note'), note: z.string().trim().min(1).max(200) }),
  z.strictObject({ kind: z.literal('filter'), slotId, filter: z.enum(photoFilters) }),
  z.strictObject({ kind: z.literal('textColor'), slotId, color }),
  z.strictObject({ kind: z.literal('background'), slotId, color }),
  z.strictObject({
    kind: z.literal('partLook'),
    part,
    color: color.nullable(),
    finish: z.enum(partFinishes).nullable(),
  }),
  z.strictObject({ kind: z.literal('partHidden'), part }),
  z.strictObject({ kind: z.literal('partShown'), part }),
  /** The address of a model, as the upload of one answers it. */
  z.strictObject({ kind: z.literal('model'), url: modelAddress }),
  z.strictObject({ kind: z.literal('modelSize'), widthMm: lengthMm, heightMm: lengthMm, depthMm: lengthMm }),
]);
export type OptionEffect = z.infer<typeof optionEffect>;

const optionFields = {
  title: textsByLocale(60),
  /** Added to the price of the product, in minor units. */
  price: z.int().min(0).max(limits.price),
  effectList: z.array(optionEffect).max(30),
};

/** An option of a choice, as it is read. `otherEffectCount`: effects that came with a file and are kept. */
const deskOption = z.strictObject({ id: z.int(), ...optionFields, otherEffectCount: z.int() });

/** The options of a slot of kind `specification`, of which one is chosen, or `extra`, of which several can be. */
export const deskChoice = z.strictObject({
  mode: z.enum(choiceModes),
  title: textsByLocale(60),
  optionList: z.array(deskOption),
});

/** A choice as it is written; options without an id are new, and those that are left out are removed. */
export const choiceBody = z.strictObject({
  version: z.int().min(1),
  mode: z.enum(choiceModes),
  title: textsByLocale(60),
  required: z.boolean(),
  optionList: z
    .array(z.strictObject({ id: z.int().nullable(), ...optionFields }))
    .min(1)
    .max(limits.options),
});
export type ChoiceBody = z.infer<typeof choiceBody>;

/** All slots of a product, in their new order. */
export const slotOrderBody = z.strictObject({
  version: z.int().min(1),
  slotIdList: z.array(slotId).min(1).max(100),
});
