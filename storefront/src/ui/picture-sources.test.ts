import { describe, expect, it } from 'vitest';
import { sourceSet } from './picture-sources.ts';

describe('sourceSet', () => {
  it('D3.1 every width is offered in both types, narrowest first', () => {
    const source = { url: '/pictures/oak-chair-2-960.webp', widths: [960, 480] };
    expect(sourceSet(source, 'avif')).toBe('/pictures/oak-chair-2-480.avif 480w, /pictures/oak-chair-2-960.avif 960w');
    expect(sourceSet(source, 'webp')).toBe('/pictures/oak-chair-2-480.webp 480w, /pictures/oak-chair-2-960.webp 960w');
    expect(source.widths).toEqual([960, 480]);
  });
  it('D3.1 a picture from elsewhere is shown as it is', () => {
    expect(sourceSet({ url: 'https://example.org/a.jpg', widths: [480] }, 'avif')).toBeNull();
    expect(sourceSet({ url: '/pictures/a-960.webp', widths: [] }, 'avif')).toBeNull();
  });
});
