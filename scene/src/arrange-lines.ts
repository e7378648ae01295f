import type { TextStyle } from '@afterimage/contract/print.ts';
import type { Matrix } from './drawing.ts';
import type { Cluster, ShapedLine } from './shape-line.ts';

/** A text's signs where they stand, in ems from an origin of the text's own. */
export interface Arranged {
  placed: readonly { cluster: Cluster; matrix: Matrix }[];
  /** What the signs' boxes take, by the face's own heights: it does not change with which letters are typed. */
  box: { left: number; top: number; right: number; bottom: number };
}

/** The heights of the chosen face: all lines have them. */
interface LineHeights {
  ascent: number;
  descent: number;
}

const alignedBy = { left: 0, center: 0.5, right: 1 } as const;

/** Lines one under another. */
export function straightLines(
  lines: readonly ShapedLine[],
  { ascent, descent }: LineHeights,
  align: TextStyle['align'],
): Arranged {
  const width = Math.max(0, ...lines.map((line) => line.width));
  const glyphs = lines.flatMap((line, row) =>
    line.clusters.map((cluster) => {
      const x = (width - line.width) * alignedBy[align] + cluster.x;
      return { cluster, matrix: [1, 0, 0, 1, x, row * (ascent + descent)] as Matrix };
    }),
  );
  const bottom = (lines.length - 1) * (ascent + descent) + descent;
  return { placed: glyphs, box: { left: 0, top: -ascent, right: width, bottom } };
}

/** On a tighter circle the letters would fall over each other, in ems. */
const leastRadius = { outwards: 1, inwards: 2 };

/**
 * Lines on circles about one centre, the longest one on an arc of `degrees`: over the centre like a rainbow when that is
 * positive, under it like a smile when it is negative. Each sign stands upright on the middle of its advance.
 */
export function curvedLines(
  lines: readonly ShapedLine[],
  heights: LineHeights,
  align: TextStyle['align'],
  degrees: number,
): Arranged {
  const arc = (Math.abs(degrees) * Math.PI) / 180;
  const over = degrees > 0;
  const apart = heights.ascent + heights.descent;
  /** Lines that follow lie nearer to the centre over it, farther under it. */
  const step = over ? -apart : apart;
  const least = over ? leastRadius.outwards : leastRadius.inwards;
  const first = Math.max(...lines.map(({ width }, row) => Math.max(width / arc, least) - row * step));
  const arcs = lines.map(({ width }, row) => width / (first + row * step));
  const longest = Math.max(...arcs);
  const glyphs = lines.flatMap((line, row) => {
    const radius = first + row * step;
    const start = (longest - (arcs[row] ?? 0)) * alignedBy[align] - longest / 2;
    return line.clusters.map((cluster) => {
      const angle = start + (cluster.x + cluster.advance / 2) / radius;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle) * (over ? 1 : -1)];
      const [x, y] = [Math.sin(angle) * radius, Math.cos(angle) * radius * (over ? -1 : 1)];
      const half = cluster.advance / 2;
      return { cluster, matrix: [cos, sin, -sin, cos, x - half * cos, y - half * sin] as Matrix };
    });
  });
  return { placed: glyphs, box: boxOf(glyphs, heights) };
}

function boxOf(placed: Arranged['placed'], { ascent, descent }: LineHeights): Arranged['box'] {
  const corners = placed.flatMap(({ cluster, matrix: [a, b, c, d, e, f] }) =>
    [0, cluster.advance].flatMap((x) =>
      [-ascent, descent].map((y) => ({ x: a * x + c * y + e, y: b * x + d * y + f })),
    ),
  );
  const [across, down] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  return { left: Math.min(...across), top: Math.min(...down), right: Math.max(...across), bottom: Math.max(...down) };
}
