import { posix } from 'node:path';
import { allImports, importsOf, isTest, type Sources } from './imports.ts';

/** The server's domains: each may import from those after it. What lies beside them in src is used by all. */
const serverOrder = [
  'cli',
  'import-export',
  'seed',
  'today',
  'visits',
  'moderation',
  'people',
  'mail-desk',
  'shop-desk',
  'privacy',
  'desk',
  'back-office',
  'pages',
  'discovery',
  'money-desk',
  'order-desk',
  'journal-desk',
  'coupon-desk',
  'page-desk',
  'catalogue-desk',
  'checkout',
  'payments',
  'workshop',
  'reports',
  'viewer',
  'previews',
  'model-export',
  'targets',
  'print',
  'reviews',
  'projects',
  'withdrawals',
  'orders',
  'coupons',
  'ready-designs',
  'drafts',
  'cart',
  'wishlist',
  'stock-notices',
  'blog',
  'catalogue',
  'files',
  'acts',
  'legal-texts',
  'help',
  'webhooks',
  'operators',
  'accounts',
  'location',
  'shop-settings',
  'translations',
  'platform/mail',
  'platform/rate-limit',
  'platform/concurrency',
  'platform/lists',
  'platform/http',
  'platform/signing',
  'platform/cache',
  'platform/locale',
  'platform/jobs',
  'platform/log',
  'platform/db',
] as const;

const serverExceptions = new Map([
  ['platform/jobs -> platform/mail', 'the table of queues names what each job carries'],
  ['platform/db -> platform/jobs', 'migrating prepares the tables of the queue'],
]);

/**
 * Files that query tables of a domain that comes before their own, for one answer in one query. They may import its
 * `tables.ts` and nothing else of it; a foreign key never does this.
 */
export const tableReaders: ReadonlyMap<string, string> = new Map([
  ['server/src/previews/drawn-photograph.ts', 'a preview shows the print on a picture that an operator has sent'],
  ['server/src/catalogue/model-files.ts', 'the model of a product is one that an operator has sent'],
  ['server/src/catalogue/catalogue-handlers.ts', 'a product tells whether there are ready designs of it'],
  ['server/src/cart/own-holds.ts', 'what a cart may have includes what its own orders hold'],
  ['server/src/payments/settle-edit.ts', 'a paid difference settles the edit that asked for it'],
  ['server/src/orders/line-standing.ts', 'a line of an order tells what of it was cancelled or sent back'],
  ['server/src/orders/order-money.ts', 'an order tells what was given back and what is still to be paid'],
  ['server/src/orders/after-order.ts', 'an order tells of its parcels, its returns and where it goes now'],
  ['server/src/orders/present-slots.ts', 'what an order shows is what its projects hold now'],
  ['server/src/orders/read-withdrawals.ts', 'an order shows what its customer withdrew from'],
  ['server/src/orders/read-order.ts', 'an order names its projects and where it is paid'],
]);

/** These join the domains, so no domain may import them. */
const serverJoints = ['main.ts', 'manifests.ts', 'open-parts.ts', 'shop.ts'];

/** The domain of a file of the server, a part of the platform being one, and its path within; null for loose files. */
function domainOf(path: string): { domain: string; inside: string } | null {
  const [room, , first = '', ...rest] = path.split('/');
  if (room !== 'server' || rest.length === 0) return null;
  const parts = first === 'platform' ? 2 : 1;
  const all = [first, ...rest];
  return { domain: all.slice(0, parts).join('/'), inside: all.slice(parts).join('/') };
}

/** `readers` are the files that may read tables of a domain before their own. */
export function wrongDomains(sources: Sources, readers = tableReaders): string[] {
  const order: readonly string[] = serverOrder;
  return allImports(sources).flatMap(({ from, to }) => {
    const own = domainOf(from);
    if (!own || !to.startsWith('server/') || isTest(from)) return [];
    if (!order.includes(own.domain))
      return [`${from}: the domain ${own.domain} has no place in the order of house/server-domains.ts`];
    const other = domainOf(to);
    if (!other)
      return serverJoints.includes(posix.basename(to))
        ? [`${from} imports ${to}: a domain must not know what joins it`]
        : [];
    const isBelow = order.indexOf(own.domain) <= order.indexOf(other.domain);
    if (isBelow || serverExceptions.has(`${own.domain} -> ${other.domain}`)) return [];
    if (other.inside === 'tables.ts' && readers.has(from)) return [];
    return [`${from} imports ${to}: ${other.domain} comes before ${own.domain}`];
  });
}

/** How many files `shop.ts` may import: domains register themselves by their manifests. */
const mostOfShop = 20;

/** A domain with tables or calls has a `manifest.ts`; `manifests.ts` lists them in the order of the domains. */
export function wrongManifests(sources: Sources): string[] {
  const order: readonly string[] = serverOrder;
  const paths = [...sources.keys()].filter((path) => path.startsWith('server/src/') && !isTest(path));
  const registering = paths.filter((path) => /\/(?:tables|[\w-]+-handlers)\.ts$/.test(path));
  const domains = new Set(registering.flatMap((path) => domainOf(path)?.domain ?? []));
  const missing = [...domains].filter((domain) => !sources.has(`server/src/${domain}/manifest.ts`));
  const list = sources.get('server/src/manifests.ts') ?? '';
  const places = new Map(
    Array.from(list.matchAll(/^import \{ (\w+) \} from '\.\/(.+)\/manifest\.ts';$/gm), ([, name = '', domain = '']) => [
      domain,
      list.search(new RegExp(`^  ${name},$`, 'm')),
    ]),
  );
  const written = paths.flatMap((path) => /^server\/src\/(.+)\/manifest\.ts$/.exec(path)?.[1] ?? []);
  const listed = order.filter((domain) => written.includes(domain)).map((domain) => places.get(domain) ?? -1);
  const ofShop = importsOf('server/src/shop.ts', sources.get('server/src/shop.ts') ?? '');
  return [
    ...missing.map((domain) => `server/src/${domain} has no manifest.ts`),
    ...(listed.some((place, at) => place <= (listed[at - 1] ?? 0))
      ? ['server/src/manifests.ts does not list every manifest in the order of house/server-domains.ts']
      : []),
    ...(ofShop.length > mostOfShop ? [`server/src/shop.ts imports ${ofShop.length} files: use a manifest`] : []),
  ];
}
