import type { Corner, Polygon } from './polygon.ts';

/** Something of one of a style's inks, by its place in the list. */
export interface Chip {
  ink: number;
  polygon: Polygon;
}

/** What is to be covered: a box in millimetres from its top left corner; only where `near` says that something is seen. */
export interface MatArea {
  width: number;
  height: number;
  /** The width of what is covered, by which the chips are large or small. */
  unit: number;
  near: (x: number, y: number, radius: number) => boolean;
}

/** A series of numbers from 0 up to 1. */
export type Random = () => number;

export const pick = <T>(list: readonly T[], random: Random): T => list[Math.floor(random() * list.length)]!;

/** Which ink, the darkest most often. */
export function inkFor(random: Random): number {
  const randomValue = random();
  return randomValue < 0.5 ? 0 : randomValue < 0.8 ? 1 : 2;
}

/** Points of a grid, one ring of them beyond the ground, each moved within that part of its cell; some are left out. */
export function loosePoints(
  { width, height }: MatArea,
  { spacing, loose, left }: { spacing: number; loose: number; left: number },
  random: Random,
) {
  const [columns, rows] = [Math.ceil(width / spacing) + 2, Math.ceil(height / spacing) + 2];
  const points = Array.from({ length: columns * rows }, (_, at): Corner | null => {
    const [column, row] = [at % columns, Math.floor(at / columns)];
    const moved = (): number => 0.5 + (random() - 0.5) * loose;
    const point: Corner = [(column - 1 + moved()) * spacing, (row - 1 + moved()) * spacing];
    return random() < left ? null : point;
  });
  const at = (column: number, row: number): Corner | null =>
    column < 0 || row < 0 || column >= columns || row >= rows ? null : points[row * columns + column]!;
  return { columns, rows, at };
}
