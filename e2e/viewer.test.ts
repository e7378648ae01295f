import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { makeAccount, password, callShop, uniqueEmail } from './account-steps.ts';
import { checkOut, pay } from './checkout-steps.ts';
import { furtherStory } from './every-case.ts';
import { mouse } from './input-device.ts';
import { magenta } from './overlay-corners.ts';
import { personalizeProduct } from './personal-steps.ts';
import { projectNow } from './project-steps.ts';
import { openSignIn, type Visitor } from './story-steps.ts';
import { addressOnPrint, filmProject, showOf } from './viewer-film.ts';
import {
  flatGoods,
  flatPicture,
  look,
  median,
  open,
  overlayErrors,
  phoneScreen,
  playing,
  upright,
  usePhones,
} from './viewer-phone.ts';
import { films, watchFilms } from './viewer-films.ts';
import { judgedFrames } from './viewer-watch.ts';

const phones = usePhones();
const cat = { name: 'cat.jpg', type: 'image/jpeg' };
const gallery = (name: string) => readFile(new URL(`../sample/gallery/${name}`, import.meta.url));
/** Both faces of the framed print, one above the other. */
const both = [
  { size: 170, y: 175, x: 240 },
  { size: 150, y: 455, x: 240 },
];

describe('the viewer', () => {
  it('S1.11 S1.12 S1.13 D7.44 from a photo and a film to a paid order, to the code on its print, to the film on the print before the camera', async () => {
    const email = uniqueEmail('ada');
    const shop = phones.address;
    await makeAccount(shop, email);
    const desk = { baseURL: shop, viewport: { width: 1440, height: 900 }, locale: 'en-GB' };
    const page = await (await (await phones.browser()).newContext(desk)).newPage();
    const visitor: Visitor = { page, device: mouse(page), shop, email, password, phone: false };
    await personalizeProduct(visitor, flatGoods);
    await openSignIn(visitor);
    await visitor.device.write(page.getByLabel('E-mail address'), email);
    await visitor.device.write(page.getByLabel('Password', { exact: true }), password);
    await visitor.device.press(page.getByRole('button', { name: 'Sign in', exact: true }));
    await checkOut(visitor);
    await pay(visitor);

    const { accessToken } = await callShop<{ accessToken: string }>(shop, '/auth/login', { email, password });
    const { orderList } = await callShop<{ orderList: { id: string }[] }>(shop, '/orders', undefined, accessToken);
    const project = await projectNow(shop, `/account/orders/${orderList[0]?.id}/projects`, accessToken);
    const address = await addressOnPrint(shop, project);
    expect(address).toBe(`${shop}/ar/${project.viewerCode}`);

    const show = await showOf(shop, project.viewerCode);
    const path = phones.film('story');
    const filmSettings = { size: upright, frames: 120, around: [{ size: 260 }] };
    const film = await filmProject(path, { shop, project, show }, filmSettings);
    const recipient = await phones.point(path);
    await recipient.goto(address, { waitUntil: 'load' });
    await look(recipient, 'viewer-first');
    await open(recipient);
    await playing(recipient);
    await look(recipient, 'viewer-playing');
    const scans: number[] = [];
    const watch = async () => {
      for (const { errorList } of await judgedFrames(recipient, film, phoneScreen))
        if (typeof errorList[0] === 'number') scans.push(errorList[0]);
      return scans.length;
    };
    await expect.poll(watch).toBeGreaterThan(10);
    expect(median(scans)).toBeLessThan(1);
  });

  furtherStory('S1.13 a picture lies on its print to a pixel, in what is seen on the screen', async () => {
    const medium = { file: await flatPicture(), type: 'IMAGE' as const };
    const { project, film, path } = await phones.orderAndFilm('picture', { medium });
    const page = await phones.point(path);
    await page.goto(`/ar/${project.viewerCode}`, { waitUntil: 'load' });
    await open(page);
    await playing(page);
    await page.waitForTimeout(1000);
    const errors = await overlayErrors(page, film, 6);
    expect(errors).toHaveLength(6);
    expect(median(errors)).toBeLessThan(1.5);
    const frames = await judgedFrames(page, film, phoneScreen);
    expect(frames.some(({ errorList: [error] }) => error !== null)).toBe(true);
  });

  furtherStory(
    'S1.13 two films at once, one of them heard after one tap; lost they stand still, found again they go on',
    async () => {
      const second = { photo: cat, medium: { file: { name: 'film.mp4', type: 'video/mp4' }, type: 'VIDEO' as const } };
      const isVisible = (frame: number) => frame < 120;
      const { project, path } = await phones.orderAndFilm(
        'films',
        { second },
        { around: both, frames: 210, seen: isVisible },
      );
      const page = await phones.point(path);
      await watchFilms(page);
      await page.goto(`/ar/${project.viewerCode}`, { waitUntil: 'load' });
      await open(page);
      await expect.poll(async () => (await films(page)).filter(({ paused }) => !paused).length).toBe(2);
      expect((await films(page)).every(({ muted }) => muted)).toBe(true);
      await page.getByRole('button', { name: 'Sound on' }).tap();
      await expect
        .poll(async () => (await films(page)).filter(({ muted, paused }) => !muted && !paused).length)
        .toBe(1);
      await look(page, 'viewer-two-films');
      // a film that has been told to play may show its first frame late
      await expect.poll(async () => (await films(page)).some(({ currentTime }) => currentTime > 0)).toBe(true);

      await page.getByText('Point at the photo again').first().waitFor();
      await expect.poll(async () => (await films(page)).every(({ paused }) => paused)).toBe(true);
      await look(page, 'viewer-lost');
      await page.getByRole('button', { name: 'Keep watching full-screen' }).waitFor();
      const goneOn = async () => (await films(page)).filter(({ wentOn }) => wentOn !== null);
      let going: Awaited<ReturnType<typeof films>> = [];
      await expect.poll(async () => (going = await goneOn()).length).toBeGreaterThan(0);
      for (const { stood, wentOn, duration } of going) {
        // one that was stopped at its very end goes on from its beginning
        const apart = Math.abs((wentOn ?? 0) - (stood ?? Number.POSITIVE_INFINITY));
        expect(Math.min(apart, Math.abs(duration - apart))).toBeLessThan(0.3);
      }
    },
  );

  furtherStory('S1.13 a text and a model, each on its print', async () => {
    const text = {
      version: 1,
      text: 'Für Oma',
      font: 'Fredoka',
      color: '#ff00ff',
      background: null,
      align: 'center',
      animation: 'none',
    };
    const words = {
      name: 'text.json',
      type: 'application/json',
      bytes: new TextEncoder().encode(JSON.stringify(text)),
    };
    const model = { name: 'gift.glb', type: 'model/gltf-binary', bytes: Uint8Array.from(await gallery('gift.glb')) };
    const { project, path } = await phones.orderAndFilm(
      'both',
      {
        medium: { file: words, type: 'TEXT' },
        second: { photo: cat, medium: { file: model, type: 'OBJECT_3D', display: { fit: 'contain', scale: 0.8 } } },
      },
      { around: both },
    );
    const page = await phones.point(path);
    await page.goto(`/ar/${project.viewerCode}`, { waitUntil: 'load' });
    await open(page);
    await playing(page);
    await expect.poll(async () => magentaShare(await look(page, 'viewer-text-and-model'))).toBeGreaterThan(0.001);
    await expect.poll(() => page.locator('canvas').count()).toBe(2);
  });

  furtherStory('S1.13 round a mug a medium is bent as its print is', async () => {
    const medium = { file: await flatPicture(), type: 'IMAGE' as const };
    const { project, show, film, path } = await phones.orderAndFilm(
      'mug',
      { medium, slug: 'hearth-photo-mug' },
      { around: [{ size: 300 }] },
    );
    expect(show.targetList[0]?.surface).toEqual({ kind: 'cylinder', radiusMm: 41 });
    const page = await phones.point(path);
    await page.goto(`/ar/${project.viewerCode}`, { waitUntil: 'load' });
    await open(page);
    await playing(page);
    await page.waitForTimeout(1500);
    const shares: number[] = [];
    for (let tries = 0; tries < 12 && shares.length < 4; tries += 1) {
      const { image, frame, cover } = await look(page, `viewer-mug-${tries}`);
      if (frame === null) continue;
      let [together, either] = [0, 0];
      for (let y = 150; y < 700; y += 3)
        for (let x = 0; x < image.width; x += 3) {
          const [fx, fy] = [(x + 0.5 - cover.left) / cover.scale - 0.5, (y + 0.5 - cover.top) / cover.scale - 0.5];
          const printed = film.toTarget(frame, 0, fx, fy) !== null;
          const at = (y * image.width + x) * 4;
          const covered = magenta(image.data[at] ?? 0, image.data[at + 1] ?? 0, image.data[at + 2] ?? 0) > 0.5;
          together += printed && covered ? 1 : 0;
          either += printed || covered ? 1 : 0;
        }
      shares.push(together / either);
    }
    expect(shares).toHaveLength(4);
    expect(median(shares)).toBeGreaterThan(0.95);
  });
});

function magentaShare({ image: { width, height, data } }: Awaited<ReturnType<typeof look>>): number {
  let count = 0;
  for (let at = 0; at < width * height * 4; at += 4)
    if (magenta(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0) > 0.5) count += 1;
  return count / (width * height);
}
