/** How many of one item a cart takes, and how many different items. */
export const maxQuantity = 99;
export const maxLines = 100;

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

/**
 * Limits of a model (GLB) that a customer uploads: of the stored file, and of the upload, in which numbers may be compressed and
 * textures larger than a phone can show.
 */
export const modelLimits = {
  bytes: 20 * 1024 * 1024,
  sentBytes: 60 * 1024 * 1024,
  triangles: 300_000,
  texturePixels: 8192 * 8192,
};
/** Bounds of a text as a medium, as JSON. */
export const textMediumLimits = { bytes: 8 * 1024 };
/** Bounds of a film's captions, as WebVTT or SRT; `cueLength` is that of one, with its markup. */
export const captionLimits = { bytes: 500 * 1000, cues: 2000, cueLength: 1000 };
/** The most characters of the message that goes along with a gift. */
export const maxGiftMessage = 300;
