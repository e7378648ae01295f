import { matStyles, type MatStyle } from '@afterimage/contract/values/looks.ts';
import type { FilledSlot } from '@afterimage/contract/filled-slot.ts';
import type { PrintTemplate } from '@afterimage/contract/print.ts';
import { describe, expect, it } from 'vitest';
import type { DrawingNode } from '../drawing.ts';
import { drawSurface } from '../draw-surface.ts';
import { asItFits, effectiveDpi } from '../place-photo.ts';
import type { SceneItem, ScenePhoto } from '../scene.ts';
import { sceneOf } from '../scene-of.ts';
import { drawMat } from './draw-mat.ts';
import { matWidthMm, withinMat } from './mat-frame.ts';
import { common, type Polygon } from './polygon.ts';
import { seeded } from './seeded.ts';

type PhotoItem = Extract<SceneItem, { kind: 'photo' }>;

const file = { id: '01999e0a-7d1c-7b3e-8d2f-000000000001', width: 1200, height: 800 };
const photoIn = (mat: MatStyle | undefined, id = file.id): ScenePhoto => ({
  ...file,
  id,
  look: { placement: asItFits, ...(mat && { mat }) },
});
const matted = (change: Partial<PhotoItem> = {}): PhotoItem => {
  const place = { x: 0, y: 0, width: 100, height: 150, rotation: 0 };
  return {
    kind: 'photo',
    slot: 4,
    place: withinMat(place),
    outline: 'rectangle',
    bleedMm: 0,
    photo: photoIn('confetti'),
    rim: { place, bleedMm: 3 },
    ...change,
  };
};
const inSize = (width: number, height: number, bleedMm: number, change: Partial<PhotoItem> = {}) => {
  const place = { x: 7, y: -4, width, height, rotation: 0 };
  return matted({ place: withinMat(place), rim: { place, bleedMm }, ...change });
};

/** The pattern's own fills, without the paper below and the calm edge above it. */
const patternOf = (item: PhotoItem): DrawingNode[] => drawMat(item).slice(1, -1);

function chips(nodes: readonly DrawingNode[]): Polygon[] {
  const corners: [number, number][][] = [];
  for (const node of nodes)
    if (node.kind === 'fill')
      for (const step of node.path)
        if (step[0] === 'M') corners.push([[step[1], step[2]]]);
        else if (step[0] === 'L') corners.at(-1)?.push([step[1], step[2]]);
  return corners;
}

const areaOf = (polygon: Polygon): number =>
  polygon.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = polygon[(at + 1) % polygon.length]!;
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);

const square = (x: number, y: number, side: number): Polygon => [
  [x, y],
  [x + side, y],
  [x + side, y + side],
  [x, y + side],
];

/** How much of a square the pattern covers, for each ink. */
const inkIn = (item: PhotoItem, x: number, y: number, side: number): number[] =>
  patternOf(item).map((node) =>
    chips([node]).reduce((sum, chip) => {
      const part = common(chip, square(x, y, side));
      return sum + (part.length > 2 ? Math.abs(areaOf(part)) : 0);
    }, 0),
  );

const filledWith = (slot: number, photo: string | null, mat: MatStyle | undefined): FilledSlot => ({
  slot,
  kind: 'photo',
  photo,
  choices: [],
  look: { ...(mat && { mat }) },
  medium: null,
});
const scene = (template: PrintTemplate, slot: FilledSlot) =>
  sceneOf({ template, customizations: [], slots: [slot], photos: new Map([[file.id, file]]), viewerUrl: null });
const itemOf = (...args: Parameters<typeof scene>) => scene(...args).surfaceList[0]?.itemList[0] as PhotoItem;

