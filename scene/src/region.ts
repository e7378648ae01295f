import type { PrintArea } from '@afterimage/contract/print.ts';
import type { TargetSurface, ViewerTarget } from '@afterimage/contract/viewer.ts';
import { drawSurface } from './draw-surface.ts';
import type { Drawing, DrawingNode, Matrix, Path, PathStep } from './drawing.ts';
import type { Fonts } from './fonts.ts';
import { mapped, type Point, product } from './matrix.ts';
import type { SceneItem, SceneSurface } from './scene.ts';
import { outlinePath } from './shapes.ts';

/**
 * What a camera sees where a photo is printed: the photo's place, with its rim, upright in a frame of its own whose
 * origin is its top left corner, cut at the surface's trimmed edges. JSON: all that a target is made of, but the photos.
 */
export interface Region {
  widthMm: number;
  heightMm: number;
  /** The photo within it, which goes on beyond it where the surface ends. */
  photo: ViewerTarget['photo'];
  surface: TargetSurface;
  /** Maps the surface's millimetres to its own. */
  matrix: Matrix;
  /** The surface, with what is to be seen in the region and nothing else. */
  content: SceneSurface;
}

/** What lies nearer than a hundred-thousandth of a millimetre lies on the edge. */
const hair = 1e-5;
/** What is narrower than that nobody can aim at, and no camera sees. */
const least = 1;
/** Of widths of the region: one that goes round a mug more than once is no picture that could be followed there. */
const leastRadius = 0.15;
const mostRadius = 100;

/** The region of the photo that is the surface's item of that number; null without a photo, or where none is seen. */
export function regionOf(surface: SceneSurface, index: number): Region | null {
  const item = surface.itemList[index];
  if (item?.kind !== 'photo' || !item.photo) return null;
  const { place } = frameOf(item);
  const upright = uprighting(place);
  const box = boxOf(cut(cornersOf(place), surface).map((point) => mapped(upright, point)));
  const widthMm = box.right - box.left;
  const heightMm = box.bottom - box.top;
  if (!(widthMm >= least && heightMm >= least)) return null;
  const matrix = product([1, 0, 0, 1, -box.left, -box.top], upright);
  const centre = mapped(matrix, centreOf(item.place));
  const { width, height } = item.place;
  return {
    widthMm,
    heightMm,
    photo: { x: centre.x - width / 2, y: centre.y - height / 2, width, height, outline: item.outline },
    surface: curvature(surface, place, widthMm),
    matrix,
    content: contentOf(surface, (other) => isVisible(other, { widthMm, heightMm, matrix })),
  };
}

/** The region as shapes: what is printed there, and its ground where the surface has ended. */
export function drawRegion({ widthMm, heightMm, matrix, content }: Region, fonts: Fonts): Drawing {
  const trimPath = outlinePath(wholeOf(content), content.outline).map((step) => mappedStep(matrix, step));
  const backgroundNodes: DrawingNode[] =
    content.outline === 'ellipse' || !holds(trimPath, { widthMm, heightMm })
      ? [{ kind: 'fill', path: around(trimPath, { widthMm, heightMm }), color: content.background }]
      : [];
  const { nodes } = drawSurface(content, fonts);
  return {
    widthMm,
    heightMm,
    bleedMm: 0,
    nodes: [...nodes.map((node) => mappedNode(matrix, node)), ...backgroundNodes],
  };
}

const frameOf = (item: Extract<SceneItem, { kind: 'photo' }>): { place: PrintArea; bleedMm: number } =>
  item.rim ?? item;
const wholeOf = ({ widthMm, heightMm }: Pick<SceneSurface, 'widthMm' | 'heightMm'>): PrintArea => ({
  x: 0,
  y: 0,
  width: widthMm,
  height: heightMm,
  rotation: 0,
});
const centreOf = ({ x, y, width, height }: PrintArea): Point => ({ x: x + width / 2, y: y + height / 2 });

/** Undoes a place's rotation about its centre, which becomes the origin. */
function uprighting(place: PrintArea): Matrix {
  const { x, y } = centreOf(place);
  const quarters = place.rotation / 90;
  const angle = (-place.rotation * Math.PI) / 180;
  // Quarter turns are exact, so that what fits the surface is not cut by a hair.
  const [cos, sin] = Number.isInteger(quarters)
    ? [Math.round(Math.cos(angle)), Math.round(Math.sin(angle))]
    : [Math.cos(angle), Math.sin(angle)];
  return product([cos, sin, -sin, cos, 0, 0], [1, 0, 0, 1, -x, -y]);
}

function cornersOf(place: PrintArea, grow = 0): Point[] {
  return pointsOf(outlinePath(place, 'rectangle', grow));
}

