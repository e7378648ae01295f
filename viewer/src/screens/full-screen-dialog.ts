import { icon } from './icons.ts';
import { words } from './live.words.ts';
import { html } from './markup.ts';

let closeCurrent: (() => void) | null = null;

/**
 * Shows a medium over everything, until the visitor leaves: by the button, Escape or the phone's way back. `left` is
 * told when the medium is out of the page again, once.
 */
export function openFullScreenDialog(medium: HTMLElement, onClosed: () => void): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'theatre';
  dialog.innerHTML = html`<button class="tool" type="button" aria-label="${words.leave}" autofocus>
    ${icon('close')}
  </button>`.text;
  dialog.prepend(medium);
  // At once, not when the browser tells of it: the way back may come in between, and what was silenced would play again.
  const close = (): void => {
    if (!dialog.isConnected) return;
    closeCurrent = null;
    dialog.close();
    medium.remove();
    dialog.remove();
    onClosed();
  };
  dialog.querySelector('button')?.addEventListener('click', close);
  dialog.addEventListener('close', close, { once: true });
  document.body.append(dialog);
  dialog.showModal();
  closeCurrent = close;
}

/** The page behind is left: nothing stays over the next one. */
export function closeFullScreenDialog(): void {
  closeCurrent?.();
}
