import * as z from 'zod';
import { arCustomization, clientCustomization, filledCustomization, mediumOnPhoto } from './customization.ts';
import { acceptedWarning, printTemplate } from './print.ts';
import { projectViewer } from './viewer.ts';

/** A filled slot of a project; only photos can carry a medium. */
const projectCustomizationItem = filledCustomization.extend({
  id: z.uuid(),
  arCustomization: arCustomization.nullable(),
});

/** One ordered, personalised line with its slots; the media can be exchanged, the viewer code is unguessable. */
export const project = z.object({
  id: z.uuid(),
  orderId: z.uuid(),
  orderItemId: z.uuid(),
  productName: z.string(),
  mainImageUrl: z.string(),
  /** The product with what is printed on it, as lines have it. */
  previewUrl: z.string().nullable().optional(),
  quantity: z.int(),
  viewerCode: z.string(),
  viewer: projectViewer,
  /** What is printed, as the product's template was when it was ordered. */
  printTemplate: printTemplate.nullable(),
  acceptedWarningList: z.array(acceptedWarning),
  /** Whether photos and texts can still be changed: until production starts. */
  personalizable: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
  projectCustomizationItemList: z.array(projectCustomizationItem),
});
export type Project = z.infer<typeof project>;

export const projectList = z.object({ itemList: z.array(project) });

/** Another photo, placement, text or style of one slot; what costs something else than before is refused. */
const itemPersonalization = clientCustomization.omit({ id: true });

/**
 * New media for slots of a project (D7.44), and until production starts new content; null takes the medium away, slots
 * and parts that are not named stay.
 */
export const projectChange = z.strictObject({
  projectCustomizationItemList: z
    .array(
      z.strictObject({
        id: z.uuid(),
        arCustomization: mediumOnPhoto.nullable().optional(),
        personalization: itemPersonalization.optional(),
      }),
    )
    .min(1)
    .max(50),
});
export type ProjectChange = z.infer<typeof projectChange>;
export const projectParams = z.strictObject({ projectId: z.uuid() });

/** What a slot of a project held before a change, newest first, so that it can be put back. */
export const projectVersion = z.object({
  id: z.uuid(),
  projectCustomizationItemId: z.uuid(),
  createdAt: z.string(),
  /** What was changed then. */
  changed: z.enum(['media', 'personalization']),
  before: filledCustomization,
});
export type ProjectVersion = z.infer<typeof projectVersion>;
export const projectVersionList = z.object({ versionList: z.array(projectVersion) });
