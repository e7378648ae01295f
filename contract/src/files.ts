import * as z from 'zod';
import { mediumFacts } from './customization.ts';

/** Bounds of what a customer may upload. */
export const photoLimits = {
  bytes: 40 * 1024 * 1024,
  pixels: 100_000_000,
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
};
export const videoLimits = {
  bytes: 100 * 1024 * 1024,
  seconds: 60,
  types: ['video/mp4', 'video/webm', 'video/quicktime'],
};

/** Bounds of a customer's own model (GLB), and of a texture in it. */
export const modelLimits = { bytes: 20 * 1024 * 1024, triangles: 300_000, texturePixels: 4096 * 4096 };
/** Bounds of a text as a medium, as JSON. */
export const textMediumLimits = { bytes: 8 * 1024 };

/** An uploaded photo; sizes in pixels after the orientation was applied; its id is the `input` of a photo slot. */
export const photo = z.object({ id: z.uuid(), url: z.string(), width: z.int(), height: z.int() });
export type Photo = z.infer<typeof photo>;

/** An uploaded medium; its id is the `attachmentId`. */
export const medium = z.object({ id: z.uuid(), bytes: z.int(), ...mediumFacts });
export type Medium = z.infer<typeof medium>;

export const mediumParams = z.strictObject({ attachmentId: z.uuid() });
/** An upload that was sent in parts (tus 1.0 at `/api/uploads`) and is complete. */
export const partedUploadParams = z.strictObject({ uploadId: z.string().regex(/^[0-9a-f]{32}$/) });

/** A model of the shop's gallery; its id is the `attachmentId` of a medium of type `3D`. */
export const galleryModel = z.object({
  id: z.uuid(),
  title: z.string(),
  url: z.string(),
  posterUrl: z.string().nullable(),
  bytes: z.int(),
});
export type GalleryModel = z.infer<typeof galleryModel>;
export const galleryModelList = z.object({ modelList: z.array(galleryModel) });
