import { type Chip, type MatArea, inkFor, loosePoints, type Random } from './mat-area.ts';
import { type Corner, cutBy, middleOf, type Polygon, scaled } from './polygon.ts';

/** Broken stones: the cells round loose points, with mortar between them. */
export function terrazzo(matArea: MatArea, random: Random): Chip[] {
  const spacing = 0.5 * matArea.unit;
  const { columns, rows, at } = loosePoints(matArea, { spacing, loose: 1, left: 0.3 }, random);
  const chips: Chip[] = [];
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const point = at(column, row);
      const [ink, size, worn] = [inkFor(random), random(), random() * 2 * Math.PI];
      if (!point || !matArea.near(...point, spacing * 1.4)) continue;
      const stone = scaled(cellOf(point, column, row, spacing, at), point, 0.74 + 0.16 * size);
      if (stone.length >= 3) chips.push({ ink, polygon: broken(stone, worn, spacing) });
    }
  return chips;
}

/** All that is nearer to a point than to its neighbours. */
function cellOf(
  [x, y]: Corner,
  column: number,
  row: number,
  spacing: number,
  at: (column: number, row: number) => Corner | null,
): Polygon {
  const reach = 1.3 * spacing;
  let cell: Polygon = [
    [x - reach, y - reach],
    [x + reach, y - reach],
    [x + reach, y + reach],
    [x - reach, y + reach],
  ];
  for (let dx = -2; dx <= 2; dx += 1)
    for (let dy = -2; dy <= 2; dy += 1) {
      const other = dx === 0 && dy === 0 ? null : at(column + dx, row + dy);
      if (!other) continue;
      const [middleX, middleY] = [(x + other[0]) / 2, (y + other[1]) / 2];
      // The line half way, run along so that the point has it on its inside
      cell = cutBy(cell, [middleX, middleY], [middleX - (other[1] - y), middleY + other[0] - x]);
    }
  return cell;
}

/** A stone that has lost its farthest corner in one direction. */
function broken(stone: Polygon, direction: number, spacing: number): Polygon {
  const [cos, sin] = [Math.cos(direction), Math.sin(direction)];
  const [x, y] = middleOf(stone);
  const away = 0.34 * spacing;
  return cutBy(stone, [x + cos * away, y + sin * away], [x + cos * away - sin, y + sin * away + cos]);
}
