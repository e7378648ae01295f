import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { casesOf } from './every-case.ts';
import { openPage } from './page-ready.ts';
import { main } from './story-steps.ts';
import { useTestShop } from './test-shop.ts';

const testShop = useTestShop();
const sizes = [
  [360, 740],
  [390, 844],
  [768, 1024],
  [1280, 720],
  [1440, 900],
] as const;
const languages = {
  en: { home: '/home', make: 'Make your own', see: 'See it alive' },
  de: { home: '/de/home', make: 'Selbst gestalten', see: 'So wird es lebendig' },
};

/** Where the parts of the first row are, in the order in which they are read. */
async function firstRow(page: Page, { make, see }: { make: string; see: string }) {
  const row = main(page).locator('section').first();
  const parts = {
    headline: row.getByRole('heading', { level: 1 }),
    line: row.locator('p').first(),
    film: row.locator('video'),
    make: row.getByRole('link', { name: make, exact: true }),
    see: row.getByRole('link', { name: see, exact: true }),
  };
  return Promise.all(
    Object.entries(parts).map(async ([name, part]) => {
      const box = await part.boundingBox();
      if (!box) throw new Error(`${name} is not to be seen`);
      return {
        name,
        left: box.x,
        top: box.y,
        right: box.x + box.width,
        bottom: box.y + box.height,
        height: box.height,
      };
    }),
  );
}

const filmTime = (page: Page) =>
  main(page)
    .locator('video')
    .first()
    .evaluate((video: HTMLVideoElement) => video.currentTime);

describe('the first window of the home page', () => {
  it.each(casesOf<readonly (readonly [number, number])[]>(sizes, [sizes[0], sizes[4]]))(
    'D2.12 at %i × %i it holds the headline, one line, the film and both buttons',
    async (width, height) => {
      for (const [language, names] of Object.entries(languages)) {
        const page = await testShop.visit({ viewport: { width, height } });
        await openPage(page, names.home);
        for (const part of await firstRow(page, names)) {
          const name = `${part.name} (${language})`;
          expect(part.top, name).toBeGreaterThan(0);
          expect(part.bottom, name).toBeLessThanOrEqual(height);
          expect(part.left, name).toBeGreaterThanOrEqual(0);
          expect(part.right, name).toBeLessThanOrEqual(width + 1);
          // The film is what is seen first, so it must not be a strip.
          if (part.name === 'film') expect(part.height, name).toBeGreaterThan(height * 0.38);
        }
      }
    },
  );

  it('D2.12 nothing is wider than the narrowest phone', async () => {
    for (const { home } of Object.values(languages)) {
      const page = await testShop.visit({ viewport: { width: 320, height: 640 } });
      await openPage(page, home);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    }
  });

  it('D2.12 the film is asked for after the page has loaded, and plays silently by itself', async () => {
    const page = await testShop.visit({ viewport: { width: 1440, height: 900 }, reducedMotion: 'no-preference' });
    let loaded = false;
    const early: boolean[] = [];
    page.on('load', () => (loaded = true));
    page.on('request', (request) => {
      if (request.url().includes('/films/home-film')) early.push(!loaded);
    });
    await openPage(page, '/home');
    await expect.poll(() => filmTime(page)).toBeGreaterThan(0.2);
    expect(early.length).toBeGreaterThan(0);
    expect(early).not.toContain(true);
    const film = main(page).locator('video').first();
    expect(await film.evaluate((video: HTMLVideoElement) => [video.muted, video.loop])).toEqual([true, true]);
  });

  it('D2.12 with less motion no film is asked for, and its button plays it', async () => {
    const page = await testShop.visit({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
    const films: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/films/')) films.push(request.url());
    });
    await openPage(page, '/home');
    await page.waitForTimeout(1000);
    expect(films).toEqual([]);
    await main(page).getByRole('button', { name: 'Play the film' }).first().click();
    await expect.poll(() => filmTime(page)).toBeGreaterThan(0.1);
    expect(films[0]).toContain('home-film-640.mp4');
  });
});

describe('a product that can come alive', () => {
  const slug = 'hearth-photo-mug';

  it('S3.2 says so under its price and leads to how, and its film is the second of its pictures', async () => {
    const page = await testShop.visit({ viewport: { width: 390, height: 844 }, reducedMotion: 'no-preference' });
    const films: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.mp4')) films.push(request.url());
    });
    await openPage(page, `/products/${slug}`);
    await main(page).getByText('Comes alive: hold a phone over it. No app.').waitFor();
    expect(films).toEqual([]);
    await main(page).getByRole('button', { name: 'Next picture' }).click();
    await expect.poll(() => filmTime(page)).toBeGreaterThan(0.1);
    expect(films.every((url) => url.endsWith(`/films/${slug}.mp4`))).toBe(true);
    await main(page).getByRole('link', { name: 'See how' }).click();
    await page.getByRole('heading', { name: 'See it alive' }).waitFor();
    await expect.poll(() => page.evaluate(() => location.hash)).toBe('#alive');
  });

  it('S3.2 is marked in lists by what its slots allow, with a film for each one of the sample', async () => {
    const reply = await fetch(`${testShop.address}/api/products?pageSize=100`);
    const { data } = (await reply.json()) as {
      data: { productList: { id: number; slug: string; arAllowed: boolean }[] };
    };
    const alive = data.productList.filter(({ arAllowed }) => arAllowed);
    expect(alive.length).toBe(29);
    for (const each of alive) {
      const film = await fetch(`${testShop.address}/films/${each.slug}.mp4`, { headers: { range: 'bytes=0-99' } });
      expect([film.status, film.headers.get('content-type')], each.slug).toEqual([206, 'video/mp4']);
      const poster = await fetch(`${testShop.address}/films/${each.slug}.webp`);
      expect([poster.status, poster.headers.get('content-type')], each.slug).toEqual([200, 'image/webp']);
    }
  });
});
