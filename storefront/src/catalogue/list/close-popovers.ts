/**
 * Whatever is open in a bar of `<details>` closes by Escape, by a press or the focus going elsewhere, and by following
 * a link in it.
 * @returns what stops it
 */
export function closePopovers(bar: HTMLElement): () => void {
  const close = (except: EventTarget | null) => {
    for (const part of bar.querySelectorAll<HTMLDetailsElement>('details[open]'))
      if (!(except instanceof Node && part.contains(except))) part.open = false;
  };
  const onElsewhere = (event: Event) => close(event.target);
  const onFollow = (event: Event) => {
    if (event.target instanceof Element && event.target.closest('a') && bar.contains(event.target)) close(null);
  };
  const onKey = (event: KeyboardEvent) => {
    const open = bar.querySelector<HTMLDetailsElement>('details[open]');
    if (event.key !== 'Escape' || !open) return;
    open.open = false;
    open.querySelector('summary')?.focus();
  };
  document.addEventListener('pointerdown', onElsewhere);
  document.addEventListener('focusin', onElsewhere);
  document.addEventListener('click', onFollow);
  document.addEventListener('keydown', onKey);
  return () => {
    document.removeEventListener('pointerdown', onElsewhere);
    document.removeEventListener('focusin', onElsewhere);
    document.removeEventListener('click', onFollow);
    document.removeEventListener('keydown', onKey);
  };
}
