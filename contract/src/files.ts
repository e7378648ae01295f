import * as z from 'zod';
import { arTypes } from './customization.ts';

/** Bounds of what a customer may upload. */
export const photoLimits = {
  bytes: 40 * 1024 * 1024,
  pixels: 100_000_000,
  types: ['image/jpeg', 'image/png', 'image/webp'],
};
export const videoLimits = {
  bytes: 100 * 1024 * 1024,
  seconds: 60,
  types: ['video/mp4', 'video/webm', 'video/quicktime'],
};

/** An uploaded photo; sizes in pixels after the orientation was applied; its id is the `input` of a photo slot. */
export const photo = z.object({ id: z.uuid(), url: z.string(), width: z.int(), height: z.int() });
export type Photo = z.infer<typeof photo>;

/** An uploaded medium; its id is the `attachmentId`. */
export const medium = z.object({
  id: z.uuid(),
  url: z.string(),
  type: z.enum(arTypes),
  mimeType: z.string(),
  bytes: z.int(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  durationSeconds: z.number().nullable(),
});
export type Medium = z.infer<typeof medium>;
