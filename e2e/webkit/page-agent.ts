import { Ivya } from 'ivya';

/**
 * What runs in a page of WebKit for the stories: it resolves Playwright's selectors and says whether an element can be
 * used, by the rules of https://playwright.dev/docs/actionability. `page-agent-script.ts` bundles it.
 */

type State = 'attached' | 'detached' | 'visible' | 'hidden';

/** The middle of an element in the window, or why it cannot be pressed yet. */
export type Target = { x: number; y: number } | { waitingFor: string };

export interface PageAgent {
  all(selector: string): Element[];
  /** The one element that a selector names; an error when it names several, null when none. */
  one(selector: string): Element | null;
  hasState(selector: string, state: State): boolean;
  isVisible(selector: string): boolean;
  /** With `willPress` the press that follows is held back when it meets another element. */
  target(selector: string, willPress?: boolean): Target;
  /** What a press that was held back has met; null when it met its element. */
  endPress(): string | null;
  /** Writes in the place of what is in a field; answers why it cannot be written into yet, or null. */
  write(selector: string, text: string): string | null;
  choose(selector: string, choice: { label?: string; value?: string }): string | null;
  /** The field whose dialog for files was opened last. */
  fileField: HTMLInputElement | null;
}

declare global {
  var storyAgent: PageAgent;
}

const ivya = Ivya.create({ browser: 'webkit' });
const boxes = new WeakMap<Element, string>();

const all = (selector: string): Element[] => ivya.queryLocatorSelectorAll(selector, document);

function one(selector: string): Element | null {
  const elements = all(selector);
  if (elements.length > 1) {
    const examples = elements.slice(0, 3).map((element) => element.outerHTML.slice(0, 160));
    throw new Error(`strict mode violation: ${selector} names ${elements.length} elements:\n${examples.join('\n')}`);
  }
  return elements[0] ?? null;
}

function isSeen(element: Element | null): boolean {
  if (!element?.isConnected || !element.checkVisibility({ visibilityProperty: true })) return false;
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}

function hasState(selector: string, state: State): boolean {
  const element = one(selector);
  if (state === 'attached') return element !== null;
  if (state === 'detached') return element === null;
  return isSeen(element) === (state === 'visible');
}

const isDisabled = (element: Element): boolean =>
  element.matches(':disabled') || element.closest('[aria-disabled=true]') !== null;

/** Whether the element stands where it stood at the last call: what moves is missed by a press. */
function stands(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  const box = [x, y, width, height].join();
  const same = boxes.get(element) === box;
  boxes.set(element, box);
  return same;
}

const isInWindow = (x: number, y: number): boolean => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;

/** What a press at a place meets, through shadow roots. */
function hitAt(x: number, y: number): Element | null {
  let hit = document.elementFromPoint(x, y);
  for (let inner = hit?.shadowRoot?.elementFromPoint(x, y); inner && inner !== hit;) {
    hit = inner;
    inner = hit.shadowRoot?.elementFromPoint(x, y);
  }
  return hit;
}

/** A press on a label is one on its control. */
function meets(hit: Element | null, element: Element): boolean {
  if (!hit) return false;
  const control = hit.closest('label')?.control;
  return element.contains(hit) || control === element || hit.closest('label')?.contains(element) === true;
}

function scrollIntoView(element: Element): void {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  if (isInWindow(left, top) && isInWindow(right - 1, bottom - 1)) return;
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
}

/** The element that the next press is meant for. */
let pressTarget: Element | null = null;
let missedPress: string | null = null;

/**
 * Holds back a press that meets another element, because the page moved after the place was looked up, as Playwright does
 * with the hit target of a click. The click then looks the place up again.
 */
function guardPress(event: Event): void {
  if (event.type === 'pointerdown' && pressTarget) {
    const [hit] = event.composedPath();
    const isMet = hit instanceof Element && meets(hit, pressTarget);
    missedPress = isMet ? null : hit instanceof Element ? hit.outerHTML.slice(0, 200) : 'nothing';
    pressTarget = null;
  }
  if (missedPress === null) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}
for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
  addEventListener(type, guardPress, { capture: true });

