/** Does what a page can do without, once it is loaded and there is nothing else to do. Faults are left alone. */
export function afterLoad(work: () => Promise<unknown>): void {
  // oxlint-disable-next-line no-restricted-properties -- Safari has none, and gets a time
  const idle = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
  const later = () => idle(() => void work().catch(() => undefined));
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}
