import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';

/** What component tests of whole pages do and look at again and again. */

export const button = (name: string | RegExp): Locator => page.getByRole('button', { name });
export const link = (name: string | RegExp): Locator => page.getByRole('link', { name });
export const field = (label: string | RegExp): Locator => page.getByLabelText(label);
export const title = (name: string | RegExp): Locator => page.getByRole('heading', { level: 1, name });
export const main = (): Locator => page.getByRole('main');

/** The notices at the corner of the page. */
export const notices = (): Locator => page.getByRole('region', { name: /^(Notices|Hinweise)/ }).getByRole('listitem');

/** A notice by its words. */
export const notice = (...words: string[]): Locator =>
  words.reduce((matches, hasText) => matches.filter({ hasText }), notices());

/** Waits for an assertion about an element; a failure says how many such elements there are. */
async function settled(assertion: PromiseLike<void>, locator: Locator, description: string): Promise<void> {
  try {
    await assertion;
  } catch (cause) {
    const matches = locator.elements().length;
    throw new Error(`${locator.asLocator()} is not ${description}; there are ${matches} of them`, { cause });
  }
}

/** Waits until there is one such element and it is visible. */
export const expectVisible = (locator: Locator): Promise<void> =>
  settled(expect.element(locator).toBeVisible(), locator, 'seen');
/** Waits until there is no such element. */
export const expectGone = (locator: Locator): Promise<void> =>
  settled(expect.element(locator).not.toBeInTheDocument(), locator, 'gone');

/** Lets the page draw, and what watches it be told. */
export const frames = (): Promise<unknown> =>
  new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(next))));

/** Waits until there is such an element, without the timers that a test may have stopped; `expect` would advance them. */
export async function appeared(locator: Locator): Promise<void> {
  for (let frame = 0; frame < 600 && locator.elements().length === 0; frame += 1)
    await new Promise((next) => requestAnimationFrame(next));
  expect(locator.elements(), locator.asLocator()).not.toHaveLength(0);
}

/** Puts the focus on an element as soon as it is there. */
export async function focusOn(locator: Locator): Promise<void> {
  await appeared(locator);
  (locator.element() as HTMLElement).focus();
}

export const expectToast = (...words: string[]): Promise<void> => expectVisible(notice(...words));

/** The link to the cart in the shop's head tells how many items lie there. */
export const cartHolds = (count: number): Promise<void> =>
  expect
    .element(page.getByRole('banner').getByRole('link', { name: /^Cart/ }))
    .toHaveAccessibleName(count === 0 ? 'Cart' : `Cart ${count} item${count === 1 ? '' : 's'}`);

/** Fills in the form of the sign-in page and sends it. */
export async function signIn(password = 'correct horse battery'): Promise<void> {
  await field('E-mail address').fill('ada@example.com');
  await field('Password').fill(password);
  await button('Sign in').click();
}

/** Signs out as another tab of the shop does. */
export function signOutElsewhere(): void {
  localStorage.removeItem('token');
  dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null }));
}

/** The headings of the cards in a part of the page; by a selector, because roles within roles take long to find. */
export const cardNames = (part = 'main'): string[] =>
  [...document.querySelectorAll(`${part} article :is(h2, h3)`)].map(({ textContent }) => textContent.trim());

export const texts = (locator: Locator): string[] => locator.elements().map((element) => element.textContent.trim());
