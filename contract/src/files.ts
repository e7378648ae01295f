import * as z from 'zod';
import { mediumFacts } from './customization.ts';

/** An uploaded photo; sizes in pixels after the orientation was applied; its id is the `input` of a photo slot. */
export const photo = z.object({ id: z.uuid(), url: z.string(), width: z.int(), height: z.int() });
export type Photo = z.infer<typeof photo>;

/** An uploaded medium; its id is the `attachmentId`. */
export const medium = z.object({ id: z.uuid(), bytes: z.int(), ...mediumFacts });
export type Medium = z.infer<typeof medium>;

export const mediumParams = z.strictObject({ attachmentId: z.uuid() });
/** An upload that was sent in parts (tus 1.0 at `/api/uploads`) and is complete. */
export const resumableUploadParams = z.strictObject({ uploadId: z.string().regex(/^[0-9a-f]{32}$/) });

/** A model of the shop's gallery; its id is the `attachmentId` of a medium of type `3D`. */
const galleryModel = z.object({
  id: z.uuid(),
  title: z.string(),
  url: z.string(),
  posterUrl: z.string().nullable(),
  bytes: z.int(),
});
export type GalleryModel = z.infer<typeof galleryModel>;
export const galleryModelList = z.object({ modelList: z.array(galleryModel) });
