import type { PrintArea } from '@afterimage/contract/print.ts';
import type { ImageNode, Matrix } from './drawing.ts';
import { product } from './matrix.ts';
import { outlinePath } from './shapes.ts';

/** The mirrored copies of a photo that extend it by `mirrorMm` beyond each edge and corner of its area. */
export function mirroredImages(image: ImageNode, place: PrintArea, mirrorMm: number): ImageNode[] {
  if (mirrorMm <= 0 || place.rotation !== 0) return [];
  const across = strips(place.x, place.width, mirrorMm);
  const down = strips(place.y, place.height, mirrorMm);
  return across.flatMap((column) =>
    down.flatMap((row): ImageNode[] => {
      if (column.axis === null && row.axis === null) return [];
      const mirror = product(reflection('x', column.axis), reflection('y', row.axis));
      const strip = { x: column.from, y: row.from, width: column.length, height: row.length, rotation: 0 };
      return [{ ...image, matrix: product(mirror, image.matrix), clip: outlinePath(strip, 'rectangle') }];
    }),
  );
}

/**
 * The intervals of an area along one axis: the area and the strips on its two sides. `axis` is where a strip is mirrored, null
 * for the area itself.
 */
function strips(start: number, length: number, mirrorMm: number) {
  return [
    { from: start - mirrorMm, length: mirrorMm, axis: start },
    { from: start, length, axis: null },
    { from: start + length, length: mirrorMm, axis: start + length },
  ];
}

function reflection(along: 'x' | 'y', at: number | null): Matrix {
  if (at === null) return [1, 0, 0, 1, 0, 0];
  return along === 'x' ? [-1, 0, 0, 1, 2 * at, 0] : [1, 0, 0, -1, 0, 2 * at];
}
