/** The longest side to which a picture is reduced: more than a phone's screen shows of a print. */
const most = 2048;

/** A picture of an address, decoded beside the page's work and no larger than a screen needs. */
export async function loadStill(url: string): Promise<ImageBitmap> {
  const picture = new Image();
  picture.crossOrigin = 'anonymous';
  picture.decoding = 'async';
  picture.src = url;
  await picture.decode();
  const { naturalWidth: width, naturalHeight: height } = picture;
  const share = Math.min(1, most / Math.max(width, height));
  const smaller =
    share < 1
      ? {
          resizeWidth: Math.round(width * share),
          resizeHeight: Math.round(height * share),
          resizeQuality: 'high' as const,
        }
      : {};
  return createImageBitmap(picture, { premultiplyAlpha: 'premultiply', ...smaller });
}
