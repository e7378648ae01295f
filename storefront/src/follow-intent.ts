import { matchRoutes, type RouteObject } from 'react-router';
import type { AppContext } from './app-context.ts';
import { pageContext } from './page-context.ts';
import type { PageHandle } from './routes.tsx';

/** A pointer that only passes over a link does not mean it. */
const hoverDelay = 65;

interface Target {
  url: URL;
  params: Record<string, string | undefined>;
  route: RouteObject;
}

function targetOf(routes: RouteObject[], link: HTMLAnchorElement): Target | undefined {
  if (link.origin !== location.origin || link.target === '_blank' || link.hasAttribute('download')) return undefined;
  const match = matchRoutes(routes, link.pathname)?.at(-1);
  return match ? { url: new URL(link.href), params: match.params, route: match.route } : undefined;
}

/** A page's code, from its route before or after it was loaded; asking twice costs nothing. */
async function handleOf(route: RouteObject): Promise<PageHandle | undefined> {
  const loaded = typeof route.lazy === 'function' ? await route.lazy() : route;
  return loaded.handle as PageHandle | undefined;
}

async function prefetchData({ url, params, route }: Target, app: AppContext): Promise<void> {
  url.hash = '';
  if (url.pathname + url.search === location.pathname + location.search || app.prefetched.has(url.href)) return;
  const handle = await handleOf(route);
  if (handle?.line.access !== 'public' || !handle.page.loader) return;
  const context = pageContext(app, new Request(url), params);
  app.prefetched.put(url.href, Promise.resolve(handle.page.loader(context)));
}

/** Fetches ahead: a page's data when a link is meant (pointed at, focused, touched), its code when a link is seen. */
export function followIntent(document: Document, routes: RouteObject[], app: AppContext): void {
  const saving = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
  if (saving) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const linkOf = (event: Event) =>
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  const meant = (event: Event, delay: number) => {
    clearTimeout(timer);
    const link = linkOf(event);
    const target = link && targetOf(routes, link);
    if (target) timer = setTimeout(() => void prefetchData(target, app).catch(() => undefined), delay);
  };
  document.addEventListener('pointerover', (event) => event.pointerType !== 'touch' && meant(event, hoverDelay));
  document.addEventListener('focusin', (event) => meant(event, hoverDelay));
  document.addEventListener('touchstart', (event) => meant(event, 0), { passive: true });

  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      seen.unobserve(target);
      const found = targetOf(routes, target as HTMLAnchorElement);
      if (found) void handleOf(found.route).catch(() => undefined);
    }
  });
  const watched = new WeakSet<Element>();
  const watch = () => {
    for (const link of document.querySelectorAll('a[href^="/"]')) {
      if (watched.has(link)) continue;
      watched.add(link);
      seen.observe(link);
    }
  };
  const later = (run: () => void) =>
    'requestIdleCallback' in globalThis ? requestIdleCallback(run) : setTimeout(run, 200);
  let planned = false;
  new MutationObserver(() => {
    if (planned) return;
    planned = true;
    later(() => {
      planned = false;
      watch();
    });
  }).observe(document.body, { childList: true, subtree: true });
  later(watch);
}
