import type { PictureSource } from './picture-sources.ts';

/** One of the shop's own upright photographs: it belongs to no product and so comes with no list. */
export const ownPicture = (name: string, alt: string): PictureSource => ({
  url: `/pictures/${name}-960.webp`,
  width: 960,
  height: 1200,
  alt,
  widths: [320, 640, 960],
  placeholder: '',
});
