import type { Place } from '@afterimage/contract/print.ts';
import type { Drawing, DrawingNode, Matrix, Path } from './drawing.ts';
import { mapped, product } from './matrix.ts';

/**
 * What is printed at a place of a surface, upright in the place's own frame, whose top left corner is the origin: the
 * photo, what lies round it and what is printed over it. It has no bleed; what lies beyond the place is still drawn.
 */
export function regionDrawing({ nodes }: Pick<Drawing, 'nodes'>, place: Place): Drawing {
  const toRegion = regionMatrix(place);
  return {
    widthMm: place.width,
    heightMm: place.height,
    bleedMm: 0,
    nodes: nodes.map((node) => moved(node, toRegion)),
  };
}

/** Takes millimetres of the surface to millimetres in the place's own frame. */
function regionMatrix({ x, y, width, height, rotation }: Place): Matrix {
  const angle = (-rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [centreX, centreY] = [x + width / 2, y + height / 2];
  return [
    cos,
    sin,
    -sin,
    cos,
    width / 2 - (cos * centreX - sin * centreY),
    height / 2 - (sin * centreX + cos * centreY),
  ];
}

function moved(node: DrawingNode, by: Matrix): DrawingNode {
  if (node.kind === 'fill') return { ...node, path: movedPath(node.path, by) };
  if (node.kind === 'image') return { ...node, matrix: product(by, node.matrix), clip: movedPath(node.clip, by) };
  return { ...node, glyphs: node.glyphs.map((glyph) => ({ ...glyph, matrix: product(by, glyph.matrix) })) };
}

function movedPath(path: Path, by: Matrix): Path {
  const at = (x: number, y: number): [number, number] => {
    const point = mapped(by, { x, y });
    return [point.x, point.y];
  };
  return path.map((step) => {
    if (step[0] === 'Z') return step;
    if (step[0] === 'C') return ['C', ...at(step[1], step[2]), ...at(step[3], step[4]), ...at(step[5], step[6])];
    return [step[0], ...at(step[1], step[2])];
  });
}
