import { type Chip, type MatArea, inkFor, pick, type Random } from './mat-area.ts';
import type { Corner, Polygon } from './polygon.ts';

function turnedAbout(polygon: Polygon, [x, y]: Corner, turn: number): Polygon {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return polygon.map(([px, py]) => [x + px * cos - py * sin, y + px * sin + py * cos]);
}

const arc = (radius: number, from: number, to: number, steps: number): Corner[] =>
  Array.from({ length: steps + 1 }, (_, step) => {
    const angle = (from + ((to - from) * step) / steps) * Math.PI;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });

/** Shapes about the origin that a circle of that radius holds. */
const papers: readonly ((radius: number) => Polygon)[] = [
  (r) => [
    [-r, -0.44 * r],
    [r, -0.44 * r],
    [r, 0.44 * r],
    [-r, 0.44 * r],
  ],
  (r) => [
    [0, -r],
    [0.87 * r, 0.5 * r],
    [-0.87 * r, 0.5 * r],
  ],
  (r) => [
    [-0.7 * r, -0.7 * r],
    [0.7 * r, -0.7 * r],
    [0.7 * r, 0.7 * r],
    [-0.7 * r, 0.7 * r],
  ],
  (r) => arc(r, 0, 1, 14),
  (r) => arc(0.8 * r, 0, 1.92, 24),
];

/** Cut papers of three sizes, strewn so that none lies on another: the large ones first, the small ones between them. */
export function confetti(area: MatArea, random: Random): Chip[] {
  const { width, height, unit, near } = area;
  const lying = new Map<string, [x: number, y: number, radius: number][]>();
  const cell = (value: number): number => Math.floor(value / unit);
  const isFree = (x: number, y: number, radius: number): boolean => {
    for (let dx = -1; dx <= 1; dx += 1)
      for (let dy = -1; dy <= 1; dy += 1)
        for (const [otherX, otherY, other] of lying.get(`${cell(x) + dx} ${cell(y) + dy}`) ?? []) {
          const apart = 0.9 * (radius + other);
          if ((x - otherX) ** 2 + (y - otherY) ** 2 < apart * apart) return false;
        }
    return true;
  };
  const chips: Chip[] = [];
  for (const [radius, darts] of [
    [0.46 * unit, 5],
    [0.31 * unit, 20],
    [0.17 * unit, 60],
  ] as const) {
    const count = Math.round((width * height * darts) / unit ** 2);
    for (let dart = 0; dart < count; dart += 1) {
      const [x, y] = [random() * width, random() * height];
      if (!near(x, y, radius) || !isFree(x, y, radius)) continue;
      const key = `${cell(x)} ${cell(y)}`;
      lying.set(key, [...(lying.get(key) ?? []), [x, y, radius]]);
      const shape = pick(papers, random)(radius);
      chips.push({ ink: inkFor(random), polygon: turnedAbout(shape, [x, y], random() * 2 * Math.PI) });
    }
  }
  return chips;
}
