import type { Orbit } from './orbit.ts';

type Point = { x: number; y: number; z: number };

/** A line along an edge of the box about a thing, and how long it is in metres. */
export interface SizeLine {
  side: 'width' | 'height' | 'depth';
  from: Point;
  to: Point;
  meters: number;
}

/**
 * The three edges that tell a thing's size, seen from there: width and depth along the ground on the sides that face
 * the eye, the height at the edge that stands at the right of the picture. `gap` keeps them off the thing.
 */
export function sizeLines({ min, max }: { min: Point; max: Point }, { turn }: Orbit, gap: number): SizeLine[] {
  const angle = (turn * Math.PI) / 180;
  const [towardsX, towardsZ] = [Math.sin(angle), Math.cos(angle)];
  const nearX = towardsX >= 0 ? max.x + gap : min.x - gap;
  const nearZ = towardsZ >= 0 ? max.z + gap : min.z - gap;
  // To the right of somebody who looks at it from there.
  const [rightX, rightZ] = [towardsZ, -towardsX];
  const corners = [min.x - gap, max.x + gap].flatMap((x) => [min.z - gap, max.z + gap].map((z) => ({ x, z })));
  const outermost = corners.reduce((best, one) =>
    one.x * rightX + one.z * rightZ > best.x * rightX + best.z * rightZ ? one : best,
  );
  return [
    {
      side: 'width',
      from: { x: min.x, y: min.y, z: nearZ },
      to: { x: max.x, y: min.y, z: nearZ },
      meters: max.x - min.x,
    },
    {
      side: 'depth',
      from: { x: nearX, y: min.y, z: min.z },
      to: { x: nearX, y: min.y, z: max.z },
      meters: max.z - min.z,
    },
    {
      side: 'height',
      from: { ...outermost, y: min.y },
      to: { ...outermost, y: max.y },
      meters: max.y - min.y,
    },
  ];
}

/** A length as a customer measures it: millimetres on what is small, whole centimetres on what is large. */
export function toCentimeters(meters: number): number {
  const length = meters * 100;
  return length < 20 ? Math.round(length * 10) / 10 : Math.round(length);
}
