import { describeTarget } from '../recognizer/describe-target.ts';
import type { Features, Surface } from '../target.ts';
import { sideLimit, writePack, type PackLabel } from './pack.ts';
import { encodePicture } from './picture-codec.ts';
import { reducedGray, sizeWithin, type RgbaImage } from './downscale.ts';

/** Longest sides in pixels of the pictures for the extraction of features and for tracking. */
const describingSide = 1024;
const trackingSide = 640;

/** Maximum number of bytes of the tracking picture; only detailed ones need them all. */
const pictureBytes = 32_500;

export type CompileOptions = PackLabel & {
  /** What the print lies on; flat when it is not said. */
  readonly surface?: Surface;
};

/**
 * Compiles a picture into a pack for `createTracker`. Compile what is printed (cropped,
 * with its text), not the photo that was uploaded. What is transparent counts as white paper. Homographies start from
 * the pixels of this picture, whatever its size. The same picture and options give the same bytes.
 * @throws TypeError naming the field when the picture is not as it says; RangeError when a side is over 16384 px.
 */
export function compileTarget(picture: RgbaImage, options: CompileOptions = {}): Uint8Array {
  checkPicture(picture);
  checkOptions(options);
  const { width, height } = picture;
  const gray = (side: number) => {
    const size = sizeWithin(width, height, side);
    return reducedGray(picture, size.width, size.height);
  };
  const tracking = gray(trackingSide);
  const describing = Math.max(width, height) > trackingSide ? gray(describingSide) : tracking;
  const features = enlarged(describeTarget(describing), width / describing.width, height / describing.height);
  const coded = encodePicture(tracking, pictureBytes);
  const target = {
    width,
    height,
    surface: options.surface ?? ({ kind: 'flat' } as const),
    features,
    picture: tracking,
  };
  return writePack({ ...options, target, picture: coded });
}

/** Features of a reduced picture as those of the whole: pixel centers keep their places. */
function enlarged(features: Features, across: number, down: number): Features {
  const scale = Math.sqrt(across * down);
  return {
    ...features,
    x: features.x.map((x) => (x + 0.5) * across - 0.5),
    y: features.y.map((y) => (y + 0.5) * down - 0.5),
    scale: features.scale.map((each) => each * scale),
  };
}

function checkPicture({ width, height, data }: RgbaImage): void {
  for (const [field, side] of Object.entries({ width, height })) {
    if (!Number.isInteger(side) || side < 1)
      throw new TypeError(`${field} of the picture must be a whole number from 1.`);
    if (side > sideLimit) throw new RangeError(`${field} of the picture is over ${sideLimit} pixels.`);
  }
  if (!(data instanceof Uint8Array || data instanceof Uint8ClampedArray) || data.length < width * height * 4)
    throw new TypeError(`data of the picture must be ${width * height * 4} bytes of RGBA.`);
}

function checkOptions({ surface, physicalWidth, name }: CompileOptions): void {
  if (surface?.kind === 'cylinder' && !(surface.radius >= 0.15 && surface.radius <= 100))
    throw new TypeError('radius of the surface must be in widths of the picture, from 0.15 (1 / 2π goes all round).');
  if (physicalWidth !== undefined && !(physicalWidth > 0 && physicalWidth < 1e6))
    throw new TypeError('physicalWidth must be in millimeters.');
  if (name !== undefined && typeof name !== 'string') throw new TypeError('name must be a text.');
}
