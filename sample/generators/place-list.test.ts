import { expect, it } from 'vitest';
import { placeList } from '../src/places.generated.ts';
import { productList } from '../src/products.ts';
import { placeRows } from './place-list.ts';

it('S3.1 the words beside a scene name the place where it was photographed', () => {
  expect(Object.entries(placeList)).toEqual(placeRows());
  const alts = productList.flatMap(({ slug, image }) =>
    image.flatMap(({ url, alt }) => (/-scene-\d+\.webp$/.test(url) ? [[slug, alt] as const] : [])),
  );
  for (const [slug, alt] of alts) expect(alt, slug).toMatch(/, (?:on|over|in) [a-z ]+$/);
});
