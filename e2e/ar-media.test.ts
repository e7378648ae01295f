import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { plainDisplay } from '../scene/src/place-medium.ts';
import { placeMedium } from '../scene/src/place-medium.ts';
import {
  card,
  done,
  filmOf,
  fixture,
  front,
  placementRegion,
  movingGif,
  openMediumDialog,
  toArStep,
} from './ar-steps.ts';
import { furtherStory } from './every-case.ts';
import { findingsOn } from './inspect.ts';
import { reloadPage } from './page-ready.ts';
import { useTestShop } from './test-shop.ts';

const testShop = useTestShop({ usesCamera: true });
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const alerts = (page: Page) => page.getByRole('dialog').getByRole('alert');

describe('what wakes up on a photo', () => {
  it('S1.12 S3.14 a film in full HD is cut and turned by the keyboard alone, made small here, and plays on its photo', async () => {
    const page = await testShop.visit();
    await toArStep(page, 'coffee.jpg');
    const { keyboard } = page;
    const to = async (name: string | RegExp, role: 'button' | 'slider' | 'spinbutton' = 'button') => {
      const target = page.getByRole('dialog').getByRole(role, { name });
      for (let tries = 0; tries < 40; tries++) {
        if (await target.evaluate((one) => one === document.activeElement)) return;
        await keyboard.press('Tab');
      }
      throw new Error(`Tab does not come to ${String(name)}`);
    };
    const opener = page.getByRole('button', { name: `Video on ${front}` });
    await opener.focus();
    await keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: `${front}: what plays` });
    await to(`Choose a video for: ${front}`);
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), keyboard.press('Enter')]);
    await chooser.setFiles(fixture('coffee-1080p.mp4'));
    await dialog.getByRole('button', { name: 'Use this video' }).waitFor();
    await to('Start', 'slider');
    for (let press = 0; press < 10; press++) await keyboard.press('ArrowRight');
    await to('To (seconds)', 'spinbutton');
    await keyboard.press('ControlOrMeta+a');
    await keyboard.type('4');
    await keyboard.press('Enter');
    await dialog.getByText('3 seconds of 0:06').waitFor();
    await to('Rotate by 90°');
    await keyboard.press('Enter');
    await to('Use this video');
    await keyboard.press('Enter');
    await placementRegion(dialog);
    const film = await filmOf(dialog);
    expect(film).toMatchObject({ width: 720, height: 1280, muted: true, poster: 200, isH264: true, indexFirst: true });
    expect(film.seconds).toBeCloseTo(3, 0);
    expect(film.sound).toBe('AAC');
    expect(film.bytes).toBeLessThan((2_500_000 / 8) * 3 * 1.5);

    await to(/^Move with the arrow keys/);
    const at = () => dialog.locator('[data-medium=VIDEO]').evaluate((one) => one.style.left);
    const before = await at();
    await keyboard.press('Shift+ArrowRight');
    await expect.poll(at).not.toBe(before);
    await to(`Play on ${front}`);
    await keyboard.press('Enter');
    const paused = () =>
      dialog.locator('[data-medium=VIDEO] video').evaluate((one) => (one as HTMLVideoElement).paused);
    await expect.poll(paused).toBe(false);
    await to(`Sound on: ${front}`);
    await keyboard.press('Enter');
    expect((await filmOf(dialog)).muted).toBe(false);
    await keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await opener.evaluate((one) => one === document.activeElement)).toBe(true);
    await card(page, front).getByText('A video plays on it, 3 seconds').waitFor();
  });

  furtherStory(
    'S3.13 a film goes on while another step is open, and nothing can be ordered without it meanwhile',
    async () => {
      const page = await testShop.visit();
      await toArStep(page, 'coffee.jpg');
      let release: () => void = () => undefined;
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/file/ar-customization', async (route) => {
        await released;
        await route.continue();
      });
      const dialog = await openMediumDialog(page, 'Video');
      await dialog.locator('input[type=file]').setInputFiles(fixture('film.mp4'));
      await dialog.getByRole('button', { name: 'Use this video' }).click();
      await done(dialog);
      const progress = card(page, front).getByRole('progressbar', { name: /film\.mp4/ });
      const toProduct = async () => {
        await page.getByRole('button', { name: /^Back/ }).click();
        await card(page, front).waitFor({ state: 'detached' });
      };
      await progress.waitFor();
      await toProduct();
      await page.getByText('One moment: a file is still uploading.').first().waitFor();
      await page.goBack();
      await progress.waitFor();
      await toProduct();
      release();
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('customize:hearth-photo-mug')))
        .toMatch(/"VIDEO"/);
      await page.getByText('One moment: a file is still uploading.').first().waitFor({ state: 'detached' });
      await page.getByRole('button', { name: /^Next: / }).click();
      await card(page, front).getByText('A video plays on it, 3 seconds').waitFor();
    },
  );

  furtherStory('S4.11 it lies on the screen where the one function lays it, after a reload too', async () => {
    const page = await testShop.visit();
    await toArStep(page, 'coffee.jpg');
    const dialog = await openMediumDialog(page, 'Video');
    await dialog.locator('input[type=file]').setInputFiles(fixture('film.mp4'));
    await dialog.getByRole('button', { name: 'Use this video' }).click();
    await placementRegion(dialog);
    await dialog.getByRole('radio', { name: 'Fit' }).check({ force: true });
    for (const name of ['Move right', 'Move down', 'Smaller', 'Rotate right'])
      await dialog.getByRole('button', { name, exact: true }).click();
    const { width, height } = await filmOf(dialog);
    await done(dialog);
    const box = (place: Page) =>
      card(place, front)
        .locator('[data-medium=VIDEO]')
        .evaluate((one) => {
          const print = one.closest('[data-print]')?.getBoundingClientRect() ?? new DOMRect();
          const lies = one.getBoundingClientRect();
          const share = 90 / print.width;
          return [lies.left - print.left, lies.top - print.top, lies.width, lies.height].map((px) => px * share);
        });
    const display = { ...plainDisplay, fit: 'contain' as const, x: 0.02, y: 0.02, scale: 0.909, rotation: 15 };
    const { corners } = placeMedium({ width, height }, { widthMm: 90, heightMm: 80 }, display);
    const [left, top] = [Math.min(...corners.map(({ x }) => x)), Math.min(...corners.map(({ y }) => y))];
    const [right, bottom] = [Math.max(...corners.map(({ x }) => x)), Math.max(...corners.map(({ y }) => y))];
    const expected = [left, top, right - left, bottom - top].map((mm) => expect.closeTo(mm, 0));
    await expect.poll(() => box(page)).toEqual(expected);
    await page.getByText(/^Saved/).waitFor();
    await reloadPage(page);
    await expect.poll(() => box(page)).toEqual(expected);
  });

  furtherStory('S1.12 on a phone a film is recorded on the spot, seen, and taken', async () => {
    const page = await testShop.visit({ ...phone, permissions: ['camera', 'microphone'] });
    await toArStep(page, 'coffee.jpg');
    const dialog = await openMediumDialog(page, 'Video');
    await dialog.getByRole('button', { name: 'Record one now' }).click();
    await dialog.getByRole('button', { name: 'Start recording' }).click();
    await dialog
      .getByRole('timer')
      .getByText(/^0:(0[2-9]|[1-5]\d) \/ 1:00$/)
      .waitFor();
    await dialog.getByRole('button', { name: 'Stop recording' }).click();
    await dialog.getByRole('button', { name: 'Play the selection' }).waitFor();
    await dialog.getByRole('button', { name: 'Use this video' }).click();
    await placementRegion(dialog);
    const film = await filmOf(dialog);
    expect(film).toMatchObject({ isH264: true, muted: true, poster: 200, indexFirst: true });
    expect(film.sound).not.toBeNull();
    expect(film.seconds).toBeGreaterThan(1);
    expect(Math.max(film.width, film.height)).toBeLessThanOrEqual(1280);
  });

  furtherStory('S1.12 a film that was chosen is not lost by whoever presses Done while it is being made', async () => {
    const page = await testShop.visit();
    await toArStep(page, 'coffee.jpg');
    const dialog = await openMediumDialog(page, 'Video');
    await dialog.locator('input[type=file]').setInputFiles(fixture('film.mp4'));
    await dialog.getByRole('button', { name: 'Use this video' }).click();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await page.getByText(/^A video plays on it/).waitFor();
  });

  it('S1.12 a camera that is refused is told, and another way stays open', async () => {
    const page = await testShop.visit();
    await toArStep(page, 'coffee.jpg');
    const dialog = await openMediumDialog(page, 'Video');
    await dialog.getByRole('button', { name: 'Record one now' }).click();
    await alerts(page).getByText('The camera was not allowed').waitFor();
    await dialog.getByRole('button', { name: 'Back to choosing' }).click();
    await dialog.getByRole('button', { name: 'Record one now' }).waitFor();
  });

  furtherStory('S1.12 what is no film is refused in words, and a film on its way can be given up', async () => {
    const page = await testShop.visit();
    await toArStep(page, 'coffee.jpg');
    const dialog = await openMediumDialog(page, 'Video');
    const files = dialog.locator('input[type=file]');
    await files.setInputFiles(fixture('coffee.jpg'));
    await alerts(page).getByText('This is not a video').waitFor();
    await files.setInputFiles({ name: 'film.avi', mimeType: 'video/x-msvideo', buffer: Buffer.from('RIFF....AVI ') });
    await alerts(page).getByText('We couldn’t open this video').waitFor();
    await files.setInputFiles(fixture('coffee-1080p.mp4'));
    await dialog.getByRole('button', { name: 'Use this video' }).click();
    await dialog.getByRole('button', { name: 'Cancel: coffee-1080p.mp4' }).click();
    await dialog.getByRole('progressbar').waitFor({ state: 'hidden' });
    await dialog.getByRole('button', { name: 'Use this video' }).waitFor();
    expect(await dialog.locator('[data-medium]').count()).toBe(0);
  });

  furtherStory('S1.12 a picture that moves can be held, and one of a wrong kind is refused', async () => {
    const page = await testShop.visit();
    await toArStep(page, 'coffee.jpg');
    const dialog = await openMediumDialog(page, 'Picture');
    const files = dialog.locator('input[type=file]');
    await files.setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
    await alerts(page).getByText('Please choose a picture in JPEG').waitFor();
    await files.setInputFiles({ name: 'moving.gif', mimeType: 'image/gif', buffer: movingGif() });
    await placementRegion(dialog);
    // whoever wants little movement starts it by hand
    const picture = dialog.getByRole('img', { name: `Plays on ${front}` });
    expect(await picture.evaluate((one) => one.style.opacity)).toBe('0');
    await dialog.getByRole('button', { name: `Play on ${front}` }).click();
    await expect.poll(() => picture.evaluate((one) => one.style.opacity)).toBe('1');
    await done(dialog);
    await card(page, front).getByText('A picture appears on it').waitFor();
  });

  furtherStory('S3.17 what was written and not put there yet is not lost by closing', async () => {
    const page = await testShop.visit();
    await toArStep(page, 'coffee.jpg');
    const dialog = await openMediumDialog(page, 'Text');
    await dialog.getByRole('button', { name: 'Add to the photo' }).click();
    await dialog.getByText('Please enter some text first').waitFor();
    await dialog.getByLabel('Your text').fill('Happy birthday');
    await dialog.getByLabel('Typeface').selectOption('Caveat');
    await dialog.getByRole('radio', { name: 'Letter by letter' }).check({ force: true });
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await card(page, front).getByRole('img', { name: 'Happy birthday' }).waitFor();
  });

  furtherStory(
    'D2.12 axe finds nothing serious in the step and in the room of a photo, and nothing is wider than 320 px',
    async () => {
      const page = await testShop.visit();
      await toArStep(page, 'coffee.jpg');
      expect(await findingsOn(page)).toEqual([]);
      await page.setViewportSize({ width: 1440, height: 900 });
      const dialog = await openMediumDialog(page, 'Text');
      await dialog.getByLabel('Your text').fill('Happy birthday');
      await dialog.getByRole('button', { name: 'Add to the photo' }).click();
      await placementRegion(dialog);
      expect(await findingsOn(page)).toEqual([]);
      await page.setViewportSize({ width: 1440, height: 900 });
      await dialog.getByRole('radio', { name: '3D' }).check({ force: true });
      await dialog.getByRole('radio', { name: 'Cat' }).waitFor();
      expect(await findingsOn(page, [390])).toEqual([]);
      await page.setViewportSize({ width: 1440, height: 900 });
      await dialog.getByRole('radio', { name: 'Video' }).check({ force: true });
      await dialog.locator('input[type=file]').setInputFiles(fixture('film.mp4'));
      await dialog.getByRole('button', { name: 'Use this video' }).waitFor();
      expect(await findingsOn(page, [390])).toEqual([]);
    },
  );
});
