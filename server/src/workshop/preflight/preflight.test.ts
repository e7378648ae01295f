import { describe, expect, it } from 'vitest';
import { preflightChecks } from '@afterimage/contract/values/preflight.ts';
import { levelOf, preflightOf, type PhotoFacts, type PreflightFacts } from './preflight.ts';

const trim = { left: 3, bottom: 3, right: 103, top: 73 };
const media = { left: 0, bottom: 0, right: 106, top: 76 };
const photo: PhotoFacts = {
  page: 0,
  slot: 1,
  dpi: 300,
  shortfallMm: 0,
  stretch: 0,
  faceMm: 12,
  safeMm: 3,
  brightness: 0.5,
  stars: 4.2,
};
const good: PreflightFacts = {
  pages: [{ widthMm: 100, heightMm: 70, bleedMm: 3, boxes: { media, bleed: media, trim } }],
  photos: [photo],
  warnings: [],
  codes: [{ page: 0, expected: 'https://shop.test/ar/1', read: 'https://shop.test/ar/1' }],
  fonts: [{ name: 'ABCDEF+Inter', embedded: true }],
  hasProfile: true,
  accepted: [],
  isCurrent: true,
  isAcceptedProof: true,
};
const faults = (facts: Partial<PreflightFacts>) =>
  preflightOf({ ...good, ...facts })
    .filter(({ level }) => level !== 'ok')
    .map(({ check, level }) => `${check} ${level}`);
const photoFaults = (facts: Partial<PhotoFacts>) => faults({ photos: [{ ...photo, ...facts }] });

describe('the rules of the preflight', () => {
  it('D20.3 a good file has a green line for each rule that applies', () => {
    const items = preflightOf(good);
    expect(levelOf(items)).toBe('ok');
    const checked = new Set(items.map(({ check }) => check));
    expect(preflightChecks.filter((check) => !checked.has(check))).toEqual([
      'glyphs',
      'text-size',
      'stroke',
      'accepted',
    ]);
  });

  it('D20.3 resolution: red below 150 and amber below 220 dots per inch, by the material where it has its own', () => {
    expect([149, 150, 219, 220].map((dpi) => photoFaults({ dpi }))).toEqual([
      ['resolution red'],
      ['resolution amber'],
      ['resolution amber'],
      [],
    ]);
    expect(photoFaults({ dpi: 100, sharpDpi: 100 })).toEqual([]);
    expect(photoFaults({ dpi: 67, sharpDpi: 100 })).toEqual(['resolution red']);
    expect(preflightOf({ ...good, photos: [{ ...photo, dpi: 92.4 }] })).toContainEqual(
      expect.objectContaining({ check: 'resolution', slot: 1, page: 0, figure: 92, limit: 220 }),
    );
  });

  it('D20.3 a picture that does not reach the bleed is red, a stretched and a dark one by degrees', () => {
    expect([0.05, 0.4].map((shortfallMm) => photoFaults({ shortfallMm }))).toEqual([[], ['reach red']]);
    expect([0.004, 0.01, 0.04].map((stretch) => photoFaults({ stretch }))).toEqual([
      [],
      ['stretched amber'],
      ['stretched red'],
    ]);
    expect([0.25, 0.15, 0.05].map((brightness) => photoFaults({ brightness }))).toEqual([
      [],
      ['dark amber'],
      ['dark red'],
    ]);
    expect(photoFaults({ brightness: null })).toEqual([]);
  });

  it('D20.3 a face within the safe area is fine, nearer to the trim amber, and cut off red; without a face nothing is said', () => {
    expect([3, 2.9, 0, -0.1, null].map((faceMm) => photoFaults({ faceMm }))).toEqual([
      [],
      ['face amber'],
      ['face amber'],
      ['face red'],
      [],
    ]);
    // A product without a safe area loses nothing at its edge.
    expect(photoFaults({ faceMm: 0.2, safeMm: 0 })).toEqual([]);
    expect(preflightOf({ ...good, photos: [{ ...photo, faceMm: -4.26 }] })).toContainEqual(
      expect.objectContaining({ check: 'face', slot: 1, page: 0, figure: -4.3, limit: 3 }),
    );
  });

  it('D20.3 a target below 3 stars is amber and below 2 red; a photo without a medium is none', () => {
    expect([3, 2.9, 1.9, null].map((stars) => photoFaults({ stars }))).toEqual([
      [],
      ['trackability amber'],
      ['trackability red'],
      [],
    ]);
  });

  it('D20.3 texts: beyond the safe area and without glyphs red, small and thin amber', () => {
    const warn = (code: PreflightFacts['warnings'][number]['code'], missing?: string[]) =>
      faults({ warnings: [{ page: 0, slot: 2, code, ...(missing && { missing }) }] });
    expect(warn('OUTSIDE_SAFE_AREA')).toEqual(['safe-area red']);
    expect(warn('SUBSTITUTED_GLYPHS', ['中'])).toEqual(['glyphs red']);
    expect(warn('SMALL_TEXT')).toEqual(['text-size amber']);
    expect(warn('THIN_STROKES')).toEqual(['stroke amber']);
    // Photos are judged by their own measure.
    expect(warn('LOW_RESOLUTION')).toEqual([]);
  });

  it('D20.3 the file: a code that cannot be read, boxes, fonts, profile, content', () => {
    expect(faults({ codes: [{ page: 0, expected: 'a', read: null }] })).toEqual(['code red']);
    expect(faults({ codes: [{ page: 0, expected: 'a', read: 'b' }] })).toEqual(['code red']);
    const page = good.pages[0]!;
    expect(faults({ pages: [{ ...page, boxes: null }] })).toEqual(['boxes red']);
    expect(faults({ pages: [{ ...page, boxes: { media, bleed: media, trim: media } }] })).toEqual(['boxes red']);
    expect(faults({ fonts: [{ name: 'Helvetica', embedded: false }] })).toEqual(['fonts red']);
    expect(faults({ hasProfile: false })).toEqual(['profile red']);
    expect(faults({ isCurrent: false })).toEqual(['current red']);
    expect(faults({ isAcceptedProof: false })).toEqual(['proof red']);
    expect(faults({ isAcceptedProof: null })).toEqual([]);
    expect(faults({ accepted: [{ customizationId: 1, code: 'LOW_RESOLUTION', dpi: 92 }] })).toEqual(['accepted amber']);
  });
});
