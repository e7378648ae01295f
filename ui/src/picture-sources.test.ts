import { describe, expect, it } from 'vitest';
import { sizesOf, sourceSet } from './picture-sources.ts';

it('D3.1 a phone with a fine screen fetches a picture of three quarters of its pixels, others what their window asks for', () => {
  expect(sizesOf('100vw')).toBe('(max-width: 599px) and (min-resolution: 2.1dppx) calc(100vw * 0.75), 100vw');
  expect(sizesOf('(min-width: 960px) 47vw, 92vw')).toBe(
    '(max-width: 599px) and (min-resolution: 2.1dppx) calc(92vw * 0.75), (min-width: 960px) 47vw, 92vw',
  );
  for (const small of ['96px', '(min-width: 960px) 22vw, 46vw', '(min-width: 60rem) 40rem, 100px'])
    expect(sizesOf(small)).toBe(small);
});

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
