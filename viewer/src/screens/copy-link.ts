import { words } from './status.words.ts';

/** Copies the link; where the clipboard is closed, the field with it opens, marked to be copied by hand. */
export async function copyLink(button: HTMLElement, address: string): Promise<void> {
  const label = button.querySelector('[data-copy]');
  const field = button.parentElement?.querySelector<HTMLInputElement>('.address');
  try {
    await navigator.clipboard.writeText(address);
    if (label) label.textContent = words.copied;
    setTimeout(() => {
      if (label) label.textContent = words.copy;
    }, 2500);
  } catch {
    if (!field) return;
    field.hidden = false;
    field.focus();
    field.select();
  }
}
