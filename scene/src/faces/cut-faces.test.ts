import { asItFits } from '../place-photo.ts';
import type { SceneItem, SceneSurface } from '../scene.ts';
import { describe, expect, it } from 'vitest';
import { isCut, slotsWithCutFaces } from './cut-faces.ts';
import type { Face } from './find-faces.ts';

type PhotoItem = Extract<SceneItem, { kind: 'photo' }>;

/** A photo twice as wide as high in a square place of 100 mm: a quarter of it is cut off on the left and on the right. */
const photo = (change: Partial<PhotoItem> = {}, placement = asItFits): PhotoItem => ({
  kind: 'photo',
  slot: 4,
  place: { x: 20, y: 20, width: 100, height: 100, rotation: 0 },
  outline: 'rectangle',
  bleedMm: 0,
  photo: { id: 'p', width: 2000, height: 1000, look: { placement } },
  ...change,
});
const surface = (item: PhotoItem, change: Partial<SceneSurface> = {}): SceneSurface => ({
  id: 'front',
  title: 'Front',
  widthMm: 140,
  heightMm: 140,
  bleedMm: 0,
  safeMm: 0,
  outline: 'rectangle',
  background: '#ffffff',
  itemList: [item],
  ...change,
});
/** A face with its middle at these shares of the photo; a fifth of the photo's height. */
const faceAt = (x: number, y = 0.5): Face => ({ left: x - 0.05, top: y - 0.1, width: 0.1, height: 0.2 });
const cut = (face: Face, item = photo(), change?: Partial<SceneSurface>) => isCut(face, item, surface(item, change));

describe('faces that are cut off', () => {
  it.each([
    ['in the middle', 0.5, false],
    ['just within the edge', 0.305, false],
    ['half beyond the edge', 0.25, true],
    ['half beyond the other edge', 0.75, true],
    ['all beyond the edge', 0.1, false],
    ['hardly in the picture any more', 0.208, false],
  ])('S3.17 a face %s', (_, x, expected) => {
    expect(cut(faceAt(x))).toBe(expected);
  });

  it('S3.17 moving and zooming the photo decide', () => {
    const face = faceAt(0.25);
    expect(cut(face, photo({}, { ...asItFits, x: 1 }))).toBe(false);
    expect(cut(faceAt(0.5, 0.12), photo({}, { ...asItFits, zoom: 1.5 }))).toBe(true);
    expect(cut(faceAt(0.5, 0.12), photo({}, { ...asItFits, zoom: 1.5, y: 1 }))).toBe(false);
  });

  it('S3.17 a photo that is turned is judged as it lies', () => {
    // On its side the photo fills the place from its other edges: what was left is at the top.
    expect(cut(faceAt(0.25), photo({}, { ...asItFits, rotation: 90 }))).toBe(true);
    expect(cut(faceAt(0.5, 0.11), photo({}, { ...asItFits, rotation: 90 }))).toBe(false);
    const turned = photo({ place: { x: 20, y: 20, width: 100, height: 100, rotation: 45 } });
    expect([0.5, 0.25].map((x) => cut(faceAt(x), turned, { widthMm: 400, heightMm: 400 }))).toEqual([false, true]);
  });

  it('S3.17 on a round place corners are cut', () => {
    const corner = faceAt(0.31, 0.12);
    expect(cut(corner)).toBe(false);
    expect(cut(corner, photo({ outline: 'ellipse' }))).toBe(true);
    expect(cut(faceAt(0.5), photo({ outline: 'ellipse' }))).toBe(false);
  });

  it('S3.17 what is in the bleed or beyond the surface is cut off', () => {
    expect(cut(faceAt(0.29), photo({ bleedMm: 20 }))).toBe(true);
    const over = photo({ place: { x: -40, y: 20, width: 100, height: 100, rotation: 0 } });
    expect(cut(faceAt(0.45), over)).toBe(true);
    expect(cut(faceAt(0.6), over)).toBe(false);
  });

  it("S3.17 a face that the photo itself cuts is nobody's doing", () => {
    expect(cut(faceAt(0.5, 0), photo())).toBe(false);
  });

  it('S3.17 the slots are named whose photo cuts a face', () => {
    const { surfaceList } = {
      surfaceList: [
        surface(photo()),
        surface(photo({ slot: 5, photo: null })),
        surface({ ...photo({ slot: 6 }, { ...asItFits, x: 1 }) }),
      ],
    };
    expect(slotsWithCutFaces(surfaceList, (id) => (id === 'p' ? [faceAt(0.25)] : []))).toEqual(new Set([4]));
    expect(slotsWithCutFaces(surfaceList, () => [])).toEqual(new Set());
  });
});
