import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { swaying, writeFilm } from './camera-film.ts';
import { openPage, pageReady } from './page-ready.ts';
import { open, playing, upright, usePhones } from './viewer-phone.ts';

const phones = usePhones();
const print = { width: 960, height: 1200 };
const pictures = process.env['SCREENSHOTS'];

describe('the demo', () => {
  it('S1.11 S1.13 a print on a screen, filmed by a phone that opened /ar/demo, is recognised, and its film plays', async () => {
    const picture = await readFile(new URL('../sample/media/balloons.webp', import.meta.url));
    const path = phones.film('demo');
    await writeFilm(path, upright, [{ picture, viewList: swaying(print, upright, 60, { size: 280 }) }]);
    const page = await phones.point(path);
    await page.goto('/ar/demo');
    await open(page);
    await playing(page);
    if (pictures) await writeFile(join(pictures, 'demo-playing.png'), await page.screenshot());
    await expect.poll(() => page.locator('video').count()).toBeGreaterThan(0);
  });

  it('S1.11 S1.13 the page with the prints shows them with their code on a desk, and plays in place on a phone', async () => {
    const browser = await phones.browser();
    const desktopPage = await browser.newPage({ baseURL: phones.address, viewport: { width: 1440, height: 900 } });
    await openPage(desktopPage, '/demo');
    const code = desktopPage.getByRole('img', { name: 'QR code: opens the demo on your phone' });
    const prints = desktopPage.getByRole('main').getByRole('list').first();
    for (const part of [code, prints.locator('img').first()]) {
      const box = await part.boundingBox();
      expect((box?.y ?? 900) + (box?.height ?? 900)).toBeLessThanOrEqual(900);
    }
    const own = desktopPage.getByRole('region', { name: 'Now with your own photo' });
    await own.getByRole('link', { name: 'Make your own' }).waitFor();
    expect(await own.getByRole('article').count()).toBe(3);
    await desktopPage.getByRole('button', { name: 'Play the film' }).click();
    await desktopPage.getByRole('button', { name: 'Pause the film' }).waitFor();
    if (pictures) await writeFile(join(pictures, 'demo-desk.png'), await desktopPage.screenshot({ fullPage: true }));
    const phonePage = await browser.newPage({
      baseURL: phones.address,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await openPage(phonePage, '/de/demo');
    await phonePage.getByRole('link', { name: 'Kamera öffnen' }).waitFor();
    await phonePage.getByRole('button', { name: 'Film abspielen' }).tap();
    await phonePage.getByRole('button', { name: 'Film anhalten' }).waitFor();
    if (pictures) await writeFile(join(pictures, 'demo-hand.png'), await phonePage.screenshot({ fullPage: true }));
    for (const [name, page] of [
      ['desk', desktopPage],
      ['hand', phonePage],
    ] as const) {
      await page.goto('/home');
      if (pictures) {
        await pageReady(page);
        await writeFile(join(pictures, `home-${name}.png`), await page.screenshot({ fullPage: true }));
      }
    }
  });
});
