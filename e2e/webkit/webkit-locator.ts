import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  getByAltTextSelector,
  getByLabelSelector,
  getByPlaceholderSelector,
  getByRoleSelector,
  getByTextSelector,
  getByTitleSelector,
} from 'ivya';
import { stepTimeout } from '../timeouts.ts';
import type { WebKitPage } from './webkit-page.ts';

type ByRoleOptions = Parameters<typeof getByRoleSelector>[1];
type State = 'attached' | 'detached' | 'visible' | 'hidden';
interface Patience {
  timeout?: number;
}
interface Filter {
  has?: WebKitLocator;
  hasNot?: WebKitLocator;
  hasText?: string | RegExp;
  visible?: boolean;
}
type FilePayload = string | { name: string; mimeType: string; buffer: Buffer };

const quoted = (text: string | RegExp): string =>
  typeof text === 'string' ? `${JSON.stringify(text)}i` : String(text);

/** The part of Playwright's `Locator` that stories use, by the same selectors: https://playwright.dev/docs/api/class-locator. */
export class WebKitLocator {
  readonly #page: WebKitPage;
  readonly selector: string;

  constructor(page: WebKitPage, selector: string) {
    this.#page = page;
    this.selector = selector;
  }

  #then(selector: string): WebKitLocator {
    return new WebKitLocator(this.#page, this.selector ? `${this.selector} >> ${selector}` : selector);
  }

