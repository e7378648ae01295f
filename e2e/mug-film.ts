import { multiplied, rotationAbout } from '../tracker/src/geometry/camera.ts';
import type { BentView, FilmSize } from './camera-film.ts';

/** A mug in a hand: where its axis is seen, how large its print looks, and how it is turned; angles in radians. */
export interface MugView {
  /** Pixels of the frame: where the middle of the print would be if it were not turned. */
  x: number;
  y: number;
  /** About how many pixels of the frame a width of the print would take, flat and at the mug's front. */
  size: number;
  /** About its own axis, towards and away from the camera, and in the picture's plane. */
  turn: number;
  nod: number;
  roll: number;
}

/** From the print's outer pixels to the lens: what faces away by more is not seen, and hardly printed well. */
const edge = (80 * Math.PI) / 180;

/**
 * A print of `widthMm` round a mug of `radiusMm` before a pinhole camera of `focal` pixels. The ray of a pixel is cut
 * with the cylinder, whose coordinates are those of the tracker: origin in the middle of the print, x right, y down
 * along the axis, z inwards; the axis lies at z = radius, lengths in widths of the print.
 */
export function mugView(
  picture: FilmSize,
  frame: FilmSize,
  { widthMm, radiusMm }: { widthMm: number; radiusMm: number },
  { x, y, size, turn, nod, roll }: MugView,
  focal = frame.width,
): BentView {
  const radius = radiusMm / widthMm;
  const about = multiplied(rotationAbout(nod, 0, 0), multiplied(rotationAbout(0, 0, roll), rotationAbout(0, turn, 0)));
  const r = Array.from(about) as Nine;
  const [cx, cy] = [(frame.width - 1) / 2, (frame.height - 1) / 2];
  const depth = focal / size;
  // Turned about the mug's axis and not about the print: the axis' point stays.
  const axis = [((x - cx) / focal) * depth, ((y - cy) / focal) * depth, depth + radius] as const;
  const t = [axis[0] - r[2] * radius, axis[1] - r[5] * radius, axis[2] - r[8] * radius] as const;
  const toMug = (vx: number, vy: number, vz: number) =>
    [r[0] * vx + r[3] * vy + r[6] * vz, r[1] * vx + r[4] * vy + r[7] * vz, r[2] * vx + r[5] * vy + r[8] * vz] as const;
  const eye = toMug(-t[0], -t[1], -t[2]);
  const reach = size * (radius + picture.height / picture.width);
  return {
    box: [x - reach, y - reach, x + reach, y + reach],
    toPicture(px, py) {
      const ray = toMug((px - cx) / focal, (py - cy) / focal, 1);
      const ez = eye[2] - radius;
      const a = ray[0] ** 2 + ray[2] ** 2;
      const b = eye[0] * ray[0] + ez * ray[2];
      const under = b ** 2 - a * (eye[0] ** 2 + ez ** 2 - radius ** 2);
      if (under < 0) return null;
      const along = (-b - Math.sqrt(under)) / a;
      const [hx, hy, hz] = [eye[0] + along * ray[0], eye[1] + along * ray[1], ez + along * ray[2]];
      // Between the surface's outward direction and the way to the lens.
      const facing = -(hx * ray[0] + hz * ray[2]) / (radius * Math.hypot(...ray));
      if (facing < Math.cos(edge)) return null;
      const angle = Math.atan2(hx, -hz);
      return [(angle * radius + 0.5) * picture.width - 0.5, hy * picture.width + (picture.height - 1) / 2];
    },
  };
}

type Nine = [number, number, number, number, number, number, number, number, number];

/** A hand that turns its mug a little to and fro, back where it began after `frames`. */
export function turningMug(frame: FilmSize, frames: number, around: Partial<MugView> = {}): MugView[] {
  const still = { x: frame.width / 2, y: frame.height / 2 - 16, size: 300, turn: 0, nod: 0.15, roll: 0.03, ...around };
  return Array.from({ length: frames }, (_, index) => {
    const phase = (2 * Math.PI * index) / frames;
    return {
      ...still,
      x: still.x + 12 * Math.sin(phase + 1),
      turn: still.turn + 0.25 * Math.sin(phase),
      nod: still.nod + 0.08 * Math.sin(2 * phase),
    };
  });
}
