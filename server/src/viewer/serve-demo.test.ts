import { readPack } from '@afterimage/tracker';
import { viewerShow } from '@afterimage/contract/viewer.ts';
import { textFontList } from '@afterimage/sample/fonts.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoShow } from './demo-show.ts';
import { registerViewer } from './serve-page.ts';
import { openViewers, type TestViewers } from './test-viewers.ts';
import { loadViewer } from './viewer-build.ts';

let shop: TestViewers;
beforeAll(async () => {
  shop = await openViewers();
  await registerViewer(shop.app, { db: shop.db, build: await loadViewer(), apiBase: '/api', ...shop.viewing });
});
afterAll(() => shop.close());

const get = (url: string, headers = {}) => shop.app.inject({ url, headers });

describe('the demo', () => {
  it('S1.13 is a show as any other, in each language, that is not counted', async () => {
    for (const locale of ['en', 'de'] as const) {
      const show = demoShow(locale);
      expect(viewerShow.parse(show)).toEqual(show);
      const page = await get(`/${locale}/ar/demo`);
      expect(page.statusCode, page.body).toBe(200);
      expect(page.body).toContain(`<html lang="${locale}"`);
      expect(page.body).toContain(show.targetList[0]?.title);
      expect(page.body).toContain('"apiBase":null');
    }
    expect((await get('/ar/demo', { 'accept-language': 'de' })).body).toContain('<html lang="de"');
  });

  it('S1.13 has every file that its show names, and each pack is of its print', async () => {
    for (const { packUrl, pictureUrl, medium, width, height } of demoShow('en').targetList) {
      const pack = await get(packUrl);
      expect(pack.statusCode).toBe(200);
      const { physicalWidth } = readPack(pack.rawPayload);
      expect(physicalWidth).toBe(100);
      expect(width / height).toBeCloseTo(0.8, 3);
      const urls = [pictureUrl, medium.posterUrl, medium.type === 'TEXT' ? null : medium.url];
      for (const url of urls.filter((each) => each !== null)) expect((await get(url)).statusCode, url).toBe(200);
      if (medium.text) expect(textFontList).toContain(medium.text.font);
    }
    const film = await get('/demo-files/balloons.mp4', { range: 'bytes=0-99' });
    expect([film.statusCode, film.rawPayload.length]).toEqual([206, 100]);
    expect((await get('/demo-files/../package.json')).statusCode).toBe(404);
  });

  it('S1.13 is opened by a code that holds the shop’s own address', async () => {
    const code = await get('/demo-code.svg');
    expect(code.headers['content-type']).toContain('image/svg+xml');
    expect(code.body).toMatch(/<path fill="#000000"/);
  });
});
