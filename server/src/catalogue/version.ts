import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** Follows the catalogue, so that what is kept in memory is let go when it changes. */
export interface CatalogueWatch {
  /** Another text after every change of anything that a public reply shows. Never equal between two processes. */
  version(): string;
  /** The same, but deaf to stock: another text when products or categories change. */
  assortment(): string;
  /** Tells of changes, some in a row at once; the way to stop telling is returned. */
  onChange(listener: () => void): () => void;
  stop(): Promise<void>;
}

interface Log {
  warn(facts: object, message: string): void;
}

const pause = { first: 200, longest: 10_000 };

/**
 * Listens on a connection of its own to the notices that the database's triggers send, and comes back when the
 * connection breaks. It answers when it listens.
 */
export async function watchCatalogue(url: string, log: Log): Promise<CatalogueWatch> {
  const boot = randomBytes(6).toString('base64url');
  const listeners = new Set<() => void>();
  let changes = 0;
  let assortmentChanges = 0;
  let telling: NodeJS.Immediate | undefined;
  let client: pg.Client | null = null;
  let retry: NodeJS.Timeout | undefined;
  let isStopped = false;

  const onChange = (table: string | undefined) => {
    changes += 1;
    if (table !== 'variants') assortmentChanges += 1;
    // One statement after the other sends its own notice; those that came together are told once.
    telling ??= setImmediate(() => {
      telling = undefined;
      for (const listener of listeners) listener();
    });
  };

  const listen = async () => {
    const next = new pg.Client({ connectionString: url, application_name: 'afterimage catalogue', keepAlive: true });
    next.on('notification', ({ payload }) => onChange(payload));
    const handleDisconnect = (error?: Error) => {
      if (client !== next) return;
      client = null;
      log.warn({ err: error }, 'the connection that tells of catalogue changes broke');
      comeBack(pause.first);
    };
    next.on('error', handleDisconnect);
    next.on('end', () => handleDisconnect());
    try {
      await next.connect();
      await next.query('listen catalogue');
    } catch (error) {
      await next.end().catch(() => undefined);
      throw error;
    }
    if (isStopped) return next.end();
    client = next;
    // What happened while nobody listened is not known.
    onChange(undefined);
  };

  const comeBack = (delay: number) => {
    if (isStopped) return;
    retry = setTimeout(() => {
      listen().catch(() => comeBack(Math.min(delay * 2, pause.longest)));
    }, delay);
  };

  // While nobody listens, nothing is taken for new longer than a second.
  const deaf = () => (client ? '' : `-${Math.floor(Date.now() / 1000)}`);

  await listen();
  return {
    version: () => `${boot}-${changes}${deaf()}`,
    assortment: () => `${boot}-${assortmentChanges}${deaf()}`,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: async () => {
      isStopped = true;
      clearTimeout(retry);
      clearImmediate(telling);
      const last = client;
      client = null;
      await last?.end();
    },
  };
}
