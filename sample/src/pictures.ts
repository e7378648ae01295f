import { generatedPictures } from './pictures.generated.ts';
import type { SamplePicture } from './product.ts';

/** One pixel of the studio ground (#E9E6E2): for pictures that are seldom seen first, a shape would cost lists too much. */
export const placeholderPicture = 'data:image/gif;base64,R0lGODlhAQABAIAAAOnm4gAAACwAAAAAAQABAAACAkQBADs=';

/** Names resolve before the generator has run too, so that data never waits for pictures. */
const expected = { width: 1600, height: 2000, widths: [320, 640, 960, 1600], placeholder: placeholderPicture };

export const isGenerated = (name: string): boolean => generatedPictures[name] !== undefined;

/** The picture called `name` at its full width, or at `shownWidth` where a smaller file is the better default. */
export function picture(name: string, alt: string, displayWidth?: number): SamplePicture {
  const generated = generatedPictures[name] ?? expected;
  const width = displayWidth ?? generated.width;
  return {
    url: `/pictures/${name}-${width}.webp`,
    width,
    height: Math.round((generated.height * width) / generated.width),
    alt,
    widths: generated.widths.filter((each) => each <= width),
    placeholder: generated.placeholder,
  };
}
