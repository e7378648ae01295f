import { mapped } from '@afterimage/scene/matrix.ts';
import { asItFits, photoMatrix } from '@afterimage/scene/place-photo.ts';
import { describe, expect, it } from 'vitest';
import { boxWidth, cssMatrix, marginOf } from './photo-view.ts';

const frame = {
  photo: { width: 4000, height: 3000 },
  place: { x: 0, y: 0, width: 100, height: 50, rotation: 0 },
  bleedMm: 3,
};

describe('the photo on the page', () => {
  it('S3.8 lies on the page where it will lie on the print', () => {
    const view = { pixelsPerMm: 4, marginMm: marginOf(frame), boxWidth: boxWidth(frame, 4) };
    expect(view.boxWidth).toBe(424);
    const css = cssMatrix(photoMatrix(frame, asItFits), frame, view);
    // The photo is as wide as place and bleed, so that its left edge is 3 mm beyond the place's.
    const corner = mapped(css, { x: 0, y: 0 });
    expect(corner.x).toBeCloseTo((view.marginMm - 3) * 4, 6);
    const right = mapped(css, { x: view.boxWidth, y: 0 });
    expect(right.x - corner.x).toBeCloseTo(106 * 4, 6);
  });

  it('S3.8 shows more than the bleed around its place', () => {
    expect(marginOf(frame)).toBe(6);
    expect(marginOf({ ...frame, bleedMm: 20 })).toBe(22);
  });
});
