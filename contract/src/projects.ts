import * as z from 'zod';
import { arTypes, arCustomization, filledCustomization } from './customization.ts';

/** A filled slot of a project; only photos can carry a medium. */
export const projectCustomizationItem = filledCustomization.extend({
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
  quantity: z.int(),
  viewerCode: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  projectCustomizationItemList: z.array(projectCustomizationItem),
});
export type Project = z.infer<typeof project>;

export const projectList = z.object({ itemList: z.array(project) });

/** New media for slots of a project (D7.44); null takes the medium away, slots that are not named stay. */
export const projectChange = z.strictObject({
  projectCustomizationItemList: z
    .array(
      z.strictObject({
        id: z.uuid(),
        arCustomization: z.strictObject({ attachmentId: z.uuid(), type: z.enum(arTypes) }).nullable(),
      }),
    )
    .min(1)
    .max(50),
});
export type ProjectChange = z.infer<typeof projectChange>;
export const projectParams = z.strictObject({ projectId: z.uuid() });
