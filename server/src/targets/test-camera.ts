import type { Raster } from '../print/pdf-pages.ts';

type Point = readonly [x: number, y: number];
/** Row-major, from millimetres on a print to pixels of a frame, which count from the corner of the first one. */
export type View = readonly number[];

/** The view in which four points of a print lie at four points of a frame. For tests. */
export function viewOf(from: readonly Point[], to: readonly Point[]): View {
  const rows = from.flatMap(([x, y], index) => {
    const [u, v] = to[index] ?? [0, 0];
    return [
      [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
      [0, 0, 0, x, y, 1, -v * x, -v * y, v],
    ];
  });
  // Gauss and Jordan, with the largest pivot.
  for (let column = 0; column < 8; column += 1) {
    const pivot = rows.slice(column).toSorted((a, b) => Math.abs(b[column] ?? 0) - Math.abs(a[column] ?? 0))[0] ?? [];
    rows.splice(rows.indexOf(pivot), 1);
    rows.splice(column, 0, pivot);
    const own = pivot.map((value) => value / (pivot[column] ?? 1));
    rows[column] = own;
    for (const [index, row] of rows.entries())
      if (index !== column) rows[index] = row.map((value, index) => value - (row[column] ?? 0) * (own[index] ?? 0));
  }
  return [...rows.map((row) => row[8] ?? 0), 1];
}

export function projectAt([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 1]: View, [x, y]: Point): Point {
  const w = g * x + h * y + i;
  return [(a * x + b * y + c) / w, (d * x + e * y + f) / w];
}

/** The view backwards: from pixels of the frame to millimetres, up to a factor. */
function backwards([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 1]: View): View {
  const first = [e * i - f * h, c * h - b * i, b * f - c * e];
  const second = [f * g - d * i, a * i - c * g, c * d - a * f];
  return [...first, ...second, d * h - e * g, b * g - a * h, a * e - b * d];
}

const finer = 4;

/** A grey frame of a page with so much bleed that was rendered at `pxPerMm`, each pixel the mean of sixteen points. */
export function photographed(
  page: Raster,
  { bleedMm, pxPerMm, view }: { bleedMm: number; pxPerMm: number; view: View },
  { width, height }: { width: number; height: number },
): { width: number; height: number; data: Uint8Array } {
  const back = backwards(view);
  const data = new Uint8Array(width * height).fill(90);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      let sum = 0;
      for (let n = 0; n < finer * finer; n += 1) {
        const at = projectAt(back, [x + ((n % finer) + 0.5) / finer, y + (Math.floor(n / finer) + 0.5) / finer]);
        sum += grayAt(page, (at[0] + bleedMm) * pxPerMm, (at[1] + bleedMm) * pxPerMm);
      }
      data[y * width + x] = Math.round(sum / (finer * finer));
    }
  return { width, height, data };
}

function grayAt({ data, width, height }: Raster, x: number, y: number): number {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  if (column < 0 || row < 0 || column >= width || row >= height) return 90;
  const at = 4 * (row * width + column);
  return 0.3 * (data[at] ?? 0) + 0.59 * (data[at + 1] ?? 0) + 0.11 * (data[at + 2] ?? 0);
}
