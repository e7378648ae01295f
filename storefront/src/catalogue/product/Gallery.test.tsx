import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '@afterimage/storefront/testing/test-page.tsx';
import { Gallery } from './Gallery.tsx';

const noPicture = { url: '', width: 4, height: 5, alt: 'Mug', widths: [], placeholder: '' };

it.each([
  ['without pictures', []],
  ['with a color that has none', [noPicture]],
])('a product %s shows the ground of a picture in its place, and no broken image', async (_case, pictures) => {
  await page.viewport(390, 844);
  show(<Gallery pictures={pictures} name="Mug" />);
  const gallery = page.getByRole('region', { name: /Mug/ });
  await expect.element(gallery).toBeVisible();
  const element = gallery.element();
  expect(element.querySelector('img')).toBeNull();
  expect(element.querySelector('button')).toBeNull();
  const { width, height } = gallery.getByRole('group').element().getBoundingClientRect();
  expect(height / width).toBeCloseTo(5 / 4, 1);
});
