import * as z from 'zod';
import { absoluteMonth } from './calendar.ts';
import { effect } from './effects.ts';
import { numericId } from './ids.ts';
import { photoLook, placement, textLook } from './look.ts';
import { textStyle } from './print.ts';
import { textAnimations } from './values/looks.ts';

/** The kinds of input a customisation asks for (S3.17). */
const inputKinds = ['photo', 'text', 'specification', 'extra'] as const;
/** The kinds of field (S3.17). */
const fieldKinds = ['IMAGE', 'TEXT'] as const;
/** Whether one or several of a list may be chosen (S3.17). */
const selectionModes = ['SINGLE', 'MULTI'] as const;
/** The kinds of medium; `3D` is a model of the shop's gallery, `OBJECT_3D` the customer's own (D3.17). */
export const arTypes = ['VIDEO', '3D', 'OBJECT_3D', 'TEXT', 'IMAGE'] as const;

export type InputKind = (typeof inputKinds)[number];
export type ArType = (typeof arTypes)[number];

/** The sizes and bounds of a slot: millimetres for photos, characters and lines for texts. */
const limits = z.object({
  widthMm: z.number().positive().optional(),
  heightMm: z.number().positive().optional(),
  bleedMm: z.number().nonnegative().optional(),
  safeMm: z.number().nonnegative().optional(),
  arAllowed: z.boolean().optional(),
  minLength: z.int().nonnegative().optional(),
  maxLength: z.int().positive().optional(),
  maxLines: z.int().positive().optional(),
  /** `dates`: the text is a list of dates, one per line, each followed by its name: `12 March Anna`. */
  format: z.literal('dates').optional(),
});
export type Limits = z.infer<typeof limits>;

/**
 * An option with a price: a font, a paper, a gift box. The price is in minor units; `effectList` lists what the option changes.
 */
export const extra = z.object({
  id: z.int(),
  title: z.string(),
  price: z.int().nonnegative(),
  effectList: z.array(effect).max(40).optional(),
});
export type Extra = z.infer<typeof extra>;

/**
 * A slot of a customizable product: what it may contain, and its choices. A slot with `choiceId` belongs to that choice or extra:
 * it is offered, and `required` applies, only while that choice is selected.
 */
export const customization = z.object({
  id: z.int(),
  choiceId: z.int().optional(),
  kind: z.enum(inputKinds),
  fieldType: z.enum(fieldKinds).nullable(),
  selectionMode: z.enum(selectionModes),
  title: z.string(),
  required: z.boolean(),
  limits,
  extraList: z.array(extra),
});
export type Customization = z.infer<typeof customization>;

/**
 * One filled slot of the add-to-cart payload (S3.8): a photo gives the id of an uploaded photo as `input`,
 * a text its value with the font in `extraList`, a specification its choice in `extraList`.
 */
export const clientCustomization = z.strictObject({
  id: numericId,
  input: z.string().max(2000).nullable().default(null),
  extraList: z.array(numericId).max(20).default([]),
  /** Only for photos. */
  ...photoLook.shape,
  /** Only for texts. */
  ...textLook.shape,
  /** The first month of the calendar, only for a choice that sets the calendar's start. */
  month: absoluteMonth.optional(),
});
export type ClientCustomization = z.infer<typeof clientCustomization>;

/**
 * How a medium lies on its photo: fitted to it (`cover` fills it, `contain` is wholly inside), then scaled about its
 * centre, turned clockwise by `rotation` degrees, and moved by `x` and `y`, shares of the photo's printed width and
 * height. `loop` and `sound` say how it plays. A model counts as large as its front; `stance` says whether it floats
 * before the photo, its head towards the photo's upper edge (as without it), or stands on it as on a table. `description`
 * says in words what is to be seen, for whoever does not see it; `stacked` is a film whose lower half holds, as grey, how
 * opaque the upper half is: it counts half as high, and shows the print where it is clear.
 */
export const mediumDisplay = z.strictObject({
  fit: z.enum(['cover', 'contain']).default('cover'),
  x: z.number().min(-1).max(1).default(0),
  y: z.number().min(-1).max(1).default(0),
  scale: z.number().min(0.1).max(4).default(1),
  rotation: z.number().min(-180).max(180).default(0),
  loop: z.boolean().default(true),
  sound: z.boolean().default(true),
  stance: z.enum(['floating', 'standing']).optional(),
  description: z.string().trim().min(1).max(300).optional(),
  stacked: z.boolean().optional(),
});
export type MediumDisplay = z.infer<typeof mediumDisplay>;

/** A text as a medium: what is uploaded, as JSON, to `POST /file/ar-customization`; `font` is one of the shop's. */
export const textMedium = z.strictObject({
  version: z.literal(1),
  text: z.string().trim().min(1).max(280),
  font: z.string().min(1).max(60),
  color: z.string().regex(/^#[0-9a-f]{6}$/),
  background: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .nullable(),
  align: z.enum(['left', 'center', 'right']),
  animation: z.enum(textAnimations),
});
export type TextMedium = z.infer<typeof textMedium>;

/** What plays on a photo: the id of an uploaded medium or of a model of the gallery, and how it lies. */
export const mediumOnPhoto = z.strictObject({
  attachmentId: z.uuid(),
  type: z.enum(arTypes),
  display: mediumDisplay.optional(),
});
export type MediumOnPhoto = z.infer<typeof mediumOnPhoto>;

/** The medium of one photo in the add-to-cart payload (S3.8). */
export const arCustomizationChoice = mediumOnPhoto.extend({ customizationId: numericId });

/**
 * What is known of a medium; `url`, `posterUrl` and `captionsUrl` (WebVTT) are signed and can be fetched as they are.
 * `text` is what a medium of type TEXT says.
 */
export const mediumFacts = {
  type: z.enum(arTypes),
  url: z.string(),
  mimeType: z.string(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  durationSeconds: z.number().nullable(),
  /** For a film: whether it has an audio track. Absent when unknown. */
  hasSound: z.boolean().optional(),
  posterUrl: z.string().nullable(),
  captionsUrl: z.string().nullable(),
  text: textMedium.nullable(),
};

/**
 * A medium on its photo, as a reader gets it (D7.44); without `display` it covers the
 * photo and loops with sound, a model stands wholly inside.
 */
export const arCustomization = z.object({
  attachmentId: z.uuid(),
  ...mediumFacts,
  display: mediumDisplay.nullable(),
});
export type ArCustomization = z.infer<typeof arCustomization>;

/** A filled slot as a reader gets it: in carts, orders and projects. */
export const filledCustomization = z.object({
  customizationId: z.int(),
  kind: z.enum(inputKinds),
  title: z.string(),
  input: z.string().nullable(),
  photo: z.object({ id: z.uuid(), url: z.string(), width: z.int(), height: z.int() }).nullable(),
  ...photoLook.shape,
  ...textLook.shape,
  placement: placement.nullable(),
  textStyle: textStyle.nullable(),
  month: absoluteMonth.optional(),
  extraList: z.array(extra),
  arCustomization: arCustomization.nullable(),
});
export type FilledCustomization = z.infer<typeof filledCustomization>;
