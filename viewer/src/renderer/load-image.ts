/** The longest side to which a picture is reduced: more than a phone's screen shows of a print. */
const maxSide = 2048;

/** A picture of an address, decoded beside the page's work and no larger than a screen needs. */
export async function loadImage(url: string): Promise<ImageBitmap> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.decoding = 'async';
  image.src = url;
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  const share = Math.min(1, maxSide / Math.max(width, height));
  const resizeOptions =
    share < 1
      ? {
          resizeWidth: Math.round(width * share),
          resizeHeight: Math.round(height * share),
          resizeQuality: 'high' as const,
        }
      : {};
  return createImageBitmap(image, { premultiplyAlpha: 'premultiply', ...resizeOptions });
}
