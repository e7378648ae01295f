import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { uniqueEmail } from './account-steps.ts';
import { findingsOn } from './inspect.ts';
import { mailedLink, mailTo } from './mails.ts';
import { openPage } from './page-ready.ts';
import { orderProject, projectNow } from './project-steps.ts';
import { heading } from './story-steps.ts';
import { useTestShop } from './test-shop.ts';

const testShop = useTestShop();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** Where stories leave what is to be looked at. */
const pictures = process.env['SCREENSHOTS'];

/** Keeps what is seen, in both widths and both themes. */
async function keepPictures(page: Page, name: string): Promise<void> {
  if (!pictures) return;
  const before = page.viewportSize();
  for (const width of [390, 1440])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({ path: `${pictures}/${name}-${width}-${colorScheme}.png`, fullPage: true });
    }
  await page.emulateMedia({ colorScheme: null });
  if (before) await page.setViewportSize(before);
}

/** How long the film of the page without a camera is, once the browser has read it; it is asked to play. */
const playedSeconds = (page: Page) =>
  page.locator('.print video').evaluate(async (video) => {
    const film = video as HTMLVideoElement;
    film.muted = true;
    await film.play();
    return film.duration;
  });

describe('a film that a stranger reports', () => {
  it('S1.13 is taken down, its customer is told and answers, and it plays again once it is restored', async () => {
    const { address: shop } = testShop;
    const [customer, stranger] = [uniqueEmail('customer'), uniqueEmail('stranger')];
    const { path } = await orderProject(shop, { email: customer });
    const { viewerCode, viewer } = await projectNow(shop, path);
    const viewerPath = `/ar/${viewerCode}`;

    const page = await testShop.visit(phone);
    await page.goto(`${shop}${viewerPath}`);
    await keepPictures(page, 'viewer');
    await page.goto(`${shop}${viewerPath}?x#plain`);
    expect(await playedSeconds(page)).toBeGreaterThan(0);
    const filmUrl = (await page.locator('.print video').getAttribute('src')) ?? '';
    const pictureUrl = (await page.locator('.print .paper > img').getAttribute('src')) ?? '';
    for (const url of [filmUrl, pictureUrl]) expect((await fetch(shop + url)).status).toBe(200);

    // The stranger, by keyboard and finger.
    await page.getByRole('link', { name: 'Report this' }).tap();
    await heading(page, 'Report what plays on a print').waitFor();
    expect(await findingsOn(page), 'the report').toEqual([]);
    await keepPictures(page, 'report');
    await page.getByLabel('What is wrong with it?').selectOption('A person is shown without consent');
    await page.getByLabel('Please explain').fill('I am to be seen in it and was never asked.');
    await page.getByLabel('Your e-mail address').fill(stranger);
    await page.getByRole('button', { name: 'Send report' }).tap();
    await heading(page, 'Thank you, we have your report').waitFor();
    await mailTo(shop, stranger, /^We have received your report$/);
    await mailTo(shop, 'shop@localhost', /^Reported: a viewer \(no-consent\)$/);

    // The people of the shop.
    const desk = await testShop.visit();
    await openPage(desk, '/dev/reports');
    const item = () => desk.getByRole('listitem').filter({ has: desk.locator(`a[href="${viewerPath}"]`) });
    await item().getByText('I am to be seen in it').waitFor();
    await item().getByLabel('Reason').selectOption('no-consent');
    await item().getByLabel('Note to the customer').fill('The woman in the red coat has written to us.');
    await keepPictures(desk, 'desk');
    await item().getByRole('button', { name: 'Take it down' }).click();
    await item().getByText('upheld').waitFor();

    // Anyone who scans the print now.
    const gone = await page.goto(shop + viewerPath);
    expect(gone?.status()).toBe(410);
    await heading(page, 'This has been taken down').waitFor();
    expect(await page.getByRole('link', { name: 'Report this' }).count()).toBe(0);
    expect(await findingsOn(page), 'taken down').toEqual([]);
    await keepPictures(page, 'taken-down');
    for (const url of [filmUrl, pictureUrl]) expect((await fetch(shop + url)).status, url).toBe(404);
    expect((await fetch(shop + viewer.exportUrl)).status).toBe(410);
    await mailTo(shop, stranger, /^We have taken down what you reported$/);

    // The customer.
    const link = await mailedLink(
      shop,
      customer,
      /^What plays on your print has been taken down$/,
      '/report/takedown/',
    );
    const owner = await testShop.visit();
    await openPage(owner, path);
    expect(await owner.getByRole('link', { name: 'See why and answer' }).getAttribute('href')).toBe(
      new URL(link).pathname,
    );
    await owner.goto(link);
    await heading(owner, 'What plays on your print is taken down').waitFor();
    await owner.getByText('The woman in the red coat has written to us.').waitFor();
    expect(await findingsOn(owner), 'the takedown').toEqual([]);
    await keepPictures(owner, 'takedown');
    await owner.getByLabel('Your answer').fill('She is my sister, and here is her consent.');
    await owner.getByRole('button', { name: 'Send answer' }).click();
    await owner.getByRole('heading', { name: 'You have answered' }).waitFor();
    await keepPictures(owner, 'answered');

    // They look again.
    await desk.reload();
    await item().getByText('She is my sister').waitFor();
    await item().getByRole('button', { name: 'Restore it' }).click();
    await item().getByText('restored').first().waitFor();
    await mailTo(shop, customer, /^What plays on your print is back$/);
    await owner.reload();
    await heading(owner, 'What plays on your print is back').waitFor();

    expect((await page.goto(`${shop}${viewerPath}?again#plain`))?.status()).toBe(200);
    expect(await playedSeconds(page)).toBeGreaterThan(0);
    expect(await page.locator('.print video').getAttribute('src')).not.toBe(filmUrl);
  });
});
