import { type RefObject, useCallback, useRef } from 'react';
import type { Project } from '@afterimage/media/model/model-viewer.ts';
import type { Orbit } from '@afterimage/media/model/orbit.ts';
import { sizeLines } from '@afterimage/media/model/size-lines.ts';
import { lengthOf } from './SizeFacts.tsx';

type Point = { x: number; y: number; z: number };
type Box = { min: Point; max: Point };

const space = 'http://www.w3.org/2000/svg';
/** How far a line's end marks reach to each side, and how far its words stand off it, in pixels. */
const [mark, off] = [5, 16];
const longestWords = 52;

/** Draws the lines of a thing's size into an SVG over its stage, with each picture of it; React would be too slow. */
export function useSizeLines(ref: RefObject<SVGSVGElement | null>) {
  const box = useRef<Box | null>(null);
  const last = useRef<[Project, Orbit] | null>(null);
  const draw = useCallback(
    (project: Project, orbit: Orbit) => {
      last.current = [project, orbit];
      const { current: svg } = ref;
      if (!svg || !box.current) return;
      svg.replaceChildren(...linesIn(box.current, { project, orbit, width: svg.clientWidth }));
    },
    [ref],
  );
  const measure = useCallback(
    (next: Box | null) => {
      box.current = next;
      if (next && last.current) draw(...last.current);
    },
    [draw],
  );
  return { draw, measure };
}

interface Sight {
  project: Project;
  orbit: Orbit;
  width: number;
}

function linesIn(box: Box, { project, orbit, width }: Sight): SVGElement[] {
  const middle = project(between(box.min, box.max));
  const gap = Math.hypot(box.max.x - box.min.x, box.max.y - box.min.y, box.max.z - box.min.z) * 0.035;
  return sizeLines(box, orbit, gap).flatMap(({ from, to, meters: metres }) => {
    const [a, b] = [project(from), project(to)];
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    // A side that is seen from its end has no length to be told.
    if (!(length > 34)) return [];
    const [across, down] = [-(b.y - a.y) / length, (b.x - a.x) / length];
    const centre = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    // Its words stand on the side that is away from the thing.
    const away = across * (centre.x - middle.x) + down * (centre.y - middle.y) >= 0 ? 1 : -1;
    const end = ({ x, y }: { x: number; y: number }) =>
      `M${x - across * mark} ${y - down * mark}L${x + across * mark} ${y + down * mark}`;
    const line = document.createElementNS(space, 'path');
    line.setAttribute('d', `M${a.x} ${a.y}L${b.x} ${b.y}${end(a)}${end(b)}`);
    const text = document.createElementNS(space, 'text');
    const upright = Math.abs(across) > 0.8;
    // What would be cut off at the side comes in.
    const availableWidth = upright && across * away > 0 ? width - longestWords : width;
    text.setAttribute('x', String(Math.min(availableWidth, centre.x + across * away * (upright ? off / 2 : off))));
    text.setAttribute('y', String(centre.y + down * away * off));
    text.setAttribute('text-anchor', upright ? (across * away > 0 ? 'start' : 'end') : 'middle');
    text.textContent = lengthOf(metres);
    return [line, text];
  });
}

const between = (one: Point, other: Point): Point => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
  z: (one.z + other.z) / 2,
});
