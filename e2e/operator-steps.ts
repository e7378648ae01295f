import type { Locator, Page } from 'playwright-core';

/** An operator at work: what they press and type is counted, for the line at the end of a story. */
export class OperatorSteps {
  clicks = 0;
  keys = 0;
  readonly #page: Page;
  readonly #began = performance.now();

  constructor(page: Page) {
    this.#page = page;
  }

  async click(target: Locator): Promise<void> {
    this.clicks += 1;
    await target.click();
  }

  /** One key, or several at once, such as "Control+k". */
  async key(name: string): Promise<void> {
    this.keys += 1;
    await this.#page.keyboard.press(name);
  }

  /** Types where the focus is, or into a field. */
  async type(text: string, field?: Locator): Promise<void> {
    this.keys += text.length;
    if (field) await field.fill(text);
    else await this.#page.keyboard.type(text);
  }

  /** Like "12 clicks, 30 keys, 41 s". */
  summary(): string {
    const seconds = Math.round((performance.now() - this.#began) / 1000);
    return `${this.clicks} clicks, ${this.keys} keys, ${seconds} s`;
  }
}
