import { expect, it } from 'vitest';
import { settingList } from '../src/settings.generated.ts';
import { productList } from '../src/products.ts';
import { placeRows } from './place-list.ts';

it('S3.1 the words beside a scene name the place where it was photographed', () => {
  expect(Object.entries(settingList)).toEqual(placeRows());
  const alts = productList.flatMap(({ slug, image }) =>
    image.flatMap(({ url, alt }) => (/-scene-\d+\.webp$/.test(url) ? [[slug, alt] as const] : [])),
  );
  for (const [slug, alt] of alts) expect(alt, slug).toMatch(/, (?:on|over|in) [a-z ]+$/);
});
