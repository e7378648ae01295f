import { describe, expect, it } from 'vitest';
import { asItFits } from '../place-photo.ts';
import type { SceneSurface } from '../scene.ts';
import type { PhotoItem } from './cut-faces.ts';
import type { Face } from './find-faces.ts';
import { trimDistanceMm } from './trim-distance.ts';

/** A square photo that fills a print of 100 mm: a share is a tenth of a meter. */
const photo = (change: Partial<PhotoItem> = {}, placement = asItFits): PhotoItem => ({
  kind: 'photo',
  slot: 4,
  place: { x: 0, y: 0, width: 100, height: 100, rotation: 0 },
  outline: 'rectangle',
  bleedMm: 0,
  photo: { id: 'p', width: 1000, height: 1000, look: { placement } },
  ...change,
});
const surface = (item: PhotoItem, change: Partial<SceneSurface> = {}): SceneSurface => ({
  id: 'front',
  title: 'Front',
  widthMm: 100,
  heightMm: 100,
  bleedMm: 0,
  safeMm: 0,
  outline: 'rectangle',
  background: '#ffffff',
  itemList: [item],
  ...change,
});
/** A face as wide and as high as a fifth of the photo. */
const faceAt = (left: number, top: number): Face => ({ left, top, width: 0.2, height: 0.2 });
const distance = (faces: Face | Face[], item = photo(), change?: Partial<SceneSurface>) =>
  trimDistanceMm([faces].flat(), item, surface(item, change));

describe('how far a face is from the trim', () => {
  it('D20.3 the nearest edge counts, and the nearest of several faces', () => {
    expect(distance(faceAt(0.4, 0.4))).toBeCloseTo(40);
    expect(distance(faceAt(0.03, 0.4))).toBeCloseTo(3);
    expect(distance(faceAt(0.4, 0.78))).toBeCloseTo(2);
    expect(distance([faceAt(0.4, 0.4), faceAt(0.4, 0.05)])).toBeCloseTo(5);
    expect(distance([])).toBeNull();
  });

  it('D20.3 a face that is cut is at less than nothing; one that is hardly seen is none', () => {
    const wide = photo({ photo: { id: 'p', width: 2000, height: 1000, look: { placement: asItFits } } });
    // A quarter of the photo is cut off on each side: this face begins 5 mm before the edge.
    const face = (left: number): Face => ({ left, top: 0.4, width: 0.1, height: 0.2 });
    expect(distance(face(0.225), wide)).toBeCloseTo(-5);
    expect(distance(face(0.27), wide)).toBeCloseTo(4);
    expect(distance(face(0.15), wide)).toBeNull();
  });

  it('D20.3 zoom, bleed and where the photo lies decide', () => {
    expect(distance(faceAt(0.4, 0.4), photo({}, { ...asItFits, zoom: 2 }))).toBeCloseTo(30);
    // With 10 mm of bleed on each side the photo is 120 mm wide, and 10 of them are trimmed.
    expect(distance(faceAt(0.1, 0.4), photo({ bleedMm: 10 }))).toBeCloseTo(2);
    const turned = photo({}, { ...asItFits, rotation: 90 });
    expect(distance(faceAt(0.03, 0.4), turned)).toBeCloseTo(3);
  });

  it('D20.3 a place within the sheet has its distance to the trim, not to its own edge, unless that cuts', () => {
    const inside = photo({ place: { x: 20, y: 20, width: 50, height: 50, rotation: 0 } });
    expect(distance(faceAt(0, 0.4), inside)).toBeCloseTo(20);
    const zoomed = { ...inside, photo: { ...inside.photo!, look: { placement: { ...asItFits, zoom: 2 } } } };
    // Twice as large, the photo begins 25 mm before its place, and this face 5 mm.
    expect(distance(faceAt(0.2, 0.4), zoomed)).toBeCloseTo(-5);
  });

  it('D20.3 on a round print it is measured to the circle', () => {
    const round = { outline: 'ellipse' as const };
    const item = photo({ outline: 'ellipse' });
    expect(distance(faceAt(0.4, 0.4), item, round)).toBeCloseTo(40, 1);
    // From the middle 36.06 mm to that of the face, and 10 mm to its outline.
    expect(distance(faceAt(0.1, 0.2), item, round)).toBeCloseTo(3.94, 1);
    expect(distance(faceAt(0.1, 0.1), item, round)).toBeLessThan(0);
  });

  it('D20.3 what the photo itself cuts does not count', () => {
    const half = { left: -0.1, top: 0.6, width: 0.2, height: 0.2 };
    expect(distance(half, photo({ place: { x: 30, y: 0, width: 70, height: 70, rotation: 0 } }))).toBeCloseTo(30, 0);
  });
});
