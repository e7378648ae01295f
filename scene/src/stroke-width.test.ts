import { expect, it } from 'vitest';
import { outlinePath } from './shapes.ts';
import { strokeWidth } from './stroke-width.ts';

const bar = (width: number, height: number) => outlinePath({ x: 3, y: 4, width, height, rotation: 30 }, 'rectangle');

it('S3.17 the width of a stroke is that of a long bar, and twice the radius over two of a disc', () => {
  expect(strokeWidth(bar(100, 1))).toBeCloseTo(0.99, 2);
  expect(strokeWidth(outlinePath({ x: 0, y: 0, width: 8, height: 8, rotation: 0 }, 'ellipse'))).toBeCloseTo(4, 1);
  expect(strokeWidth([])).toBe(0);
});

it('S3.17 a hole counts as an edge and not as area: a ring is as wide as its line', () => {
  const outer = outlinePath({ x: 0, y: 0, width: 10, height: 10, rotation: 0 }, 'rectangle');
  const inner = [['M', 1, 1], ['L', 1, 9], ['L', 9, 9], ['L', 9, 1], ['Z']] as const;
  expect(strokeWidth([...outer, ...inner])).toBeCloseTo(1, 5);
});
