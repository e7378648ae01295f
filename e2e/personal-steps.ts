import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { personalGoods } from './stock.ts';
import { find, heading, main, type Visitor } from './story-steps.ts';

const fixture = (name: string) => fileURLToPath(new URL(`fixtures/${name}`, import.meta.url));
const literally = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const beginning = (words: string) => new RegExp(`^${literally(words)}`);

/** What was made: the product, and the photo that shows a film. */
interface Made {
  name: string;
  photo: string;
}

/** Finds a product that waits for a photo, puts photo, film, words and extras on it, and takes it into the cart. */
export async function personalise(visitor: Visitor): Promise<Made> {
  const { page, hand, shop } = visitor;
  const { name, customizationList: slots } = await personalGoods(shop);
  await page.goto('/home', { waitUntil: 'networkidle' });
  await find(visitor, name);
  await hand.press(main(page).getByRole('link', { name: 'Personalise' }).first());
  await heading(page, new RegExp(literally(name))).waitFor();

  const form = main(page).locator('form', { has: page.locator('input[type=file]') });
  const photo = slots.find(({ kind, limits }) => kind === 'photo' && limits.arAllowed)?.title ?? '';
  await hand.attach(form.getByLabel(`Choose a photo: ${photo}`), fixture('photo.jpg'));
  await form.getByRole('button', { name: `Remove the photo: ${photo}` }).waitFor();
  const film = form.getByRole('button', { name: `Choose a video or picture for: ${photo}` });
  await hand.attach(film, fixture('film.mp4'));
  await form.getByRole('button', { name: `Take away what it shows: ${photo}` }).waitFor();

  const chosen: string[] = [];
  for (const { kind, title, extraList } of slots) {
    const [first, second = first] = extraList;
    if (kind === 'text') {
      await hand.write(form.getByRole('textbox', { name: beginning(title) }), 'For Ada');
      const group = form.getByRole('group', { name: /^Typeface/ }).first();
      if (second) await hand.choose(group.getByRole('radio', { name: beginning(second.title) }));
    } else if (kind === 'specification' && second) {
      const group = form.getByRole('group', { name: beginning(title) });
      await hand.choose(group.getByRole('radio', { name: beginning(second.title) }));
      chosen.push(second.title);
    } else if (kind === 'extra' && first) {
      await hand.choose(form.getByRole('checkbox', { name: beginning(first.title) }));
      chosen.push(first.title);
    }
  }
  await hand.press(form.getByRole('button', { name: 'Add to cart' }));
  await heading(page, 'Your cart').waitFor();
  const line = page.getByRole('listitem').filter({ hasText: name });
  for (const words of ['For Ada', ...chosen]) await line.getByText(words).first().waitFor();
  await line.getByRole('img', { name: `Your photo for ${name}` }).waitFor();
  return { name, photo };
}

/** From the order's page to what its prints show: another film takes the place of the first. */
export async function exchangeFilm({ page, hand }: Visitor, { name, photo }: Made): Promise<void> {
  await hand.press(
    main(page)
      .getByRole('link', { name: `Change what it shows: ${name}` })
      .first(),
  );
  await heading(page, 'What your prints show').waitFor();
  const video = main(page).locator('video').first();
  const address = () => video.evaluate((element: HTMLVideoElement) => new URL(element.src).pathname);
  const before = await address();
  const change = main(page).getByRole('button', { name: `Change what it shows: ${photo}` });
  await hand.attach(change, fixture('film.mp4'));
  await hand.press(main(page).getByRole('button', { name: 'Save' }));
  await main(page).getByText('From now on phones see the new one.').waitFor();
  const after = await address();
  expect(after).not.toBe(before);
  await page.reload({ waitUntil: 'networkidle' });
  expect(await address()).toBe(after);
}
