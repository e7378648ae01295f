import { keptAtHeader } from '../service-worker/worker-messages.ts';

/** A page that can be read without a network. */
export interface KeptPage {
  path: string;
  title: string;
  at: number;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** The title of a document of ours, without the shop's name at its end. */
function titleOf(html: string): string {
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  return title.replace(/&(amp|lt|gt|quot);/g, (_, name: string) => entities[name] ?? '').replace(/ – Afterimage$/, '');
}

const most = 24;

/** The pages that the service worker has kept, the last one first; each once, in one language. */
export async function readKeptPages(isOurs: (path: string) => boolean): Promise<KeptPage[]> {
  if (!('caches' in globalThis)) return [];
  const found = new Map<string, KeptPage>();
  for (const name of await caches.keys()) {
    if (!name.startsWith('pages-')) continue;
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const { pathname, search } = new URL(request.url);
      const response = isOurs(pathname) ? await cache.match(request) : undefined;
      const at = Number(response?.headers.get(keptAtHeader));
      if (response && at > 0)
        found.set(pathname + search, { path: pathname + search, at, title: titleOf(await response.text()) });
    }
  }
  return [...found.values()].toSorted((a, b) => b.at - a.at).slice(0, most);
}
