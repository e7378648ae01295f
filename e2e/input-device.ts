import { expect } from 'vitest';
import type { FileChooser, Locator, Page } from 'playwright-core';

/** How a visitor works a page: with a mouse, with a finger, or with the keyboard alone. */
export interface InputDevice {
  press(target: Locator): Promise<void>;
  /** Writes into a field what was not in it. */
  write(target: Locator, text: string): Promise<void>;
  /** Ticks a box or chooses a radio button. */
  choose(target: Locator): Promise<void>;
  /** Picks an option of a select by its words. */
  pick(target: Locator, words: string): Promise<void>;
  /** Gives a file to the dialog that the target opens. */
  attach(target: Locator, path: string): Promise<void>;
}

async function choosing(page: Page, open: () => Promise<void>): Promise<FileChooser> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), open()]);
  return chooser;
}

function pointing(page: Page, press: (target: Locator) => Promise<void>): InputDevice {
  /** The part that is seen and touched: a control may lie below the face that its label draws. */
  const visiblePartOf = async (target: Locator) => {
    await target.waitFor({ state: 'attached' });
    const label = target.locator('xpath=ancestor::label');
    return (await label.count()) > 0 ? label : target;
  };
  return {
    press,
    write: async (target, text) => {
      await press(target);
      await target.fill(text);
    },
    choose: async (target) => {
      await press(await visiblePartOf(target));
      await expect.poll(() => target.isChecked()).toBe(true);
    },
    // the list of a select belongs to the system: no page sees it
    pick: async (target, words) => void (await target.selectOption({ label: words })),
    attach: async (target, path) => {
      const touched = await visiblePartOf(target);
      await (await choosing(page, () => press(touched))).setFiles(path);
    },
  };
}

export const mouse = (page: Page): InputDevice => pointing(page, (target) => target.click());
export const finger = (page: Page): InputDevice => pointing(page, (target) => target.tap());

/** What is wrong with the focus where it is: no ring to be seen, or out of sight. Runs in the page. */
function focusComplaint(): string {
  const element = document.activeElement ?? document.body;
  const ringed = (one: Element, part?: string) => {
    const style = getComputedStyle(one, part);
    return style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2;
  };
  const focusCandidates = [element, element.nextElementSibling, element.parentElement];
  const expectVisibleFocus = focusCandidates.find((one) => one !== null && (ringed(one) || ringed(one, '::after')));
  if (!expectVisibleFocus) return `no focus ring on ${element.outerHTML.slice(0, 120)}`;
  const { left, top, width, height } = expectVisibleFocus.getBoundingClientRect();
  const shares = [0.5, 0.1, 0.9];
  const isHit = shares.some((across) =>
    shares.some((down) => {
      const hit = document.elementFromPoint(left + width * across, top + height * down);
      return (
        hit !== null && (expectVisibleFocus.contains(hit) || hit.parentElement === expectVisibleFocus.parentElement)
      );
    }),
  );
  return isHit ? '' : `the focus is out of sight on ${element.outerHTML.slice(0, 120)}`;
}

/** Where a target is, seen from the focus. Runs in the page. */
function whereabouts(target: Element): 'here' | 'before' | 'after' {
  const active = document.activeElement ?? document.body;
  const groupOf = (one: Element) => (one instanceof HTMLInputElement && one.type === 'radio' ? one.name : null);
  if (active === target || (groupOf(target) !== null && groupOf(target) === groupOf(active))) return 'here';
  if (active === document.body) return 'after';
  return active.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING ? 'before' : 'after';
}

/** The keyboard alone: Tab, Enter, Space, arrows and letters. Wherever it stops, the focus must be seen. */
export function keys(page: Page): InputDevice {
  const { keyboard } = page;
  const expectVisibleFocus = () => expect.poll(() => page.evaluate(focusComplaint)).toBe('');

  const reach = async (target: Locator) => {
    for (let steps = 0; steps < 250; steps += 1) {
      const where = await target.evaluate(whereabouts);
      if (where === 'here') return expectVisibleFocus();
      await keyboard.press(where === 'before' ? 'Shift+Tab' : 'Tab');
    }
    throw new Error(`The keyboard does not get to ${String(target)}.`);
  };
  const focusedIsChosen = () => page.locator(':focus').isChecked();
  const choose = async (target: Locator) => {
    await reach(target);
    if (!(await focusedIsChosen())) await keyboard.press('Space');
    for (let steps = 0; steps < 20; steps += 1) {
      await expect.poll(focusedIsChosen).toBe(true);
      if (await target.isChecked()) return expectVisibleFocus();
      await keyboard.press('ArrowRight');
    }
    throw new Error(`The arrows do not get to ${String(target)}.`);
  };
  return {
    choose,
    press: async (target) => {
      await reach(target);
      // a finger and a mouse wait for it too
      await expect.poll(() => target.getAttribute('aria-disabled')).not.toBe('true');
      await keyboard.press('Enter');
    },
    write: async (target, text) => {
      await reach(target);
      await keyboard.type(text);
    },
    pick: async (target, words) => {
      await reach(target);
      await keyboard.type(words);
    },
    attach: async (target, path) => {
      await reach(target);
      await (await choosing(page, () => keyboard.press('Space'))).setFiles(path);
    },
  };
}
