import { asItFits } from '@afterimage/scene/place-photo.ts';
import { describe, expect, it } from 'vitest';
import { photoQuality, sharpFrom } from './photo-quality.ts';

/** A photo in the proportions of a place of 4 by 6 inches, with so many dots on each inch. */
const frame = (dpi: number) => ({
  photo: { width: 4 * dpi, height: 6 * dpi },
  place: { x: 0, y: 0, width: 101.6, height: 152.4, rotation: 0 },
  bleedMm: 0,
});

describe('how a photo prints', () => {
  it.each([
    [300, 'sharp'],
    [220, 'sharp'],
    [219, 'fair'],
    [150, 'fair'],
    [149, 'soft'],
  ] as const)('S3.17 %d dots an inch are %s', (dpi, level) => {
    expect(photoQuality(frame(dpi), asItFits)).toMatchObject({ level, dpi, zoomedOut: null });
  });

  it('S3.17 zooming in makes it worse, and says how far out is sharp again', () => {
    const { level, dpi, zoomedOut } = photoQuality(frame(440), { ...asItFits, zoom: 4, x: 0.5 });
    expect([level, dpi]).toEqual(['soft', 110]);
    expect(zoomedOut?.zoom).toBeCloseTo(2, 1);
    expect(zoomedOut && photoQuality(frame(440), zoomedOut).level).toBe('sharp');
    expect(photoQuality(frame(100), { ...asItFits, zoom: 2 }).zoomedOut?.zoom).toBe(1);
  });

  it('S3.17 tells the pixels that it takes, with the bleed', () => {
    expect(sharpFrom(frame(1))).toEqual({ width: 880, height: 1320 });
    expect(sharpFrom({ ...frame(1), bleedMm: 3 })).toEqual({ width: 940, height: 1380 });
  });
});
