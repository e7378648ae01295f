import { shopName } from '@afterimage/words/shop-name.ts';
import { cachedAtHeader } from '../service-worker/worker-messages.ts';

/** A page that can be read without a network. */
export interface CachedPage {
  path: string;
  title: string;
  at: number;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** The title of a document of ours, without the shop's name at its end. */
function titleOf(html: string): string {
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  const text = title.replace(/&(amp|lt|gt|quot);/g, (_, name: string) => entities[name] ?? '');
  const end = ` – ${shopName()}`;
  return text.endsWith(end) ? text.slice(0, -end.length) : text;
}

const most = 24;

/** The pages that the service worker has kept, the last one first; each once, in one language. */
export async function readCachedPages(isOurs: (path: string) => boolean): Promise<CachedPage[]> {
  if (!('caches' in globalThis)) return [];
  const pageByPath = new Map<string, CachedPage>();
  for (const name of await caches.keys()) {
    if (!name.startsWith('pages-')) continue;
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const { pathname, search } = new URL(request.url);
      const response = isOurs(pathname) ? await cache.match(request) : undefined;
      const at = Number(response?.headers.get(cachedAtHeader));
      if (response && at > 0)
        pageByPath.set(pathname + search, { path: pathname + search, at, title: titleOf(await response.text()) });
    }
  }
  return [...pageByPath.values()].toSorted((a, b) => b.at - a.at).slice(0, most);
}
