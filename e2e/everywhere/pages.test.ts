import { beforeAll, describe, expect, it } from 'vitest';
import { uniqueEmail } from '../account-steps.ts';
import { casesOf } from '../every-case.ts';
import { openPage } from '../page-ready.ts';
import { orderProject, projectNow } from '../project-steps.ts';
import { useTestShop } from '../test-shop.ts';

const testShop = useTestShop({ in3D: true, serviceWorker: true, strict: true });
let viewer = '';
let order = '';
beforeAll(async () => {
  const { path } = await orderProject(testShop.address, { email: uniqueEmail('pages') });
  order = path;
  viewer = `/ar/${(await projectNow(testShop.address, path)).viewerCode}`;
});

const light = { viewport: { width: 390, height: 844 } };
const dark = { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' as const };
const first = () => [
  '/home',
  '/de/home',
  '/products',
  '/products/hearth-photo-mug',
  '/customize/hearth-photo-mug',
  '/search?key=cushion',
  '/cart',
  viewer,
  viewer.replace('/ar/', '/report/viewer/'),
  '/dev/orders',
];
const others = () => [
  '/wishlist',
  '/compare',
  '/blogs',
  '/auth/login',
  '/demo',
  '/ar/demo',
  order,
  '/dev/outbox',
  '/dev/reports',
  '/api/docs',
];

/** What is wrong with a page as it stands: it can be scrolled sideways, or pictures that are in sight did not come. */
function faults(): string[] {
  const sideways = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  const broken = [...document.images].filter(({ complete, naturalWidth, currentSrc }) => {
    return complete && currentSrc !== '' && naturalWidth === 0;
  });
  return [
    ...(sideways > 0 ? [`${sideways} px too wide`] : []),
    ...broken.map(({ currentSrc }) => `broken: ${currentSrc}`),
  ];
}

describe.each([
  ['light', light, first],
  ['dark', dark, others],
])('pages in the %s', (_, window, addresses) => {
  it('S1.1 S1.10 S1.13 S1.15 D2.12 say nothing on the console, fit their window, and show their pictures', async () => {
    const page = await testShop.visit(window);
    for (const address of addresses()) {
      // a page that is left earlier complains of what did not come
      await openPage(page, address);
      await expect.poll(() => page.locator('[aria-busy=true]').count(), { message: address }).toBe(0);
      expect(await page.evaluate(faults), address).toEqual([]);
    }
  });
});

const mug = 'hearth-photo-mug';

const screens: [string, typeof light, number][] = [
  ['on an upright screen', light, 200],
  ['on a wide one', dark, 230],
];

it.each(casesOf(screens, screens.slice(0, 1)))(
  'S1.13 two wide photos to look for are as large as there is room %s',
  async (_, window, least) => {
    const medium = { file: { name: 'film.mp4', type: 'video/mp4' }, type: 'VIDEO' as const };
    const second = { photo: { name: 'cat.jpg', type: 'image/jpeg' }, medium };
    const { path } = await orderProject(testShop.address, { email: uniqueEmail('two') }, { slug: mug, second });
    const { viewerCode } = await projectNow(testShop.address, path);
    const page = await testShop.visit(window);
    await page.goto(`/ar/${viewerCode}`);
    const pictures = page.locator('.sought img');
    expect(await pictures.count()).toBe(2);
    for (const picture of await pictures.all())
      await expect.poll(async () => (await picture.boundingBox())?.width ?? 0).toBeGreaterThan(least);
  },
);
