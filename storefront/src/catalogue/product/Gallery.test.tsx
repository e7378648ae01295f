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

it('D2.12 the button of a film in the gallery lies beside the arrows, and all of the film plays by a press', async () => {
  show(<Gallery pictures={[{ ...noPicture, film: '/film.mp4' }, noPicture]} name="Mug" />);
  const play = page.getByRole('button', { name: 'Play the film' });
  await expect.element(play).toBeVisible();
  const { left, top, width, height } = play.element().getBoundingClientRect();
  const arrows = page.getByRole('button', { name: 'Next picture' }).element().getBoundingClientRect();
  expect(top + height).toBeLessThan(arrows.top);
  expect(play.element()).toContainElement(document.elementFromPoint(left + width / 2, top + height / 2) as HTMLElement);
  const print = page.getByRole('group').element().getBoundingClientRect();
  const middle = document.elementFromPoint(print.left + print.width / 2, print.top + print.height / 2);
  expect(play.element().contains(middle)).toBe(true);
});
