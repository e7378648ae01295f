import { parseCookie } from 'cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import * as z from 'zod';
import { allRoutes, type CallName } from '@afterimage/contract/values/all-routes.ts';
import type { DeviceClass, VisitStep } from '@afterimage/contract/values/visits.ts';
import { splitLocale } from '@afterimage/words/locale.ts';
import { operatorMark } from '../platform/http/browser.ts';
import { networkOf } from '../platform/http/network-of.ts';
import { requestLocale } from '../platform/locale/request-locale.ts';
import type { VisitCounter } from './visit-counter.ts';

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** Programs that read pages: most say so, and the others send no name at all. */
const program =
  /bot\b|crawl|spider|slurp|headless|lighthouse|preview|monitor|archiver|curl|wget|python|java\/|okhttp|axios|node/i;

/** Whether the one who asks may be counted: a person who has not asked not to be, and who is not of the shop. */
export function mayCount(headers: Headers): boolean {
  if (typeof headers['cookie'] === 'string' && parseCookie(headers['cookie'])[operatorMark] !== undefined) return false;
  if (headers['dnt'] === '1' || headers['sec-gpc'] === '1') return false;
  const agent = headers['user-agent'];
  return typeof agent === 'string' && agent !== '' && !program.test(agent);
}

/** On what somebody sees the shop. It is told in three words, by which nobody can be told from another. */
export function deviceOf(agent: string): DeviceClass {
  if (/ipad|tablet|kindle|silk|playbook|android(?!.*mobile)/i.test(agent)) return 'tablet';
  return /mobi|iphone|ipod|android/i.test(agent) ? 'phone' : 'computer';
}

/** What somebody does who comes to a page. */
export function stepsOfPage({ path, isEntry }: { path: string; isEntry: boolean }): VisitStep[] {
  const [, inner] = splitLocale(path);
  // operators look at drafts, and from the page of a payment customers come back
  if (/\/preview\./.test(inner)) return [];
  const steps: VisitStep[] = isEntry && !inner.startsWith('/checkout/') ? ['visit'] : [];
  if (/^\/products\/[^/]+\/?$/.test(inner)) steps.push('product');
  if (/^\/customize\/[^/]+\/?$/.test(inner)) steps.push('studio');
  return steps;
}

/** `isEntry`: the visitor comes from outside of the shop. */
const shownPage = z.strictObject({ path: z.string().startsWith('/').max(500), isEntry: z.boolean() });

/** The writes after which something is in a cart. */
const additions = new Set(
  (['addCartItem', 'addGuestCartItem'] satisfies CallName[]).map((name) =>
    allRoutes[name].replace(/ (.*)/, (_, path: string) => ` ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
  ),
);

/** Nobody looks at more pages in an hour; who tells more would only falsify the sums. */
const mostPages = 600;
const hour = 3_600_000;

/** Whether a network has told few enough pages in this hour. It is forgotten after it, and stands in memory alone. */
function pageBound(): (address: string) => boolean {
  const counts = new LRUCache<string, number>({ max: 20_000, ttl: hour, noUpdateTTL: true });
  return (address) => {
    const network = networkOf(address);
    const count = (counts.get(network) ?? 0) + 1;
    counts.set(network, count);
    return count <= mostPages;
  };
}

const agentOf = ({ headers }: FastifyRequest): string => headers['user-agent'] ?? '';

/**
 * Counts the steps of visitors. Pages tell when they are shown; what comes into a cart is seen by its reply. No cookie is set, and
 * neither address nor browser nor page is stored.
 */
export function registerVisits(app: FastifyInstance, apiBase: string, counter: VisitCounter): void {
  const isWithinBound = pageBound();
  app.post(`${apiBase}/visits`, { bodyLimit: 1024 }, async (request, reply) => {
    const page = shownPage.safeParse(request.body);
    // What comes from another site is no visit of this one.
    const isOwn =
      request.headers['sec-fetch-site'] === undefined || request.headers['sec-fetch-site'] === 'same-origin';
    if (page.success && isOwn && mayCount(request.headers) && isWithinBound(request.ip)) {
      const [locale] = splitLocale(page.data.path);
      const device = deviceOf(agentOf(request));
      for (const step of stepsOfPage(page.data)) counter.count({ step, locale, device });
    }
    return reply.code(204).header('cache-control', 'no-store').send();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = `${request.method} ${request.routeOptions.url?.slice(apiBase.length) ?? ''}`;
    if (additions.has(route) && reply.statusCode < 300 && mayCount(request.headers))
      counter.count({
        step: 'cart',
        locale: requestLocale(request.headers['accept-language']),
        device: deviceOf(agentOf(request)),
      });
    done();
  });
}
