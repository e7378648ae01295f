import { icon, type IconName } from '../screens/icons.ts';
import { html } from '../screens/markup.ts';
import { words } from './fallback.words.ts';

export function createButton(name: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'tool';
  button.dataset['tool'] = name;
  return button;
}

/** A button's sign and name; the name of a small one is only read out. */
export function setButton(button: HTMLButtonElement, iconName: IconName, label: string, isWide = false): void {
  button.classList.toggle('wide', isWide);
  button.innerHTML = html`${icon(iconName)}<span class="${isWide ? '' : 'unseen'}">${label}</span>`.text;
}

/** The row of buttons under a print. */
export function createToolbar(title: string, ...buttons: readonly HTMLButtonElement[]): HTMLElement {
  const bar = document.createElement('div');
  bar.className = 'tools';
  bar.setAttribute('role', 'group');
  bar.setAttribute('aria-label', words.controls({ title }));
  bar.append(...buttons);
  return bar;
}

/** Where a print says what went wrong with it. */
export function createErrorLine(): HTMLElement {
  const line = document.createElement('p');
  line.className = 'error';
  line.setAttribute('role', 'alert');
  return line;
}
