import { icon } from './icons.ts';
import { words } from './live.words.ts';
import { html } from './markup.ts';

let leaveNow: (() => void) | null = null;

/**
 * Shows a medium over everything, until the visitor leaves: by the button, Escape or the phone's way back. `left` is
 * told when the medium is out of the page again, once.
 */
export function openTheatre(medium: HTMLElement, left: () => void): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'theatre';
  dialog.innerHTML = html`<button class="tool" type="button" aria-label="${words.leave}" autofocus>
    ${icon('close')}
  </button>`.text;
  dialog.prepend(medium);
  // At once, not when the browser tells of it: the way back may come in between, and what was silenced would play again.
  const leave = (): void => {
    if (!dialog.isConnected) return;
    leaveNow = null;
    dialog.close();
    medium.remove();
    dialog.remove();
    left();
  };
  dialog.querySelector('button')?.addEventListener('click', leave);
  dialog.addEventListener('close', leave, { once: true });
  document.body.append(dialog);
  dialog.showModal();
  leaveNow = leave;
}

/** The page behind is left: nothing stays over the next one. */
export function closeTheatre(): void {
  leaveNow?.();
}
