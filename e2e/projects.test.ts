import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { makeAccount, signInAt, uniqueEmail, programToken } from './account-steps.ts';
import { casesOf, furtherStory } from './every-case.ts';
import { finger, mouse } from './input-device.ts';
import { findingsOn } from './inspect.ts';
import { openPage, reloadPage } from './page-ready.ts';
import { exchangeForPicture } from './personal-steps.ts';
import { moveOrder, type OrderedProject, orderProject, projectNow } from './project-steps.ts';
import { useTestShop } from './test-shop.ts';
import { heading, main } from './story-steps.ts';

const testShop = useTestShop();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const desktop = { viewport: { width: 1440, height: 900 } };

const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });
const saved = (page: Page, words: string) => main(page).getByRole('status').getByText(words).waitFor();

/** Goes into what is printed, moves the photo and writes other words, and saves it. */
async function changePrint(page: Page, { text }: OrderedProject): Promise<void> {
  await button(page, 'Change photo or words').click();
  await main(page).getByRole('heading', { name: 'Change photo or words' }).waitFor();
  await main(page).getByText('You haven’t changed anything yet.').waitFor();
  await button(page, 'Turn right').click();
  await main(page)
    .getByRole('textbox', { name: new RegExp(`^${text}`) })
    .fill('For Ada');
  await main(page).getByText('Once you save, we’ll print it like this.').waitFor();
}

const onPhone = ['on a phone', phone, finger] as const;
const atDesk = ['at a desk', desktop, mouse] as const;
const ways = casesOf<readonly (typeof onPhone | typeof atDesk)[]>([onPhone, atDesk], [onPhone]);

describe.each(ways)('an order project %s', (where, options, handOf) => {
  it('S2.10 S7.34 of a guest: another medium, put back, another print, until production starts', async () => {
    const orderedProject = await orderProject(testShop.address, { email: uniqueEmail(where.replaceAll(' ', '-')) });
    const { path, photo, orderId, name } = orderedProject;
    const page = await testShop.visit(options);
    const device = handOf(page);
    await openPage(page, path);
    await heading(page, 'Your prints').waitFor();
    await main(page).getByRole('heading', { name, level: 2 }).waitFor();
    await main(page).getByText('It shows a film of 3 seconds.').waitFor();
    await main(page).getByText('No changes yet.').waitFor();
    expect(await findingsOn(page), 'a project').toEqual([]);

    await exchangeForPicture({ page, device }, photo);
    await main(page).getByText('It shows a picture.').waitFor();
    const entry = () =>
      main(page)
        .getByRole('listitem')
        .filter({ hasText: `${photo} showed a film of 3 seconds` });
    await entry().waitFor();
    expect((await projectNow(testShop.address, path)).projectCustomizationItemList[0]?.arCustomization?.type).toBe(
      'IMAGE',
    );

    await device.press(entry().getByRole('button', { name: /^Restore/ }));
    await saved(page, 'Restored.');
    await main(page).getByText('It shows a film of 3 seconds.').waitFor();
    await entry().getByText('Current version').waitFor();

    await changePrint(page, orderedProject);
    expect(await findingsOn(page), 'a print that is being changed').toEqual([]);
    await device.press(button(page, 'Save'));
    await saved(page, 'Saved. We’ll print it like this.');
    const [first, , third] = (await projectNow(testShop.address, path)).projectCustomizationItemList;
    expect([first?.placement?.rotation, third?.input]).toEqual([90, 'For Ada']);
    await main(page).getByText('“For Ada”').first().waitFor();
    await main(page).getByText(`${orderedProject.text} said “For Adn”`).waitFor();

    // The workshop begins while the page is open.
    await changePrint(page, orderedProject);
    expect((await moveOrder(testShop.address, orderId, 'production')).status).toBe(303);
    await device.press(button(page, 'Save'));
    await main(page)
      .getByText(/^In production since/)
      .waitFor();
    expect(await button(page, 'Change photo or words').count()).toBe(0);
    await main(page).getByText('Already in production').first().waitFor();
    await reloadPage(page);
    await main(page)
      .getByText(/^In production since/)
      .waitFor();
    await button(page, `Change what it shows: ${photo}`).waitFor();
    expect((await projectNow(testShop.address, path)).projectCustomizationItemList[0]?.placement?.rotation).toBe(90);
    expect(await findingsOn(page), 'a project in production').toEqual([]);
  });
});

describe('an order project of an account', () => {
  furtherStory('S2.10 S7.34 is left as it was by the way back, and changed after production has started', async () => {
    const email = uniqueEmail('projects');
    await makeAccount(testShop.address, email);
    const page = await testShop.visit(desktop);
    await signInAt(page, email);
    const token = await programToken(testShop.address, email);
    const orderedProject = await orderProject(testShop.address, { token });
    const { path, photo, orderId } = orderedProject;
    await openPage(page, path.replace('/projects', ''));
    await main(page).getByText('you can still change photos and words').waitFor();
    await main(page)
      .getByRole('link', { name: /^Change what it shows/ })
      .click();
    await heading(page, 'Your prints').waitFor();

    await button(page, `Change what it shows: ${photo}`).click();
    await main(page)
      .getByRole('heading', { name: `Change what ${photo} shows` })
      .waitFor();
    await button(page, `Remove what plays on ${photo}`).click();
    await main(page).getByText('Phones keep showing it until you save.').waitFor();
    await page.goBack();
    await main(page).getByText('It shows a film of 3 seconds.').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Change what it shows');

    await changePrint(page, orderedProject);
    await button(page, 'Discard changes').click();
    await button(page, 'Change photo or words').waitFor();
    const untouched = await projectNow(testShop.address, path, token);
    expect(untouched.updatedAt).toBe(untouched.createdAt);

    expect((await moveOrder(testShop.address, orderId, 'production')).status).toBe(303);
    await reloadPage(page);
    await main(page)
      .getByText(/^In production since/)
      .waitFor();
    await button(page, `Change what it shows: ${photo}`).click();
    await button(page, `Remove what plays on ${photo}`).click();
    // Pressed twice, it is saved once.
    await button(page, 'Save').dblclick();
    await saved(page, 'Phones now show only the photo.');
    await main(page).getByRole('listitem').filter({ hasText: 'showed a film' }).first().waitFor();
    expect(await main(page).getByRole('listitem').filter({ hasText: 'showed a film' }).count()).toBe(1);
    expect(
      (await projectNow(testShop.address, path, token)).projectCustomizationItemList[0]?.arCustomization,
    ).toBeNull();
  });

  it('S8.7 what cannot be saved says why, and nothing is lost', async () => {
    testShop.forgive();
    const orderedProject = await orderProject(testShop.address, { email: uniqueEmail('offline') });
    const page = await testShop.visit(phone);
    await openPage(page, orderedProject.path);
    await changePrint(page, orderedProject);
    await page.context().setOffline(true);
    await button(page, 'Save').click();
    await main(page).getByRole('alert').filter({ hasText: 'Please check your connection' }).waitFor();
    await page.context().setOffline(false);
    await button(page, 'Save').click();
    await saved(page, 'Saved. We’ll print it like this.');
  });
});
