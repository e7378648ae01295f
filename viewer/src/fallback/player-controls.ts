import { icon, type IconName } from '../screens/icons.ts';
import { html } from '../screens/markup.ts';
import { words } from './fallback.words.ts';

export function toolNamed(name: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'tool';
  button.dataset['tool'] = name;
  return button;
}

/** A button's sign and name; the name of a small one is only read out. */
export function faceOf(button: HTMLButtonElement, sign: IconName, label: string, wide = false): void {
  button.classList.toggle('wide', wide);
  button.innerHTML = html`${icon(sign)}<span class="${wide ? '' : 'unseen'}">${label}</span>`.text;
}

/** The row of buttons under a print. */
export function toolsFor(title: string, ...buttons: readonly HTMLButtonElement[]): HTMLElement {
  const bar = document.createElement('div');
  bar.className = 'tools';
  bar.setAttribute('role', 'group');
  bar.setAttribute('aria-label', words.controls({ title }));
  bar.append(...buttons);
  return bar;
}

/** Where a print says what went wrong with it. */
export function troubleLine(): HTMLElement {
  const line = document.createElement('p');
  line.className = 'error';
  line.setAttribute('role', 'alert');
  return line;
}