function endPress(): string | null {
  const missed = missedPress;
  [pressTarget, missedPress] = [null, null];
  return missed;
}

function target(selector: string, willPress = false): Target {
  const element = one(selector);
  if (!element) return { waitingFor: 'an element' };
  if (!isSeen(element)) return { waitingFor: 'it to be visible' };
  if (isDisabled(element)) return { waitingFor: 'it to be enabled' };
  if (!stands(element)) return { waitingFor: 'it to stand still' };
  scrollIntoView(element);
  // an inline element over two lines has its box's middle beside it
  const [box = element.getBoundingClientRect()] = element.getClientRects();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (!isInWindow(x, y)) return { waitingFor: `it to come into the window (${x}, ${y})` };
  const hit = hitAt(x, y);
  if (!meets(hit, element)) {
    // the next try finds it elsewhere: a bar over the page's foot or head may cover it here
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    return { waitingFor: `${hit?.outerHTML.slice(0, 200) ?? 'nothing'} to leave its place (${x}, ${y})` };
  }
  if (willPress) pressTarget = element;
  return { x, y };
}

const isField = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** Kinds of fields that have no text of their own to write into. */
const typed = new Set(['date', 'time', 'datetime-local', 'month', 'week', 'color', 'range', 'number', 'email']);

function write(selector: string, text: string): string | null {
  const field = one(selector);
  if (!field) return 'an element';
  if (!isSeen(field)) return 'it to be visible';
  if (isDisabled(field) || !isField(field) || field.readOnly) return 'a field that can be written into';
  field.focus();
  field.select();
  if (typed.has(field.type)) {
    const prototype = Object.getPrototypeOf(field) as object;
    // React replaces the property on the element itself to notice changes: its own setter would hide this one
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else document.execCommand(text === '' ? 'delete' : 'insertText', false, text);
  return null;
}

function choose(selector: string, { label, value }: { label?: string; value?: string }): string | null {
  const element = one(selector);
  if (!(element instanceof HTMLSelectElement) || isDisabled(element)) return 'a list to choose from';
  const option = [...element.options].find((each) =>
    label === undefined ? each.value === value : each.label === label,
  );
  if (!option) return `an option ${label ?? value}`;
  element.focus();
  option.selected = true;
  element.dispatchEvent(new Event('input', { bubbles: true }));
  element.dispatchEvent(new Event('change', { bubbles: true }));
  return null;
}

globalThis.storyAgent = {
  all,
  one,
  hasState,
  isVisible: (selector) => isSeen(one(selector)),
  target,
  endPress,
  write,
  choose,
  fileField: null,
};

/** Errors, warnings of the policy and the console go out of the page by the window's message handler. */
interface MessageHandlers {
  webkit?: { messageHandlers?: { story?: { postMessage(text: string): void } } };
}
const report = (kind: 'error' | 'warning' | 'exception' | 'file-chooser', text = ''): void =>
  (globalThis as MessageHandlers).webkit?.messageHandlers?.story?.postMessage(JSON.stringify({ kind, text }));

addEventListener('error', ({ message, error }) => {
  // the specification's word for sizes that settle in the next frame; Playwright passes it over too
  if (message.startsWith('ResizeObserver loop')) return;
  if (message) report('exception', error instanceof Error ? `${message}\n${error.stack ?? ''}` : message);
});
addEventListener('unhandledrejection', ({ reason }) => report('exception', `Unhandled rejection: ${String(reason)}`));
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  report('error', `Content Security Policy: ${violatedDirective} blocked ${blockedURI}`),
);
for (const [level, kind] of [
  ['error', 'error'],
  ['warn', 'warning'],
] as const) {
  const print = console[level].bind(console);
  console[level] = (...values: unknown[]) => {
    report(kind, values.map(String).join(' '));
    print(...values);
  };
}

// a window under WebDriver opens no dialog for files, and says nothing of it
document.addEventListener('click', ({ target: field }) => {
  if (!(field instanceof HTMLInputElement) || field.type !== 'file') return;
  storyAgent.fileField = field;
  report('file-chooser');
});
