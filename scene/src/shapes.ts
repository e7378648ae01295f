import type { PrintArea, PrintSurface } from '@afterimage/contract/print.ts';
import type { Path } from './drawing.ts';

/** How far the control points of a quarter of a circle lie from its ends, as a share of the radius. */
const quarter = 0.5522847498;

/** The outline of a place, grown by `grow` millimetres on each side and turned about its centre. */
export function outlinePath(place: PrintArea, outline: PrintSurface['outline'], grow = 0): Path {
  const [width, height] = [place.width / 2 + grow, place.height / 2 + grow];
  const [centreX, centreY] = [place.x + place.width / 2, place.y + place.height / 2];
  const angle = (place.rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  /** A point by its shares of half the width and height. */
  const at = (x: number, y: number): [number, number] => [
    centreX + x * width * cos - y * height * sin,
    centreY + x * width * sin + y * height * cos,
  ];
  if (outline === 'rectangle')
    return [['M', ...at(-1, -1)], ['L', ...at(1, -1)], ['L', ...at(1, 1)], ['L', ...at(-1, 1)], ['Z']];
  return [
    ['M', ...at(1, 0)],
    ['C', ...at(1, quarter), ...at(quarter, 1), ...at(0, 1)],
    ['C', ...at(-quarter, 1), ...at(-1, quarter), ...at(-1, 0)],
    ['C', ...at(-1, -quarter), ...at(-quarter, -1), ...at(0, -1)],
    ['C', ...at(quarter, -1), ...at(1, -quarter), ...at(1, 0)],
    ['Z'],
  ];
}
