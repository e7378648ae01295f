import type { SceneSurface } from '@afterimage/scene/scene.ts';
import { describe, expect, it } from 'vitest';
import { faceOf, shownPages } from './shown-pages.ts';

const surface = (id: string, face?: string): SceneSurface => ({
  id,
  ...(face !== undefined && { face }),
  title: id,
  widthMm: 1,
  heightMm: 1,
  bleedMm: 0,
  safeMm: 0,
  outline: 'rectangle',
  background: '#ffffff',
  itemList: [],
});
const surfaces = [surface('cover'), surface('month-1', 'month'), surface('month-2', 'month')];

describe('the pages on a model', () => {
  it('S2.9 shows the page that is looked at on the face of all pages, and the first one while none is', () => {
    const titlesOf = (seen: string | null) => shownPages(surfaces, seen).map(({ id, title }) => `${id}: ${title}`);
    expect(titlesOf(null)).toEqual(['cover: cover', 'month: month-1']);
    expect(titlesOf('cover')).toEqual(['cover: cover', 'month: month-1']);
    expect(titlesOf('month-2')).toEqual(['cover: cover', 'month: month-2']);
    expect(surfaces.map(faceOf)).toEqual(['cover', 'month', 'month']);
  });
});