  locator(selector: string | WebKitLocator, filter: Filter = {}): WebKitLocator {
    const inner = typeof selector === 'string' ? selector : `internal:chain=${JSON.stringify(selector.selector)}`;
    return this.#then(inner).filter(filter);
  }
  getByRole(role: string, options: ByRoleOptions = {}): WebKitLocator {
    return this.#then(getByRoleSelector(role, options));
  }
  getByText(text: string | RegExp, options: { exact?: boolean } = {}): WebKitLocator {
    return this.#then(getByTextSelector(text, options));
  }
  getByLabel(text: string | RegExp, options: { exact?: boolean } = {}): WebKitLocator {
    return this.#then(getByLabelSelector(text, options));
  }
  getByPlaceholder(text: string | RegExp, options: { exact?: boolean } = {}): WebKitLocator {
    return this.#then(getByPlaceholderSelector(text, options));
  }
  getByAltText(text: string | RegExp, options: { exact?: boolean } = {}): WebKitLocator {
    return this.#then(getByAltTextSelector(text, options));
  }
  getByTitle(text: string | RegExp, options: { exact?: boolean } = {}): WebKitLocator {
    return this.#then(getByTitleSelector(text, options));
  }
  filter({ has, hasNot, hasText, visible }: Filter): WebKitLocator {
    const parts = [
      hasText === undefined ? '' : `internal:has-text=${quoted(hasText)}`,
      has ? `internal:has=${JSON.stringify(has.selector)}` : '',
      hasNot ? `internal:has-not=${JSON.stringify(hasNot.selector)}` : '',
    ];
    if (visible !== undefined) parts.push(`visible=${visible}`);
    return parts.filter(Boolean).reduce<WebKitLocator>((locator, part) => locator.#then(part), this);
  }
  and(other: WebKitLocator): WebKitLocator {
    return this.#then(`internal:and=${JSON.stringify(other.selector)}`);
  }
  or(other: WebKitLocator): WebKitLocator {
    return this.#then(`internal:or=${JSON.stringify(other.selector)}`);
  }
  nth(index: number): WebKitLocator {
    return this.#then(`nth=${index}`);
  }
  first(): WebKitLocator {
    return this.nth(0);
  }
  last(): WebKitLocator {
    return this.nth(-1);
  }
  page(): WebKitPage {
    return this.#page;
  }
  toString(): string {
    return `locator('${this.selector}')`;
  }

  count(): Promise<number> {
    return this.#page.run(`return storyAgent.all(${JSON.stringify(this.selector)}).length`);
  }
  async all(): Promise<WebKitLocator[]> {
    return Array.from({ length: await this.count() }, (_, index) => this.nth(index));
  }
  isVisible(): Promise<boolean> {
    return this.#page.run(`return storyAgent.isVisible(${JSON.stringify(this.selector)})`);
  }
  async isHidden(): Promise<boolean> {
    return !(await this.isVisible());
  }
  async waitFor({ state = 'visible', timeout }: { state?: State } & Patience = {}): Promise<void> {
    const script = `return storyAgent.hasState(${JSON.stringify(this.selector)}, ${JSON.stringify(state)})`;
    await this.#page.until(
      async () => ((await this.#page.run<boolean>(script)) ? { value: true } : `it to be ${state}`),
      `waitFor ${this.toString()}`,
      timeout,
    );
  }

  /** Runs a function in the page with the one element, as soon as it is there. */
  async evaluate<Result, Argument>(
    work: string | ((element: never, argument: Argument) => Result),
    argument?: Argument,
    { timeout }: Patience = {},
  ): Promise<Awaited<Result>> {
    await this.waitFor({ state: 'attached', ...(timeout === undefined ? {} : { timeout }) });
    return this.#page.call(work, [{ selector: this.selector }, argument]);
  }
  evaluateAll<Result, Argument>(
    work: (elements: never, argument: Argument) => Result,
    argument?: Argument,
  ): Promise<Awaited<Result>> {
    return this.#page.call(work, [{ selectors: this.selector }, argument]);
  }
  getAttribute(name: string, patience: Patience = {}): Promise<string | null> {
    return this.evaluate((element: Element, attribute: string) => element.getAttribute(attribute), name, patience);
  }
  textContent(patience: Patience = {}): Promise<string | null> {
    return this.evaluate((element: Element) => element.textContent, undefined, patience);
  }
  innerText(): Promise<string> {
    return this.evaluate((element: HTMLElement) => element.innerText);
  }
  allTextContents(): Promise<string[]> {
    return this.evaluateAll((elements: Element[]) => elements.map((element) => element.textContent ?? ''));
  }
  inputValue(): Promise<string> {
    return this.evaluate((element: HTMLInputElement) => element.value);
  }
  isChecked(): Promise<boolean> {
    return this.evaluate((element: HTMLInputElement) => element.checked || element.ariaChecked === 'true');
  }
  isDisabled(): Promise<boolean> {
    return this.evaluate((element: Element) => element.matches(':disabled') || element.ariaDisabled === 'true');
  }
  boundingBox(): Promise<{ x: number; y: number; width: number; height: number }> {
    return this.evaluate((element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height };
    });
  }
  focus(): Promise<void> {
    return this.evaluate((element: HTMLElement) => element.focus());
  }
  scrollIntoViewIfNeeded(): Promise<void> {
    return this.evaluate((element: Element) =>
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' }),
    );
  }

  async #pointAt(action: 'click' | 'hover', timeout?: number): Promise<{ x: number; y: number }> {
    type Target = { x: number; y: number; waitingFor?: string };
    const script = `return storyAgent.target(${JSON.stringify(this.selector)}, ${action === 'click'})`;
    return this.#page.until(
      async () => {
        const target = await this.#page.run<Target>(script);
        return target.waitingFor ?? { value: target };
      },
      `${action} ${this.toString()}`,
      timeout,
    );
  }
  async click({ timeout, clickCount = 1 }: Patience & { clickCount?: number } = {}): Promise<void> {
    const begin = performance.now();
    for (;;) {
      const { x, y } = await this.#pointAt('click', timeout);
      await this.#page.mouse.click(x, y, { clickCount });
      // a press that leads to another page leaves no agent to ask
      const missed = await this.#page.run<string | null>('return storyAgent.endPress()').catch(() => null);
      if (missed === null) return;
      if (performance.now() - begin > (timeout ?? stepTimeout))
        throw new Error(`click ${this.toString()}: pressed ${missed}`);
    }
  }
  /** WebKitGTK's WebDriver has no touch: the mouse presses. */
  tap(patience: Patience = {}): Promise<void> {
    return this.click(patience);
  }
  dblclick(patience: Patience = {}): Promise<void> {
    return this.click({ ...patience, clickCount: 2 });
  }
  async hover(): Promise<void> {
    const { x, y } = await this.#pointAt('hover');
    await this.#page.mouse.move(x, y);
  }
  /** With `force` it presses whatever lies over the middle of it, such as the face that a label draws. */
  async check({ force = false } = {}): Promise<void> {
    if (await this.isChecked()) return;
    if (!force) return this.click();
    await this.scrollIntoViewIfNeeded();
    const { x, y, width, height } = await this.boundingBox();
    await this.#page.mouse.click(x + width / 2, y + height / 2);
  }
  async press(key: string): Promise<void> {
    await this.focus();
    await this.#page.keyboard.press(key);
  }
  async fill(text: string, { timeout }: Patience = {}): Promise<void> {
    const script = `return storyAgent.write(${JSON.stringify(this.selector)}, ${JSON.stringify(text)})`;
    await this.#page.until(
      async () => (await this.#page.run<string | null>(script)) ?? { value: true },
      `fill ${this.toString()}`,
      timeout,
    );
  }
  async selectOption(choice: string | { label?: string; value?: string }): Promise<void> {
    const option = typeof choice === 'string' ? { value: choice } : choice;
    const script = `return storyAgent.choose(${JSON.stringify(this.selector)}, ${JSON.stringify(option)})`;
    await this.#page.until(
      async () => (await this.#page.run<string | null>(script)) ?? { value: true },
      `selectOption ${this.toString()}`,
    );
  }
  async setInputFiles(files: FilePayload | FilePayload[]): Promise<void> {
    await this.waitFor({ state: 'attached' });
    const paths = await Promise.all([files].flat().map(pathOf));
    await this.#page.giveFiles(await this.#page.element(this.selector), paths);
  }
  screenshot(): Promise<Buffer> {
    return this.#page.screenshotOf(this.selector);
  }
}

/** The file's path; one that is given as bytes is written first, into a folder that the system clears. */
export async function pathOf(file: FilePayload): Promise<string> {
  if (typeof file === 'string') return file;
  const path = join(await mkdtemp(join(tmpdir(), `afterimage-test-${process.pid}-file-`)), file.name);
  await writeFile(path, file.buffer);
  return path;
}
