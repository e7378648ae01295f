import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { CallName } from '@afterimage/contract/values/all-routes.ts';
import { addStoredTranslations } from '@afterimage/translations/stored-translations.ts';
import type { Closer, OpenDomain, ShopParts } from './manifest.ts';
import { manifests } from './manifests.ts';
import { callerFinders } from './operators/caller-finders.ts';
import { checkStore, openParts } from './open-parts.ts';
import { builtStorefront, type Storefront } from './pages/storefront.ts';
import { PublicReads } from './platform/concurrency/public-reads.ts';
import { cancellable } from './platform/db/cancellable.ts';
import { connect, type Database } from './platform/db/connection.ts';
import { migrate } from './platform/db/migrate.ts';
import type { Handlers } from './platform/http/handlers.ts';
import { createServer, registerApi } from './platform/http/http.ts';
import { closeServer, listen } from './platform/http/listen.ts';
import { addTransportHeaders } from './platform/http/transport-headers.ts';
import { startJobs } from './platform/jobs/jobs.ts';
import { seed } from './seed/seed.ts';
import type { Settings } from './settings.ts';

/** The base address of every call. */
const apiBase = '/api';

type ServicesState = Awaited<ReturnType<ShopParts['services']['state']>>;

/** An open shop. */
interface Shop {
  address: string;
  /** Which services it has, now that it is open. */
  services: ServicesState;
  /** Lets requests and jobs that are under way end, then hangs up everywhere. */
  close(): Promise<void>;
}

/** Makes the storefront of a server on which nothing is registered yet. */
type OpenStorefront = (app: FastifyInstance) => Promise<Storefront>;

interface Opening {
  log: (line: string) => void;
  /** What ends the parts that have been opened, in their order. */
  closers: Closer[];
  openStorefront: OpenStorefront;
}

/**
 * Opens the shop on the database at `databaseUrl`: brings it up to date, lets every domain register itself by its
 * manifest, listens. The pages are those of the build, unless another storefront is given.
 */
export async function openShop(
  settings: Settings,
  databaseUrl: string,
  log: (line: string) => void,
  openStorefront: OpenStorefront = builtStorefront,
): Promise<Shop> {
  const closers: Closer[] = [];
  const close = async () => {
    for (const end of closers.splice(0).toReversed()) await end();
  };
  try {
    return { ...(await open(settings, databaseUrl, { log, closers, openStorefront })), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function open(settings: Settings, databaseUrl: string, opening: Opening): Promise<Omit<Shop, 'close'>> {
  const { log, closers } = opening;
  await addStoredTranslations();
  await checkStore(settings);
  await migrate(databaseUrl);
  // Nobody waits for an answer as long as that.
  const { db, pool, close } = connect(databaseUrl, 16, { statementTimeoutMs: 60_000 });
  closers.push(close);
  // What everybody may read has connections of its own, so that however much of it is asked for, orders find one.
  const reading = connect(databaseUrl, 8, { statementTimeoutMs: 8000, readOnly: true });
  closers.push(reading.close);
  const readDb = (signal: AbortSignal) => cancellable(reading.pool, pool, signal);
  if (await seed(db)) log('Loaded the sample shop');

  const app = createServer({ log: { level: settings.logLevel }, trustProxy: settings.trustProxy });
  addTransportHeaders(app, { https: settings.publicUrl?.startsWith('https:') ?? false });
  const storefront = await opening.openStorefront(app);
  let address = settings.publicUrl ?? '';
  const shopUrl = () => address;
  const shop = await openParts({ settings, databaseUrl, db, app, storefront, shopUrl, apiBase }, closers);
  const domains = await openDomains(shop, closers);
  await registerRoutes(app, { ...shop, readDb }, domains);
  const instance = randomUUID();
  app.get('/health', async (_, reply) => {
    await pool.query('select 1');
    return reply.header('cache-control', 'no-store').send({ data: { instance } });
  });

  const port = await listen(app, settings);
  closers.push(() => closeServer(app));
  address ||= `http://localhost:${port}`;
  await takePartInJobs(databaseUrl, { log: app.log, domains }, closers);
  return { address, services: await shop.services.state(db) };
}

/** Opens the domains, each after those it builds on. */
async function openDomains(shop: ShopParts, closers: Closer[]): Promise<OpenDomain[]> {
  const domains: OpenDomain[] = [];
  for (const { open: openDomain } of manifests.toReversed()) {
    const domain = (await openDomain?.(shop)) ?? {};
    if (domain.close) closers.push(domain.close);
    const { delayedActs = [], lists = [], bulkActions = [] } = domain.registers ?? {};
    shop.registered.delayedActs.push(...delayedActs);
    shop.registered.lists.push(...lists);
    shop.registered.bulkActions.push(...bulkActions);
    domains.push(domain);
  }
  return domains;
}

async function registerRoutes(
  app: FastifyInstance,
  { db, readDb, catalogue, shopUrl, throttle }: ShopParts & { readDb: (signal: AbortSignal) => Database },
  domains: readonly OpenDomain[],
): Promise<void> {
  const handlers: Partial<Handlers> = Object.assign({}, ...domains.map((domain) => domain.handlers));
  const call = registerApi(app, {
    db,
    reads: new PublicReads({ catalogueVersion: () => catalogue.version(), readDb }),
    handlers,
    ...callerFinders(db, throttle),
    catalogueVersion: () => catalogue.version(),
    shopUrl,
    base: apiBase,
  });
  const names = Object.keys(handlers) as CallName[];
  for (const { routes } of domains) await routes?.(app, { call, names });
}

/** Lets this process do the jobs of the domains. What they close is closed once the jobs have stopped. */
async function takePartInJobs(
  databaseUrl: string,
  { log, domains }: { log: FastifyInstance['log']; domains: readonly OpenDomain[] },
  closers: Closer[],
): Promise<void> {
  const jobs = await startJobs({ databaseUrl, log });
  const afterJobs: Closer[] = [];
  closers.push(async () => {
    await jobs.stop();
    for (const end of afterJobs) await end();
  });
  for (const domain of domains) {
    const end = await domain.jobs?.(jobs);
    if (end) afterJobs.push(end);
  }
}
