import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { uniqueEmail } from './account-steps.ts';
import { card, done, fixture, front, placementRegion, openMediumDialog, toArStep } from './ar-steps.ts';
import { casesOf, furtherStory } from './every-case.ts';
import { finger, mouse } from './input-device.ts';
import { findingsOn } from './inspect.ts';
import { openPage, reloadPage } from './page-ready.ts';
import { orderProject, projectNow } from './project-steps.ts';
import { useTestShop } from './test-shop.ts';
import { heading, main } from './story-steps.ts';

const testShop = useTestShop();
const desk = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** Where stories leave what is to be looked at. */
const pictures = process.env['SCREENSHOTS'];
const keepPicture = async (page: Page, name: string) =>
  pictures && (await page.screenshot({ path: `${pictures}/${name}.png` }));

/** Lays a picture on the photo of the front. */
async function layPicture(page: Page): Promise<void> {
  const dialog = await openMediumDialog(page, 'Picture');
  await dialog.locator('input[type=file]').setInputFiles(fixture('coffee.jpg'));
  await placementRegion(dialog);
  await done(dialog);
}
const trying = (page: Page) => page.getByRole('dialog', { name: 'Try it now' });

describe('trying it before paying', () => {
  it('S1.13 the studio shows the print and a code, and tells when a phone has opened it and found the picture', async () => {
    const page = await testShop.visit();
    await toArStep(page, 'coffee.jpg');
    const opener = page.getByRole('button', { name: 'Try it now' });
    await page.getByText('Nothing plays on your photo yet.').waitFor();
    await opener.focus();
    await page.keyboard.press('Enter');
    expect(await trying(page).count()).toBe(0);
    await layPicture(page);

    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = trying(page);
    await dialog.getByText('Waiting for your phone…').waitFor();
    // What is on the screen is the print: large, sharp, and as it was cropped.
    const print = dialog.getByRole('img', { name: `${front}, as it is printed` });
    const readState = () =>
      print.evaluate((canvas) => {
        const { width, height } = canvas as HTMLCanvasElement;
        const [pixel] = new Uint32Array(
          (canvas as HTMLCanvasElement).getContext('2d')?.getImageData(width / 2, height / 2, 1, 1).data.buffer ?? [],
        );
        return { width, share: (canvas.getBoundingClientRect().height ?? 0) / innerHeight, painted: pixel !== 0 };
      });
    await expect.poll(async () => (await readState()).painted).toBe(true);
    expect((await readState()).share).toBeGreaterThan(0.6);
    const code = dialog.getByRole('img', { name: 'Code that opens the viewer on a phone' });
    expect((await code.boundingBox())?.width).toBeGreaterThan(250);
    expect(await findingsOn(page), 'trying').toEqual([]);
    await keepPicture(page, 'try-waiting');

    const url = await dialog.getByRole('textbox', { name: 'Link for your phone' }).inputValue();
    const other = await testShop.visit(phone);
    expect((await other.goto(url))?.status()).toBe(200);
    await dialog.getByText('Your phone is connected. Point it at the picture.').waitFor();
    const viewerCode = url.split('/').at(-1);
    const reply = await other.request.post(`/api/viewers/${viewerCode}/scans`, {
      data: { event: 'locked', milliseconds: 700 },
    });
    expect(reply.status()).toBe(200);
    await dialog.getByText('It works.').waitFor();
    await keepPicture(page, 'try-works');

    // Leaving gives the focus back; asked again it is the same design, and a phone is waited for anew.
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await opener.evaluate((one) => one === document.activeElement)).toBe(true);
    await opener.click();
    await dialog.getByText('Waiting for your phone…').waitFor();
    expect(await dialog.getByRole('textbox', { name: 'Link for your phone' }).inputValue()).toBe(url);
  });

  it('S1.13 on a phone there is a way to another screen; without a network it says so and goes on when it is back', async () => {
    const page = await testShop.visit(phone);
    await toArStep(page, 'coffee.jpg');
    await layPicture(page);
    await page.getByRole('button', { name: 'Try it now' }).tap();
    const dialog = trying(page);
    await dialog.getByRole('link', { name: 'Open the viewer here' }).waitFor();
    await dialog.getByRole('img', { name: `${front}, as it is printed` }).waitFor();
    expect(await findingsOn(page), 'trying on a phone').toEqual([]);
    await keepPicture(page, 'try-phone');
    await dialog.getByRole('button', { name: 'Close' }).tap();
    await dialog.waitFor({ state: 'hidden' });

    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Try it now' }).tap();
    await dialog.getByText(/^You’re offline/).waitFor();
    await page.context().setOffline(false);
    await dialog.getByText('Waiting for your phone…').waitFor();
  });
});

