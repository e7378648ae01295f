import { describe, expect, it } from 'vitest';
import type { SceneItem, SceneSurface } from './scene.ts';
import { allFonts } from './test-fonts.ts';
import { resolutionWarning, unprintablePhotos, warningsOf } from './warnings.ts';

const fonts = allFonts();
const place = { x: 10, y: 10, width: 80, height: 80, rotation: 0 };
const surfaceWith = (item: SceneItem, change: Partial<SceneSurface> = {}): SceneSurface => ({
  id: 'front',
  title: 'Front',
  widthMm: 100,
  heightMm: 100,
  bleedMm: 0,
  safeMm: 5,
  outline: 'rectangle',
  background: '#ffffff',
  itemList: [item],
  ...change,
});
const warn = (item: SceneItem, change?: Partial<SceneSurface>) =>
  warningsOf({ version: 1, model: { materials: [], hidden: [] }, surfaceList: [surfaceWith(item, change)] }, fonts);
const photo = (pixels: number, zoom = 1): SceneItem => ({
  kind: 'photo',
  slot: 4,
  place: { ...place, width: 25.4, height: 25.4 },
  outline: 'rectangle',
  bleedMm: 0,
  photo: { id: 'p', width: pixels, height: pixels, look: { placement: { zoom, x: 0, y: 0, rotation: 0 } } },
});
const text = (words: string, change: { width?: number; x?: number } = {}): SceneItem => ({
  kind: 'text',
  slot: 5,
  place: { ...place, ...change },
  text: words,
  font: 'Noto Serif',
  style: { align: 'center', color: '#000000', curve: 0, sizeMm: 8 },
});

describe('what a customer is warned of', () => {
  it.each([
    [300, null],
    [220, null],
    [219.6, null],
    [219.4, 'MODERATE_RESOLUTION'],
    [150, 'MODERATE_RESOLUTION'],
    [149, 'LOW_RESOLUTION'],
  ])('S3.17 %s dots per inch: %s', (dpi, code) => {
    expect(resolutionWarning(dpi)).toBe(code);
  });

  it('S3.17 a photo is judged as it is printed, with its zoom', () => {
    expect(warn(photo(400))).toEqual([]);
    expect(warn(photo(400, 2))).toEqual([{ slot: 4, code: 'MODERATE_RESOLUTION', dpi: 200 }]);
    expect(warn(photo(100))).toEqual([{ slot: 4, code: 'LOW_RESOLUTION', dpi: 100 }]);
  });

  it('S3.17 a photo is judged for its material: a shirt and a towel need fewer dots than a card', () => {
    expect(warn(photo(120), { sharpDpi: 120 })).toEqual([]);
    expect(warn(photo(90), { sharpDpi: 120 })).toMatchObject([{ code: 'MODERATE_RESOLUTION' }]);
    expect(warn(photo(80), { sharpDpi: 120 })).toMatchObject([{ code: 'LOW_RESOLUTION' }]);
  });

  it('S3.17 below twenty dots an inch a photo is not printed', () => {
    const refused = (pixels: number) => [...unprintablePhotos({ surfaceList: [surfaceWith(photo(pixels))] })];
    expect(refused(20)).toEqual([]);
    expect(refused(19)).toEqual([[4, 19]]);
  });

  it('S3.17 strokes that are too thin for an engraving', () => {
    expect(warn(text('Anna'), { leastStrokeMm: 0.15 })).toEqual([]);
    expect(warn(text('Anna'), { leastStrokeMm: 2 })).toEqual([{ slot: 5, code: 'THIN_STROKES' }]);
  });

  it('S3.17 a text that is too small to read', () => {
    expect(warn(text('Anna'))).toEqual([]);
    expect(warn(text('Donaudampfschifffahrtskapitän', { width: 12, x: 20 }))).toMatchObject([
      { slot: 5, code: 'SMALL_TEXT' },
    ]);
  });

  it('S3.17 signs that cannot be printed, by name; those of another face need no consent', () => {
    expect(warn(text('Ok ❤'))).toEqual([]);
    expect(warn(text('Ok ❤ 日'))).toEqual([
      { slot: 5, code: 'SUBSTITUTED_GLYPHS', substituted: ['❤'], missing: ['日'] },
    ]);
  });

  it('S3.17 a text that reaches beyond the safe area, which is round on a round face', () => {
    expect(warn(text('Anna'), { safeMm: 45 })).toEqual([{ slot: 5, code: 'OUTSIDE_SAFE_AREA' }]);
    const wide = text('Anna und Maximilian');
    expect(warn(wide, { outline: 'ellipse', safeMm: 1 })).toEqual([]);
    expect(warn(wide, { outline: 'ellipse', safeMm: 15 })).toMatchObject([{ code: 'OUTSIDE_SAFE_AREA' }]);
  });

  it('S3.17 nothing, while a slot is empty', () => {
    expect(warn(text(''))).toEqual([]);
    expect(warn({ ...photo(1), photo: null } as SceneItem)).toEqual([]);
  });
});
