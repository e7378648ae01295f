import type { ArType, MediumDisplay } from '@afterimage/contract/customization.ts';

/** Width and height in a medium's own units: pixels of a film or a picture, metres of a model's front. */
export interface MediumSize {
  width: number;
  height: number;
}

/** The trimmed size of the printed photo, in millimetres. */
export interface PrintSize {
  widthMm: number;
  heightMm: number;
}

export interface Point {
  x: number;
  y: number;
}

/**
 * Where a medium lies on its print. `matrix` is [a, b, c, d, e, f] as CSS and canvas write it: it takes a point of the
 * medium, from its top left corner, right and down in its own units, to millimetres from the print's top left corner.
 * `corners` are the medium's corners in the print's millimetres, clockwise from its top left; `scale` is the
 * millimetres that one of its units takes.
 */
export interface MediumTransform {
  matrix: readonly [number, number, number, number, number, number];
  corners: readonly [Point, Point, Point, Point];
  scale: number;
}

/** How a flat medium lies for which nothing else was said: it covers its photo and plays over and over. */
export const plainDisplay: MediumDisplay = {
  fit: 'cover',
  x: 0,
  y: 0,
  scale: 1,
  rotation: 0,
  loop: true,
  sound: true,
};

/** The same for every kind: a model is wholly inside, with some room around it. */
export const plainDisplayOf = (type: ArType): MediumDisplay =>
  type === '3D' || type === 'OBJECT_3D'
    ? { ...plainDisplay, fit: 'contain', scale: 0.6, stance: 'floating' }
    : plainDisplay;

type MediumLayout = Pick<MediumDisplay, 'fit' | 'x' | 'y' | 'scale' | 'rotation'>;

/** The box around a model as it stands, in its own units, y up. */
export interface ModelBox extends MediumSize {
  depth: number;
}

/**
 * Where the middle of a model's box lies: `x` and `y` in millimetres from the print's top left corner, right and down,
 * `z` before the print towards who looks at it; `scale` is the millimetres that one of its units takes, `rotation` turns
 * it clockwise about the axis that points out of the print, in degrees.
 */
export interface ModelTransform {
  x: number;
  y: number;
  z: number;
  scale: number;
  rotation: number;
  /** What points out of the print: the model's front when it floats, its head when it stands. */
  stance: 'floating' | 'standing';
}

/** How far a floating model keeps from its print, as a share of the print's height. */
const gap = 0.03;

/**
 * Lays a medium on a print: fitted, scaled about its centre, turned, moved, in this order. The studio's preview and the
 * viewer both use it, so that what was seen before is what plays after; both cut off what a flat medium has beyond the
 * print's edges. Throws a RangeError for a size that is not positive.
 */
export function placeMedium(medium: MediumSize, print: PrintSize, display: MediumLayout): MediumTransform {
  const { width, height } = medium;
  const { widthMm, heightMm } = print;
  if (!(width > 0 && height > 0 && widthMm > 0 && heightMm > 0))
    throw new RangeError('A medium and a print have a size');
  const [wide, high] = [widthMm / width, heightMm / height];
  const fitScale = display.fit === 'cover' ? Math.max(wide, high) : Math.min(wide, high);
  const scale = fitScale * display.scale;
  const angle = (display.rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  const centre = { x: widthMm * (0.5 + display.x), y: heightMm * (0.5 + display.y) };
  const e = centre.x - (cos * width - sin * height) / 2;
  const f = centre.y - (sin * width + cos * height) / 2;
  const at = (x: number, y: number): Point => ({ x: cos * x - sin * y + e, y: sin * x + cos * y + f });
  return {
    matrix: [cos, sin, -sin, cos, e, f],
    corners: [at(0, 0), at(width, 0), at(width, height), at(0, height)],
    scale,
  };
}

/** Lays a model by its front, as a picture of that size, and puts it before the print or onto it. Throws as placeMedium. */
export function placeModel(
  box: ModelBox,
  print: PrintSize,
  display: MediumLayout & Pick<MediumDisplay, 'stance'>,
): ModelTransform {
  const { corners, scale } = placeMedium(box, print, display);
  const stance = display.stance ?? 'floating';
  const z = stance === 'standing' ? (box.height * scale) / 2 : (box.depth * scale) / 2 + gap * print.heightMm;
  const [{ x, y }, , far] = corners;
  return { x: (x + far.x) / 2, y: (y + far.y) / 2, z, scale, rotation: display.rotation, stance };
}
