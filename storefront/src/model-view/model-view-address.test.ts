import { describe, expect, it } from 'vitest';
import {
  modelAddress,
  quickLookAddress,
  modelViewHash,
  modelViewRequestIn,
  modelViewPage,
  sceneViewerIntent,
} from './model-view-address.ts';

const mug = { slug: 'hearth-photo-mug', color: null, token: null };
const token = 'aB_-'.repeat(12);

describe('the addresses of a room', () => {
  it('S1.12 name the product in its colour, or the draft', () => {
    expect(modelAddress(mug, 'glb')).toBe('/room/hearth-photo-mug.glb');
    expect(modelAddress({ ...mug, color: '#DD9933' }, 'usdz')).toBe('/room/hearth-photo-mug.usdz?color=dd9933');
    expect(modelAddress({ ...mug, color: '#dd9933', token }, 'glb')).toBe(`/room/draft/${token}.glb`);
  });

  it('S1.12 Scene Viewer gets the file, true to size, and a way back', () => {
    const page = 'https://shop.example/de/products/mug?colour=blue#room';
    const intent = sceneViewerIntent('https://shop.example/room/mug.glb?color=dd9933', {
      title: 'Mug & more',
      page,
      hangs: false,
    });
    const [address = '', facts = ''] = intent.split('#Intent;');
    const intentUrl = new URL(address.replace('intent:', 'https:'));
    expect(intentUrl.host + intentUrl.pathname).toBe('arvr.google.com/scene-viewer/1.0');
    expect(Object.fromEntries(intentUrl.searchParams)).toEqual({
      file: 'https://shop.example/room/mug.glb?color=dd9933',
      mode: 'ar_preferred',
      resizable: 'false',
      title: 'Mug & more',
      link: page,
    });
    expect(intent).not.toContain('+');
    expect(facts).toContain(`;S.browser_fallback_url=${encodeURIComponent(page)};end;`);
    expect(facts.startsWith('scheme=https;package=com.google.android.googlequicksearchbox;')).toBe(true);
  });

  it('S1.12 Scene Viewer may hang on a wall what hangs, and nothing else', () => {
    const intentOf = (hangs: boolean) => sceneViewerIntent('https://s.example/a.glb', { title: 'A', page: '/', hangs });
    expect(intentOf(true)).toContain('&enable_vertical_placement=true#Intent;');
    expect(intentOf(false)).not.toContain('vertical');
  });

  it('S1.12 Quick Look gets it without a way to scale it', () => {
    expect(quickLookAddress('/room/mug.usdz?color=dd9933', 'https://shop.example/p')).toBe(
      '/room/mug.usdz?color=dd9933#allowsContentScaling=0&canonicalWebPageURL=https%3A%2F%2Fshop.example%2Fp',
    );
  });

  it('S1.12 the page that a phone opens says what it is to show, and nothing else opens it', () => {
    expect(modelViewPage('https://shop.example', '/de/products/mug', { color: 'blue', token: null })).toBe(
      'https://shop.example/de/products/mug?colour=blue#room',
    );
    expect(
      modelViewRequestIn(new URL(modelViewPage('https://s.example', '/products/mug', { color: 'blue', token })).hash),
    ).toEqual({
      token,
    });
    expect(modelViewRequestIn(modelViewHash({ token: null }))).toEqual({ token: null });
    for (const hash of ['', '#reviews', '#room=', '#room=short', `#room=${token}x`, '#rooms'])
      expect(modelViewRequestIn(hash)).toBeNull();
  });
});