furtherStory('S1.12 a description and captions stay with it, and what is no captions says why', async () => {
  const page = await testShop.visit();
  await toArStep(page, 'coffee.jpg');
  const dialog = await openMediumDialog(page, 'Video');
  await dialog.locator('input[type=file]').first().setInputFiles(fixture('film.mp4'));
  await dialog.getByRole('button', { name: 'Use this video' }).click();
  await placementRegion(dialog);
  await dialog.getByRole('textbox', { name: /^Describe it/ }).fill('A cup is stirred ');
  const captions = (name: string, text: string) =>
    dialog.getByLabel(`Captions for: ${front}`).setInputFiles({
      name,
      mimeType: 'text/plain',
      buffer: Buffer.from(text),
    });
  await captions('words.srt', 'Dear diary');
  await dialog.getByText('Please upload captions as WebVTT (.vtt) or SubRip (.srt).').waitFor();
  await captions('words.srt', '1\n00:00:00,000 --> 00:00:02,000\nHello <u>you</u>\n');
  await dialog.getByText('Captions added.').waitFor();
  const cues = () =>
    dialog.locator('[data-medium=VIDEO] video').evaluate(async (element) => {
      const { track } = element.querySelector('track') ?? {};
      if (track) track.mode = 'showing';
      return Array.from(track?.cues ?? [], (cue) => (cue as VTTCue).text);
    });
  await expect.poll(cues).toEqual(['Hello you']);
  await keepPicture(page, 'captions');
  expect(await findingsOn(page), 'what is said of a film').toEqual([]);
  await done(dialog);
  await page.getByText(/^Saved/).waitFor();
  await reloadPage(page);
  await card(page, front).getByLabel('A cup is stirred').waitFor({ state: 'attached' });
  const again = await openMediumDialog(page, 'Video');
  await again.getByText('This film has captions.').waitFor();
  await again.getByRole('button', { name: 'Remove captions' }).click();
  await again.getByText('Captions removed.').waitFor();
});

const onPhone = ['on a phone', phone, finger] as const;
const atDesk = ['at a desk', desk, mouse] as const;
const ways = casesOf<readonly (typeof onPhone | typeof atDesk)[]>([onPhone, atDesk], [onPhone]);

describe.each(ways)('who can see a print, %s', (where, options, handOf) => {
  it('S1.13 its owner closes it, opens it, asks for a pass phrase, and takes it along as a folder', async () => {
    const { path } = await orderProject(testShop.address, { email: uniqueEmail('owner') });
    const page = await testShop.visit({ ...options, acceptDownloads: true });
    const device = handOf(page);
    await openPage(page, path);
    await heading(page, 'Your prints').waitFor();
    const settings = main(page).getByRole('region', { name: 'Who can see it' });
    const code = main(page).getByRole('region', { name: 'Code and link' });
    await code.getByText('Nobody has opened it yet.').waitFor();
    const { viewer } = await projectNow(testShop.address, path);
    expect(await code.getByRole('textbox', { name: /^The link/ }).inputValue()).toBe(viewer.url);
    const visitor = await testShop.visit(phone);
    const statusOf = async () => (await visitor.goto(viewer.url))?.status();
    expect(await statusOf()).toBe(200);

    const openSettings = () => device.press(settings.locator('summary').filter({ hasText: 'Who can see it' }));
    await openSettings();
    const open = settings.getByRole('checkbox', { name: 'Anyone with the code can open it' });
    await device.press(open);
    await settings.getByText('Closed. From now on nobody can open it.').waitFor();
    expect(await statusOf()).toBe(410);
    await visitor.getByRole('heading', { name: 'This has been closed' }).waitFor();
    await reloadPage(page);
    await settings.getByText('Nobody: it is closed').waitFor();
    await openSettings();
    expect(await open.isChecked()).toBe(false);
    await device.press(open);
    await settings.getByText('Open. From now on phones see it again.').waitFor();

    await device.press(settings.getByRole('button', { name: 'Set a pass phrase' }));
    await settings.getByRole('textbox', { name: 'New pass phrase' }).fill('abc');
    await page.keyboard.press('Enter');
    await settings.getByText('Please use at least 4 characters.').waitFor();
    await settings.getByRole('textbox', { name: 'New pass phrase' }).fill('rose garden');
    await page.keyboard.press('Enter');
    await settings.getByText('Saved. From now on phones ask for it.').waitFor();
    expect(await page.content()).not.toContain('rose garden');
    await visitor.goto(viewer.url);
    await visitor.locator('input').first().fill('rose garden');
    await visitor.keyboard.press('Enter');
    await visitor.getByRole('button', { name: 'Open the camera' }).waitFor();
    await device.press(settings.getByRole('button', { name: 'Remove the pass phrase' }));
    await settings.getByText('Removed. From now on phones do not ask.').waitFor();

    await settings.getByLabel(/^Last day/).fill('2099-12-31');
    await device.press(settings.getByRole('button', { name: 'Save the day' }));
    await settings.getByText('Saved. From now on phones see it until 31 December 2099.').waitFor();
    expect((await projectNow(testShop.address, path)).viewer).toMatchObject({ closed: false, hasPassPhrase: false });
    expect(await findingsOn(page), 'who can see it').toEqual([]);
    await settings.scrollIntoViewIfNeeded();
    await keepPicture(page, `viewer-settings-${where.replaceAll(' ', '-')}`);

    const take = async (name: string, role: 'link' | 'button') => {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        device.press(main(page).getByRole(role, { name })),
      ]);
      return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
    };
    await device.press(settings.locator('summary').filter({ hasText: 'Your print works without us' }));
    const folder = await take('Download the folder (ZIP)', 'link');
    expect(folder.name).toMatch(/\.zip$/);
    expect(folder.bytes.subarray(0, 2).toString()).toBe('PK');
    expect((await take('Code as SVG', 'button')).bytes.toString()).toMatch(/^<svg/);
    expect((await take('Code as PNG', 'button')).bytes.subarray(1, 4).toString()).toBe('PNG');

    // Refused or lost, it is as it was, and says so.
    testShop.forgive();
    await page.context().setOffline(true);
    await device.press(open);
    await settings
      .getByRole('alert')
      .getByText(/^(Not saved|Your change was not saved)/)
      .waitFor();
    expect(await open.isChecked()).toBe(true);
  });
});