describe('where a photo with a mat lies', () => {
  it.each([
    [100, 150, 10],
    [40, 60, 5],
    [20, 20, 3.2],
    [300, 200, 20],
  ])('S1.12 a print of %s × %s mm has a mat of %s mm', (width, height, wide) => {
    expect(matWidthMm({ width, height })).toBeCloseTo(wide, 9);
  });

  it('S1.12 the photo lies within it; dots per inch, cut and bleed go by that', () => {
    const template = {
      version: 1 as const,
      surfaceList: [
        {
          id: 'front',
          title: 'Front',
          widthMm: 100,
          heightMm: 150,
          bleedMm: 3,
          safeMm: 0,
          outline: 'rectangle' as const,
          background: '#ffffff',
          pictureCorners: null,
          itemList: [
            {
              kind: 'photo' as const,
              slot: 4,
              place: { x: 0, y: 0, width: 100, height: 150, rotation: 0 },
              outline: 'rectangle' as const,
              bleed: true,
            },
          ],
        },
      ],
    };
    const matOf = (mat: MatStyle | undefined) => itemOf(template, filledWith(4, file.id, mat));
    const [plain, framed] = [matOf(undefined), matOf('terrazzo')];
    expect(plain.rim).toBeUndefined();
    expect(framed.place).toEqual({ x: 10, y: 10, width: 80, height: 130, rotation: 0 });
    expect(framed.bleedMm).toBe(0);
    expect(framed.rim).toEqual({ place: plain.place, bleedMm: 3 });
    expect(framed.photo?.look.mat).toBe('terrazzo');
    const dpi = (item: PhotoItem) => effectiveDpi({ photo: file, place: item.place, bleedMm: item.bleedMm }, asItFits);
    expect(dpi(framed)).toBeGreaterThan(dpi(plain));
  });

  it('S1.12 a slot without a photo has no mat', () => {
    const template: PrintTemplate = {
      version: 1,
      surfaceList: [
        {
          id: 'a',
          title: 'A',
          widthMm: 50,
          heightMm: 50,
          bleedMm: 0,
          safeMm: 0,
          outline: 'rectangle',
          background: '#ffffff',
          pictureCorners: null,
          itemList: [
            {
              kind: 'photo',
              slot: 1,
              place: { x: 0, y: 0, width: 50, height: 50, rotation: 0 },
              outline: 'rectangle',
              bleed: false,
            },
          ],
        },
      ],
    };
    const [surface] = scene(template, filledWith(1, null, 'facets')).surfaceList;
    expect(surface?.itemList[0]).toMatchObject({ place: { width: 50 } });
    expect(surface && drawSurface(surface, new Map()).nodes).toHaveLength(1);
  });
});

