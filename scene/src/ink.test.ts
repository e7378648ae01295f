import { describe, expect, it } from 'vitest';
import { inkOf, isLightDeep } from './ink.ts';

describe('the ink of a surface', () => {
  it.each([
    [{ background: '#333333' }, 'process'],
    [{ background: '#333333', whiteInk: true }, 'white'],
    [{ background: '#dd9933', whiteInk: true }, 'white'],
    [{ background: '#ffffff', whiteInk: true }, 'process'],
    [{ background: '#f6f3ee', whiteInk: true }, 'process'],
    [{ background: '#e4e2de', engraved: true }, 'engraving'],
  ])('S3.17 of %o is %s: white is no ink on a white material', (surface, ink) => expect(inkOf(surface)).toBe(ink));

  it('S3.17 a dark material is laid bare where it is cut, a light one darkens', () => {
    expect(['#333333', '#b98a5a', '#e4e2de'].map(isLightDeep)).toEqual([true, false, false]);
  });
});
