import { savesData } from './saves-data.ts';
import { tellShownPages } from './tell-shown-pages.ts';
import { whenIdle } from './when-idle.ts';

/** A pointer that only passes over a link does not mean it; milliseconds. */
const hoverDelay = 65;

interface IntentHandlers {
  /** A link is pointed at, focused or touched: fetch its page's data. */
  onHover(url: URL): void;
  /** A link has come into view: fetch its page's code. */
  onVisible(url: URL): void;
  /** A form that only asks (method get) was sent: go to its address. */
  onSubmit(url: URL): void;
  /** Calls back whenever another page is shown; answers how to end that. */
  onShown(listener: () => void): () => void;
}

/** Whether a link leads to a page of this shop in this window. */
function leadsOn(link: HTMLAnchorElement): boolean {
  return link.origin === location.origin && link.target !== '_blank' && !link.hasAttribute('download');
}

/** Listens on the document for what a visitor is about to do, so that no link or form needs its own code; until `life` ends. */
export function followIntent(handlers: IntentHandlers, signal: AbortSignal): void {
  takeForms(handlers.onSubmit, signal);
  tellShownPages(handlers.onShown, signal);
  if (savesData()) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const prefetch = (event: Event, delay: number) => {
    clearTimeout(timer);
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link && leadsOn(link)) timer = setTimeout(() => handlers.onHover(new URL(link.href)), delay);
  };
  const options = { signal };
  const pointed = (event: PointerEvent) => event.pointerType !== 'touch' && prefetch(event, hoverDelay);
  document.addEventListener('pointerover', pointed, options);
  document.addEventListener('focusin', (event) => prefetch(event, hoverDelay), options);
  document.addEventListener('touchstart', (event) => prefetch(event, 0), { ...options, passive: true });
  // A click loads the page itself: what is fetched ahead after it would come twice.
  document.addEventListener('click', () => clearTimeout(timer), { ...options, capture: true });
  signal.addEventListener('abort', () => clearTimeout(timer));
  watchLinks(handlers.onVisible, signal);
}

/** Forms with method get work without scripts; with them, they navigate like links. */
function takeForms(onSubmit: (url: URL) => void, signal: AbortSignal): void {
  const take = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    const url = new URL(form.action);
    const own = form.method === 'get' && url.origin === location.origin && form.target !== '_blank';
    if (event.defaultPrevented || !own) return;
    event.preventDefault();
    for (const [name, value] of new FormData(form)) if (typeof value === 'string') url.searchParams.set(name, value);
    onSubmit(url);
  };
  document.addEventListener('submit', take, { signal });
}

function watchLinks(onVisible: (url: URL) => void, signal: AbortSignal): void {
  const inView = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      inView.unobserve(target);
      onVisible(new URL((target as HTMLAnchorElement).href));
    }
  });
  const watched = new WeakSet<Element>();
  let isPlanned = false;
  const watch = () => {
    isPlanned = false;
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')) {
      if (watched.has(link) || !leadsOn(link)) continue;
      watched.add(link);
      inView.observe(link);
    }
  };
  const plan = () => {
    if (isPlanned) return;
    isPlanned = true;
    whenIdle(watch);
  };
  const changes = new MutationObserver(plan);
  changes.observe(document.body, { childList: true, subtree: true });
  signal.addEventListener('abort', () => {
    changes.disconnect();
    inView.disconnect();
  });
  plan();
}
