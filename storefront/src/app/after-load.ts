import { whenIdle } from '@afterimage/client/navigation/when-idle.ts';

/** Does what a page can do without, once it is loaded and has nothing else to do. Faults are left alone. */
export function afterLoad(work: () => Promise<unknown>): void {
  const later = () => whenIdle(() => void work().catch(() => undefined));
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}
