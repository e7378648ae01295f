import { fileURLToPath } from 'node:url';
import type { Locator, Page } from 'playwright-core';
import { openPage } from './page-ready.ts';

export const fixture = (name: string): string => fileURLToPath(new URL(`fixtures/${name}`, import.meta.url));
const galleryFile = (name: string): string => fileURLToPath(new URL(`../sample/gallery/${name}`, import.meta.url));
export const ownModel = galleryFile('gift.glb');

/** A mug with a photo on the front and one on the back. */
const mug = 'hearth-photo-mug';
export const front = 'Photo on the front';
export const back = 'Photo on the back';

/** From an empty mug to the step where its photos wake up. */
export async function toArStep(page: Page, ...photos: string[]): Promise<void> {
  await openPage(page, `/customize/${mug}`);
  // several at once fill the slots in their order
  await page
    .getByLabel(/^Choose a photo: /)
    .first()
    .setInputFiles(photos.map(fixture));
  if (photos.length > 1) await page.getByText(`${photos.length} of 2 photos added`).waitFor();
  await page.getByRole('button', { name: /^Remove the photo: / }).waitFor();
  // one that is still on its way has another name
  for (const title of photos.length > 1 ? [front, back] : [])
    await page.getByRole('button', { name: `${title}: has a photo` }).waitFor();
  await page
    .getByText(/^Uploading/)
    .first()
    .waitFor({ state: 'hidden' });
  await page.getByText(/^Saved/).waitFor();
  await openPage(page, `/customize/${mug}?step=AR`);
  for (const title of [front, back].slice(0, photos.length))
    await page.getByRole('button', { name: `Video on ${title}` }).waitFor();
}

/** What stands in the step for one photo. */
export const card = (page: Page, title: string): Locator => page.getByRole('region', { name: title, exact: true });

/** The room of one photo, opened by one of its four ways. */
export async function openMediumDialog(page: Page, kind: string, title = front): Promise<Locator> {
  await page.getByRole('button', { name: `${kind} on ${title}` }).click();
  const dialog = page.getByRole('dialog', { name: `${title}: what plays` });
  await dialog.waitFor();
  return dialog;
}

export const placementRegion = (dialog: Locator): Promise<void> =>
  dialog.getByRole('region', { name: 'Placement on the photo' }).waitFor();

export async function done(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Done' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

/** What is known of the film that plays. */
export const filmOf = (place: Locator) =>
  place.locator('[data-medium=VIDEO] video').evaluate(async (element) => {
    const video = element as HTMLVideoElement;
    if (video.readyState < 1) await new Promise((known) => video.addEventListener('loadedmetadata', known));
    const bytes = new Uint8Array(await (await fetch(video.src)).arrayBuffer());
    const text = new TextDecoder('latin1').decode(bytes);
    return {
      width: video.videoWidth,
      height: video.videoHeight,
      seconds: video.duration,
      muted: video.muted,
      poster: video.poster === '' ? 0 : (await fetch(video.poster)).status,
      bytes: bytes.length,
      isH264: text.includes('avc1') && !text.includes('hvc1'),
      sound: text.includes('mp4a') ? 'AAC' : text.includes('Opus') ? 'Opus' : null,
      indexFirst: text.indexOf('moov') < text.indexOf('mdat'),
    };
  });

/** A GIF of one pixel that is red and then blue, over and over. */
export function movingGif(): Buffer {
  const frame = (color: number) => [0x21, 0xf9, 4, 0, 25, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, color, 1, 0];
  const screen = [1, 0, 1, 0, 0x80, 0, 0, 255, 0, 0, 0, 0, 255];
  const overAndOver = [0x21, 0xff, 11, ...Buffer.from('NETSCAPE2.0'), 3, 1, 0, 0, 0];
  return Buffer.from([...Buffer.from('GIF89a'), ...screen, ...overAndOver, ...frame(0x44), ...frame(0x4c), 0x3b]);
}
