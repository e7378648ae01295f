import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Customization } from '@afterimage/contract/customization.ts';
import type { Page } from 'playwright-core';
import { largePhoto } from './large-photo.ts';
import { openPage, reloadPage } from './page-ready.ts';
import { personalizableProduct } from './stock.ts';
import { find, heading, main, type Visitor } from './story-steps.ts';
import { stepTimeout } from './timeouts.ts';

const fixture = (name: string) => fileURLToPath(new URL(`fixtures/${name}`, import.meta.url));
const literally = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const beginning = (words: string) => new RegExp(`^${literally(words)}`);

/** What was made: the product, and the photo that shows a film. */
interface PersonalizedItem {
  name: string;
  photo: string;
}

/** Finds a product that waits for a photo, puts photo, film, words and extras on it, and takes it into the cart. */
export async function personalizeProduct(visitor: Visitor, slug?: string): Promise<PersonalizedItem> {
  const { page, device, shop } = visitor;
  const { name, customizationList: slots } = await personalizableProduct(shop, slug);
  await openPage(page, '/home');
  await find(visitor, name);
  await device.press(main(page).getByRole('link', { name: 'Personalise' }).first());
  await heading(page, new RegExp(literally(name))).waitFor();

  const photo = slots.find(({ kind, limits }) => kind === 'photo' && limits.arAllowed)?.title ?? '';
  const fromPhone = await largePhoto(4032, 3024);
  await addPhoto(visitor, photo, fromPhone);
  await rm(dirname(fromPhone), { recursive: true });
  const filledSlots = await goThroughParts(visitor, slots);
  await step(page, 'AR Customization').waitFor();
  await addFilm(visitor, photo);
  await goOn(visitor, 'Checkout');
  await acceptWarnings(visitor);
  await device.press(main(page).getByRole('button', { name: 'Add to cart' }));
  await heading(page, 'Your cart').waitFor();
  const line = page.getByRole('listitem').filter({ hasText: name });
  for (const words of ['For Ada', ...filledSlots]) await line.getByText(words).first().waitFor();
  await line.getByRole('img', { name: `${name} with your design` }).waitFor();
  return { name, photo };
}

/** The step where one is. */
export const step = (page: Page, name: string) => page.locator('nav button[aria-current=step]', { hasText: name });

/** The way to what comes next, as soon as there is nothing in it. */
export async function goOn({ page, device }: Visitor, name: string): Promise<void> {
  await device.press(main(page).locator('button:not([aria-disabled])', { hasText: `Next: ${name}` }));
  await step(page, name).waitFor();
}

export async function addPhoto({ page, device }: Visitor, title: string, file = fixture('photo.jpg')): Promise<void> {
  await device.attach(main(page).getByRole('button', { name: `Choose a photo: ${title}` }), file);
  await main(page)
    .getByRole('button', { name: `Remove the photo: ${title}` })
    .waitFor();
}

/** From the photos to AR: words, another choice where there is one, the first extra. Answers what was chosen. */
export async function goThroughParts(visitor: Visitor, slots: readonly Customization[]): Promise<string[]> {
  const { page, device } = visitor;
  const tools = main(page);
  const filledSlots: string[] = [];
  const has = (wanted: string) => slots.some(({ kind }) => kind === wanted);
  if (has('text')) await goOn(visitor, 'Texts');
  for (const { kind, title, extraList } of slots) {
    if (kind !== 'text') continue;
    await device.write(tools.getByRole('textbox', { name: beginning(title) }), 'For Ada');
    const second = extraList[1];
    const group = tools.getByRole('group', { name: /^Typeface/ }).first();
    if (second) await device.choose(group.getByRole('radio', { name: beginning(second.title) }));
  }
  if (has('specification')) await goOn(visitor, 'Specification');
  for (const { kind, title, extraList } of slots) {
    const [first, second = first] = extraList;
    if (kind !== 'specification' || !second) continue;
    const group = tools.getByRole('group', { name: beginning(title) });
    await device.choose(group.getByRole('radio', { name: beginning(second.title) }));
    filledSlots.push(second.title);
  }
  if (has('extra')) await goOn(visitor, 'Extras');
  for (const { kind, extraList } of slots) {
    const [first] = extraList;
    if (kind !== 'extra' || !first) continue;
    await device.choose(tools.getByRole('checkbox', { name: beginning(first.title) }));
    filledSlots.push(first.title);
  }
  await goOn(visitor, 'AR Customization');
  return filledSlots;
}

/**
 * Lets a film play on a photo, whole as it is. The browser makes it small without a graphics card, which takes half a
 * minute of a busy machine for 1080 lines: stories that are about something else have a small one.
 */
export async function addFilm({ page, device }: Visitor, title: string, file = 'film.mp4'): Promise<void> {
  await device.press(main(page).getByRole('button', { name: `Video on ${title}` }));
  const dialog = page.getByRole('dialog', { name: `${title}: what plays` });
  await device.attach(dialog.getByRole('button', { name: `Choose a video for: ${title}` }), fixture(file));
  await device.press(dialog.getByRole('button', { name: 'Use this video' }));
  await dialog.getByRole('button', { name: 'Another video' }).waitFor({ timeout: 2 * stepTimeout });
  await device.press(dialog.getByRole('button', { name: 'Done' }));
  await dialog.waitFor({ state: 'hidden' });
  await main(page).getByText('A video plays on it').first().waitFor();
}

/** Ticks every warning before the print, whatever there is. */
export async function acceptWarnings({ page, device }: Visitor): Promise<void> {
  const stopped = main(page).getByText('we’re checking how it will print');
  await stopped.waitFor({ state: 'hidden' });
  const boxes = main(page).getByRole('checkbox', { name: /^Print it anyway/ });
  for (const box of await boxes.all()) await device.choose(box);
}

/** From the order's page to what its prints show: a picture takes the place of the film. */
export async function exchangeMedium(visitor: Visitor, { name, photo }: PersonalizedItem): Promise<void> {
  const { page, device } = visitor;
  await device.press(
    main(page)
      .getByRole('link', { name: `Change what it shows: ${name}` })
      .first(),
  );
  await heading(page, 'Your prints').waitFor();
  await main(page)
    .getByText(/^It shows a film/)
    .waitFor();
  await exchangeForPicture(visitor, photo);
  await reloadPage(page);
  await main(page).getByText('It shows a picture.').waitFor();
}

/** On the page of an order's prints: what plays on this photo becomes a picture, seen first and then saved. */
export async function exchangeForPicture(
  { page, device }: Pick<Visitor, 'page' | 'device'>,
  photo: string,
): Promise<void> {
  await device.press(main(page).getByRole('button', { name: `Change what it shows: ${photo}` }));
  await device.press(main(page).getByRole('button', { name: `Picture on ${photo}` }));
  const mediumDialog = page.getByRole('dialog', { name: `${photo}: what plays` });
  await device.attach(mediumDialog.getByRole('button', { name: `Choose a picture for: ${photo}` }), fixture('cat.jpg'));
  await mediumDialog.getByRole('button', { name: 'Another picture' }).waitFor();
  await device.press(mediumDialog.getByRole('button', { name: 'Done' }));
  await main(page).getByText('This is the new version.').waitFor();
  await device.press(main(page).getByRole('button', { name: 'Save' }));
  await main(page).getByText('Phones now show the new version.').waitFor();
}