function pointsOf(path: Path): Point[] {
  return path.flatMap((step) => (step[0] === 'Z' ? [] : [{ x: step.at(-2) as number, y: step.at(-1) as number }]));
}

/** What of a convex shape lies on the surface (Sutherland and Hodgman). */
function cut(corners: readonly Point[], { widthMm, heightMm }: SceneSurface): Point[] {
  // How far a point lies within each edge.
  const edges: ((point: Point) => number)[] = [
    ({ x }) => x,
    ({ x }) => widthMm - x,
    ({ y }) => y,
    ({ y }) => heightMm - y,
  ];
  return edges.reduce<Point[]>(
    (shape, within) =>
      shape.flatMap((to, place) => {
        const from = shape.at(place - 1) ?? to;
        const [before, now] = [within(from), within(to)];
        const share = before / (before - now);
        const crossing = { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) };
        if (now < -hair) return before < -hair ? [] : [crossing];
        return before < -hair ? [crossing, to] : [to];
      }),
    [...corners],
  );
}

function boxOf(points: readonly Point[]) {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** A mug's axis is upright on its surface, so it is upright in the region where that is not turned, or upside down. */
function curvature({ radiusMm }: SceneSurface, { rotation }: PrintArea, widthMm: number): TargetSurface {
  if (radiusMm === undefined || rotation % 180 !== 0) return { kind: 'flat' };
  const radius = radiusMm / widthMm;
  return radius >= leastRadius && radius <= mostRadius ? { kind: 'cylinder', radiusMm } : { kind: 'flat' };
}

/** What it is called does not matter, nor what a print leaves out: things of another colour are seen in their colour. */
function contentOf(surface: SceneSurface, isVisible: (item: SceneItem) => boolean): SceneSurface {
  const { widthMm, heightMm, bleedMm, outline, background, itemList } = surface;
  return {
    id: '',
    title: '',
    widthMm,
    heightMm,
    bleedMm,
    safeMm: 0,
    outline,
    background,
    itemList: itemList.filter(isVisible),
  };
}

function isVisible(item: SceneItem, { widthMm, heightMm, matrix }: Pick<Region, 'widthMm' | 'heightMm' | 'matrix'>) {
  if (item.kind === 'photo' ? !item.photo : item.kind === 'text' && item.text === '') return false;
  const { place, bleedMm } = item.kind === 'photo' ? frameOf(item) : { place: item.place, bleedMm: 0 };
  // A swash or an accent may stand beyond the place of its text.
  const grow = item.kind === 'text' ? Math.min(place.width, place.height) / 2 : bleedMm;
  const box = boxOf(cornersOf(place, grow).map((point) => mapped(matrix, point)));
  return box.right > 0 && box.left < widthMm && box.bottom > 0 && box.top < heightMm;
}

/** Whether all of the region lies within a surface's four edges. */
function holds(trimmed: Path, { widthMm, heightMm }: Pick<Region, 'widthMm' | 'heightMm'>): boolean {
  const corners = pointsOf(trimmed);
  const own = [
    { x: 0, y: 0 },
    { x: widthMm, y: 0 },
    { x: widthMm, y: heightMm },
    { x: 0, y: heightMm },
  ];
  return corners.every((from, place) => {
    const to = corners[(place + 1) % corners.length] ?? from;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    return own.every(({ x, y }) => ((to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x)) / length > -hair);
  });
}

/** The whole region but for the surface, which is a hole in it: its outline runs clockwise, the other the other way. */
function around(trimmed: Path, { widthMm, heightMm }: Pick<Region, 'widthMm' | 'heightMm'>): Path {
  return [['M', 0, 0], ['L', 0, heightMm], ['L', widthMm, heightMm], ['L', widthMm, 0], ['Z'], ...trimmed];
}

function mappedStep(matrix: Matrix, step: PathStep): PathStep {
  const at = (x: number, y: number): [number, number] => {
    const point = mapped(matrix, { x, y });
    return [point.x, point.y];
  };
  if (step[0] === 'Z') return step;
  if (step[0] !== 'C') return [step[0], ...at(step[1], step[2])];
  return ['C', ...at(step[1], step[2]), ...at(step[3], step[4]), ...at(step[5], step[6])];
}

function mappedNode(matrix: Matrix, node: DrawingNode): DrawingNode {
  const path = (steps: Path): Path => steps.map((step) => mappedStep(matrix, step));
  if (node.kind === 'fill') return { ...node, path: path(node.path) };
  if (node.kind === 'image') return { ...node, matrix: product(matrix, node.matrix), clip: path(node.clip) };
  return { ...node, glyphs: node.glyphs.map((glyph) => ({ ...glyph, matrix: product(matrix, glyph.matrix) })) };
}
