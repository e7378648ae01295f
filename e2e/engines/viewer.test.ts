import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Project } from '@afterimage/contract/projects.ts';
import { uniqueEmail } from '../account-steps.ts';
import type { Camera } from '../browser.ts';
import type { FilmSize } from '../camera-film.ts';
import { playAsCamera } from '../canvas-camera.ts';
import { launchBrowser } from '../story-browser.ts';
import { flatGoods, median, playing, usePhones } from '../viewer-phone.ts';
import { type Filmed, filmProject, showOf } from '../viewer-film.ts';
import { films, watchFilms } from '../viewer-films.ts';
import { judgedFrames, watchFrames } from '../viewer-watch.ts';
import { orderProject, projectNow } from '../project-steps.ts';
import { windows } from './windows.ts';

// Without a graphics card frames are drawn slowly.
const polling = { interval: 250 };
const phones = usePhones();
const browsers: Browser[] = [];

let project: Project;
beforeAll(async () => {
  const { path } = await orderProject(phones.address, { email: uniqueEmail('viewer-engines') }, { slug: flatGoods });
  project = await projectNow(phones.address, path);
});
afterEach(async () => {
  for (const browser of browsers.splice(0)) await browser.close();
});

async function visit(camera: Camera, viewport: FilmSize): Promise<Page> {
  const browser = await launchBrowser({ camera });
  browsers.push(browser);
  const page = await (await browser.newContext({ viewport, baseURL: phones.address, locale: 'en-GB' })).newPage();
  return page;
}
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
/** The button says where the camera is: at a computer its own. */
const cameraButton = (page: Page) =>
  page.getByRole('button', { name: /^(Open the camera|Use this computer’s camera)$/ });

/** Frames as wide or upright as the window, so that the stamps at their foot are not cut off. */
const filmSize = (phone: boolean): FilmSize => (phone ? { width: 480, height: 640 } : { width: 640, height: 400 });

describe.each(windows)('the viewer at $width px', ({ width, phone, window }) => {
  const viewport = window.viewport ?? { width, height: 800 };

  it('S1.11 S1.12 S1.13 a print before the camera is found and followed, and its film plays on it', async () => {
    const size = filmSize(phone);
    const path = phones.film(`engine-${width}`);
    const show = await showOf(phones.address, project.viewerCode);
    const around = [{ size: phone ? 260 : 200 }];
    const filmed: Filmed = await filmProject(
      path,
      { shop: phones.address, project, show },
      { size, frames: 60, around },
    );
    const page = await visit('fake', viewport);
    await watchFilms(page);
    await watchFrames(page, size, viewport);
    await playAsCamera(page, path);
    await page.goto(`/ar/${project.viewerCode}`);
    await cameraButton(page).click();
    await playing(page);
    const errors: number[] = [];
    const judge = async () => {
      for (const { errorList } of await judgedFrames(page, filmed, viewport))
        if (typeof errorList[0] === 'number') errors.push(errorList[0]);
      return errors.length;
    };
    await expect.poll(judge, polling).toBeGreaterThan(10);
    expect(median(errors)).toBeLessThan(1.5);
    const film = async () =>
      (await films(page)).find(({ paused, duration }) => !paused && Number.isFinite(duration))?.currentTime ?? 0;
    await expect.poll(film, polling).toBeGreaterThan(0.1);
    await page.getByRole('button', { name: 'Close the camera' }).click();
    await cameraButton(page).waitFor();
  });

  it('S1.13 without a camera the plain page is the first way on, and its film plays there', async () => {
    const page = await visit('none', viewport);
    await watchFilms(page);
    await page.goto(`/ar/${project.viewerCode}`);
    await cameraButton(page).click();
    await heading(page, 'No camera found').waitFor();
    await page.getByRole('link', { name: 'Watch without a camera' }).filter({ visible: true }).click();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    await expect.poll(async () => (await films(page))[0]?.currentTime ?? 0, polling).toBeGreaterThan(0.1);
  });

  it('S1.13 a camera that is refused is told, and how to allow it', async () => {
    const page = await visit('denied', viewport);
    await page.goto(`/ar/${project.viewerCode}`);
    await cameraButton(page).click();
    await heading(page, 'The camera is not allowed yet').waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await heading(page, 'The camera is not allowed yet').waitFor();
  });
});
