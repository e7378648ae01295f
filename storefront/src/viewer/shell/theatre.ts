import { icon } from './icons.ts';
import { words } from './live.words.ts';
import { html } from './markup.ts';

/**
 * Shows a medium over everything, until the visitor leaves: by the button, Escape or the phone's way back. `left` is
 * told with the element, which is out of the page again then.
 */
export function openTheatre(medium: HTMLElement, left: () => void): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'theatre';
  dialog.innerHTML = html`<button class="tool" type="button" aria-label="${words.leave}" autofocus>
    ${icon('close')}
  </button>`.text;
  dialog.prepend(medium);
  dialog.querySelector('button')?.addEventListener('click', () => dialog.close());
  dialog.addEventListener(
    'close',
    () => {
      medium.remove();
      dialog.remove();
      left();
    },
    { once: true },
  );
  document.body.append(dialog);
  dialog.showModal();
}
