import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { pictureOf } from '../product/product.fixture.ts';
import { openPage } from '../../testing/test-page.tsx';
import { expectVisible, main } from '../../testing/test-steps.ts';

afterEach(() => page.viewport(1280, 900));

const front = {
  heading: 'Ihr Foto, lebendig',
  lede: '',
  button: { to: 'https://example.com/shop', name: 'Zum Atelier' },
  picture: { ...pictureOf('home'), alt: 'Eine Werkbank', focus: '20% 80%' },
  partList: [
    { name: 'categories' as const, heading: 'Das mögen andere' },
    { name: 'how' as const, heading: 'Drei Schritte' },
  ],
};
const frame = {
  header: [
    { to: '/help', name: 'Fragen Sie uns' },
    { to: 'https://example.com/fair', name: 'Messe' },
  ],
  footer: [{ to: '/products', name: 'Alle Dinge' }],
  localeList: ['de' as const],
};

it('D20.4 the first page has the owner’s words, picture and parts, in the owner’s order', async () => {
  await page.viewport(390, 844);
  await openPage('/home', { locale: 'de', api: { getFrontPage: front, getShopFrame: frame } });
  await expectVisible(main().getByRole('heading', { level: 1, name: 'Ihr Foto, lebendig' }));
  const picture = main().getByRole('img', { name: 'Eine Werkbank' });
  await expect.element(picture).toHaveStyle({ objectPosition: '20% 80%' });
  await expect
    .element(main().getByRole('link', { name: 'Zum Atelier' }))
    .toHaveAttribute('href', 'https://example.com/shop');
  const titles = main().getByRole('heading', { level: 2 }).elements();
  expect(titles.map(({ textContent }) => textContent)).toEqual(['Das mögen andere', 'Drei Schritte']);
});

it('D20.4 the tile of a category cuts its picture around the focal point', async () => {
  const picture = { ...pictureOf('garden'), alt: 'Rosen', focus: '20% 80%' };
  const category = { id: 'garden', name: 'Garten', description: '', productCount: 1, picture };
  await openPage('/home', {
    locale: 'de',
    api: { getFrontPage: front, getShopFrame: frame, listCategories: { categoryList: [category] } },
  });
  const tile = main().getByRole('link', { name: /Garten/ });
  await expect.element(tile.getByRole('img', { name: 'Rosen' })).toHaveStyle({ objectPosition: '20% 80%' });
});

it('D20.4 the menus are the owner’s, and with one language there is no switch between languages', async () => {
  await openPage('/home', { locale: 'de', api: { getFrontPage: front, getShopFrame: frame } });
  const header = page.getByRole('banner').getByRole('navigation');
  await expect.element(header.getByRole('link', { name: 'Messe' })).toHaveAttribute('href', 'https://example.com/fair');
  await expect.element(header.getByRole('link', { name: 'Fragen Sie uns' })).toHaveAttribute('href', '/de/help');
  expect(header.getByRole('link').elements()).toHaveLength(2);
  const footer = page.getByRole('contentinfo');
  await expectVisible(footer.getByRole('link', { name: 'Alle Dinge' }));
  expect(footer.getByRole('link', { name: 'English' }).elements()).toHaveLength(0);
});