describe.each(matStyles)('the mat %s', (style) => {
  const styled = (item: PhotoItem): PhotoItem => ({ ...item, photo: photoIn(style, item.photo?.id) });

  it('S1.12 is the same whenever it is drawn, and another one for another photo or slot', () => {
    const item = styled(matted());
    const once = JSON.stringify(drawMat(item));
    // So many others that nothing is remembered of the first
    const others = Array.from({ length: 50 }, (_, n) => styled(matted({ photo: photoIn(style, `photo ${n}`) })));
    const drawings = others.map((other) => JSON.stringify(drawMat(other)));
    expect(JSON.stringify(drawMat(item))).toBe(once);
    expect(new Set([once, ...drawings, JSON.stringify(drawMat(styled(matted({ slot: 5 }))))]).size).toBe(52);
  });

  it.each([
    ['rectangle', 100, 150, 3],
    ['rectangle', 31.4, 12, 0],
    ['ellipse', 90, 90, 2],
    ['ellipse', 120, 60, 0],
  ] as const)('S1.12 %s of %s × %s mm: lies within its bleed, and goes on to it', (outline, width, height, bleed) => {
    const item = styled(inSize(width, height, bleed, { outline }));
    const { x, y } = item.rim!.place;
    const [halfWidth, halfHeight] = [width / 2 + bleed, height / 2 + bleed];
    const away = ([cornerX, cornerY]: readonly [number, number]): number => {
      const [dx, dy] = [Math.abs(cornerX - x - width / 2) / halfWidth, Math.abs(cornerY - y - height / 2) / halfHeight];
      return outline === 'rectangle' ? Math.max(dx, dy) : Math.hypot(dx, dy);
    };
    const corners = chips(patternOf(item)).flat();
    expect(corners.length).toBeGreaterThan(60);
    expect(Math.max(...corners.map(away))).toBeLessThan(1.001);
    expect(corners.filter((corner) => away(corner) > 0.998).length).toBeGreaterThan(4);
  });

  it('S1.12 has no gap in the corners, nor along its sides', () => {
    for (const id of ['one', 'two', 'three', 'four', 'five']) {
      const item = styled(inSize(100, 150, 3, { photo: photoIn(style, id) }));
      const unit = 10;
      const { x, y } = { x: 7 - 3, y: -4 - 3 };
      const spots = [
        ...[0, 96].flatMap((dx) => [0, 146].map((dy) => [x + dx, y + dy] as const)),
        ...Array.from({ length: 13 }, (_, n) => [x + 0.5, y + n * 11.5] as const),
        ...Array.from({ length: 9 }, (_, n) => [x + n * 11.5, y + 144] as const),
      ];
      for (const [left, top] of spots) {
        const covered = inkIn(item, left, top, unit).reduce((sum, one) => sum + one, 0) / unit ** 2;
        expect(covered, `${id} at ${left}, ${top}`).toBeGreaterThan(0.12);
      }
    }
  });

  it('S1.12 nowhere looks like elsewhere in it', () => {
    const item = styled(inSize(100, 150, 0));
    const side = 10;
    const spots = Array.from({ length: 15 }, (_, n) => [7, -4 + n * side] as const);
    const cells = spots.map(([left, top]) =>
      Array.from({ length: 36 }, (_, n) => {
        const [dark = 0, mid = 0] = inkIn(item, left + (n % 6) * 1.6, top + Math.floor(n / 6) * 1.6, 1.6);
        return dark + mid / 2;
      }),
    );
    const alike = cells.flatMap((one, at) => cells.slice(at + 1).map((other) => correlation(one, other)));
    expect(Math.max(...alike)).toBeLessThan(0.8);
    expect(alike.reduce((sum, each) => sum + each, 0) / alike.length).toBeLessThan(0.2);
  });

  it('S1.12 turns with its place', () => {
    const straight = styled(inSize(60, 40, 2));
    const turn = (place: PhotoItem['place']) => ({ ...place, rotation: 90 });
    const turned = { ...straight, rim: { ...straight.rim!, place: turn(straight.rim!.place) } };
    const middle = [7 + 30, -4 + 20] as const;
    const [one, other] = [straight, turned].map((item) => chips(patternOf(item)).flat());
    one!.forEach(([x, y], at) => {
      const [turnedX, turnedY] = other![at]!;
      expect(Math.abs(turnedX - (middle[0] - (y - middle[1])))).toBeLessThan(0.003);
      expect(Math.abs(turnedY - (middle[1] + (x - middle[0])))).toBeLessThan(0.003);
    });
  });
});

function correlation(one: readonly number[], other: readonly number[]): number {
  const mean = (list: readonly number[]) => list.reduce((sum, each) => sum + each, 0) / list.length;
  const [a, b] = [one, other].map((list) => {
    const middle = mean(list);
    return list.map((each) => each - middle);
  });
  const dot = (p: readonly number[], q: readonly number[]) => p.reduce((sum, each, at) => sum + each * q[at]!, 0);
  return dot(a!, b!) / Math.sqrt(dot(a!, a!) * dot(b!, b!) || 1);
}

describe('the numbers behind a mat', () => {
  it('S1.12 are the same for a seed and even', () => {
    const list = (seed: string) => {
      const next = seeded(seed);
      return Array.from({ length: 2000 }, () => next());
    };
    expect(list('a')).toEqual(list('a'));
    expect(list('a')).not.toEqual(list('b'));
    expect(Math.abs(list('a').reduce((sum, each) => sum + each, 0) / 2000 - 0.5)).toBeLessThan(0.03);
  });
});
