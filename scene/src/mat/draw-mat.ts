import type { MatStyle } from '@afterimage/contract/values/looks.ts';
import type { PrintSurface } from '@afterimage/contract/print.ts';
import type { DrawingNode, Path, PathStep } from '../drawing.ts';
import type { SceneItem } from '../scene.ts';
import { outlinePath } from '../shapes.ts';
import type { Chip, MatArea } from './mat-area.ts';
import { patterns } from './patterns.ts';
import { matWidthMm } from './mat-frame.ts';
import { common, type Corner, type Polygon } from './polygon.ts';
import { seeded } from './seeded.ts';

type PhotoItem = Extract<SceneItem, { kind: 'photo' }>;
type Outline = PrintSurface['outline'];

/** Blank paper between pattern and photo, as a share of the mat's width: it calms, and the photo's edge stays sharp. */
const blankMarginShare = 0.07;

/**
 * The mat of a photo from its outer edge to under the photo; nothing without one. Its pattern comes from the photo and
 * its slot, so that two photos never have the same, and the same photo has the same whenever and wherever it is drawn.
 */
export function drawMat({ photo, slot, place: inner, outline, rim }: PhotoItem): DrawingNode[] {
  const style = photo?.look.mat;
  if (!rim || !style) return [];
  const { paper, inks } = patterns[style];
  const { x, y, width, height, rotation } = rim.place;
  const shape = { width, height, bleedMm: rim.bleedMm, outline, style, seed: `${photo.id} ${slot}` };
  const [cos, sin] = [Math.cos((rotation * Math.PI) / 180), Math.sin((rotation * Math.PI) / 180)];
  /** From millimetres about the place's centre to the surface's, to a thousandth. */
  const at = ([px, py]: Corner): [number, number] => [
    thousandths(x + width / 2 + px * cos - py * sin),
    thousandths(y + height / 2 + px * sin + py * cos),
  ];
  const chips = chipsOf(shape);
  return [
    { kind: 'fill', path: outlinePath(rim.place, outline, rim.bleedMm), color: paper },
    ...inks.map((color, ink): DrawingNode => {
      const path = chips.flatMap((chip) => (chip.ink === ink ? pathOf(chip.polygon.map(at)) : []));
      return { kind: 'fill', path, color };
    }),
    { kind: 'fill', path: outlinePath(inner, outline, blankMarginShare * matWidthMm(rim.place)), color: paper },
  ];
}

const thousandths = (value: number): number => Math.round(value * 1000) / 1000;

const pathOf = (corners: readonly (readonly [number, number])[]): Path =>
  corners.map(([x, y], at): PathStep => [at === 0 ? 'M' : 'L', x, y]).concat(corners.length > 0 ? [['Z']] : []);

interface Shape {
  width: number;
  height: number;
  bleedMm: number;
  outline: Outline;
  style: MatStyle;
  seed: string;
}

// A preview draws the same mat for every frame in which its photo is moved.
const chipCache = new Map<string, readonly Chip[]>();
const maxCachedMats = 40;

function chipsOf(shape: Shape): readonly Chip[] {
  const key = JSON.stringify(shape);
  const before = chipCache.get(key);
  if (before) return before;
  const chips = scatter(shape);
  if (chipCache.size >= maxCachedMats) chipCache.delete(chipCache.keys().next().value ?? '');
  chipCache.set(key, chips);
  return chips;
}

/** The chips about the place's centre, cut off where the print's bleed ends. */
function scatter({ width, height, bleedMm, outline, style, seed }: Shape): Chip[] {
  const unit = matWidthMm({ width, height });
  const [halfWidth, halfHeight] = [width / 2 + bleedMm, height / 2 + bleedMm];
  const inner = { x: width / 2 - unit * (1 - blankMarginShare), y: height / 2 - unit * (1 - blankMarginShare) };
  const beyond = (x: number, y: number, half: { x: number; y: number }): boolean =>
    outline === 'rectangle'
      ? Math.abs(x) > half.x || Math.abs(y) > half.y
      : half.x <= 0 || half.y <= 0 || (x / half.x) ** 2 + (y / half.y) ** 2 > 1;
  const matArea: MatArea = {
    width: 2 * halfWidth,
    height: 2 * halfHeight,
    unit,
    near(x, y, radius) {
      const [fromX, fromY] = [x - halfWidth, y - halfHeight];
      return (
        beyond(fromX, fromY, { x: inner.x - radius, y: inner.y - radius }) &&
        !beyond(fromX, fromY, { x: halfWidth + radius, y: halfHeight + radius })
      );
    },
  };
  const edge = edgeOf(outline, halfWidth, halfHeight);
  return patterns[style].scatter(matArea, seeded(`${style} ${seed}`)).flatMap(({ ink, polygon }): Chip[] => {
    const intersection = common(
      polygon.map(([x, y]): Corner => [x - halfWidth, y - halfHeight]),
      edge,
    );
    return intersection.length < 3 ? [] : [{ ink, polygon: intersection }];
  });
}

/** So many corners that a round edge is round to a hundredth of a millimetre. */
const roundCorners = 180;

const edgeOf = (outline: Outline, width: number, height: number): Polygon =>
  outline === 'rectangle'
    ? [
        [-width, -height],
        [width, -height],
        [width, height],
        [-width, height],
      ]
    : Array.from({ length: roundCorners }, (_, at): Corner => {
        const angle = (at / roundCorners) * 2 * Math.PI;
        return [width * Math.cos(angle), height * Math.sin(angle)];
      });
