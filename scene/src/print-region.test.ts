import { expect, it } from 'vitest';
import type { Drawing } from './drawing.ts';
import { mapped } from './matrix.ts';
import { regionDrawing } from './print-region.ts';

const place = { x: 30, y: 20, width: 60, height: 40, rotation: 90 };
// Turned clockwise by a quarter about (60, 40): its top left corner lies at the top right of what it takes up.
const drawing: Pick<Drawing, 'nodes'> = {
  nodes: [
    {
      kind: 'fill',
      color: '#ffffff',
      path: [['M', 80, 10], ['L', 80, 70], ['C', 40, 70, 40, 10, 60, 40], ['Z']],
    },
    {
      kind: 'image',
      photoId: 'p',
      width: 6,
      height: 4,
      matrix: [0, 10, -10, 0, 80, 10],
      clip: [['M', 80, 10]],
    },
    { kind: 'glyphs', font: 'f', color: '#000000', glyphs: [{ text: 'a', index: 1, matrix: [0, 5, -5, 0, 60, 40] }] },
  ],
};

it('S1.13 what is printed at a turned place is drawn upright, from the corner of the place', () => {
  const region = regionDrawing(drawing, place);
  expect(region).toMatchObject({ widthMm: 60, heightMm: 40, bleedMm: 0 });
  const [fill, image, glyphs] = region.nodes;
  if (fill?.kind !== 'fill' || image?.kind !== 'image' || glyphs?.kind !== 'glyphs') throw new Error('other nodes');
  const steps = fill.path.map((step) => step.map((part) => (typeof part === 'number' ? Math.round(part) + 0 : part)));
  expect(steps).toEqual([['M', 0, 0], ['L', 60, 0], ['C', 60, 40, 0, 40, 30, 20], ['Z']]);
  const corner = mapped(image.matrix, { x: 0, y: 0 });
  const far = mapped(image.matrix, { x: 6, y: 4 });
  for (const [point, wanted] of [
    [corner, { x: 0, y: 0 }],
    [far, { x: 60, y: 40 }],
    [mapped(glyphs.glyphs[0]?.matrix ?? [0, 0, 0, 0, 0, 0], { x: 1, y: 1 }), { x: 35, y: 25 }],
  ] as const) {
    expect(point.x).toBeCloseTo(wanted.x, 9);
    expect(point.y).toBeCloseTo(wanted.y, 9);
  }
});
