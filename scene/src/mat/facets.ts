import { type Chip, type MatArea, loosePoints, pick, type Random } from './mat-area.ts';
import { type Corner, middleOf } from './polygon.ts';

const area = ([[ax, ay], [bx, by], [cx, cy]]: readonly [Corner, Corner, Corner]): number =>
  ((bx - ax) * (cy - ay) - (by - ay) * (cx - ax)) / 2;

/** Folded paper: triangles edge to edge, some of them folded once more. */
export function facets(matArea: MatArea, random: Random): Chip[] {
  const spacing = 0.62 * matArea.unit;
  const { columns, rows, at } = loosePoints(matArea, { spacing, loose: 0.8, left: 0 }, random);
  // The last one is the paper's own
  const inks = [0, 1, 2, 3, 0, 3] as const;
  const chips: Chip[] = [];
  for (let row = 0; row + 1 < rows; row += 1)
    for (let column = 0; column + 1 < columns; column += 1) {
      const [a, b, c, d] = [at(column, row)!, at(column + 1, row)!, at(column + 1, row + 1)!, at(column, row + 1)!];
      type Triangle = readonly [Corner, Corner, Corner];
      const splits: [Triangle, Triangle][] = [
        [
          [a, b, c],
          [a, c, d],
        ],
        [
          [a, b, d],
          [b, c, d],
        ],
      ];
      if (random() < 0.5) splits.reverse();
      // Loose points may lie so that only one of the diagonals is within
      const split = splits.find((pair) => pair.every((triangle) => area(triangle) > 0)) ?? splits[0]!;
      for (const [one, two, three] of split) {
        const middle = middleOf([one, two, three]);
        const pieces =
          random() < 0.3
            ? [
                [one, two, middle],
                [two, three, middle],
                [three, one, middle],
              ]
            : [[one, two, three]];
        for (const polygon of pieces) chips.push({ ink: pick(inks, random), polygon: polygon });
      }
    }
  return chips.filter(({ ink, polygon }) => ink < 3 && matArea.near(...middleOf(polygon), spacing * 1.6));
}
