import type { SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { AnyDelayedActKind } from './acts/delayed-act.ts';
import type { LinkDraft } from './cart/cart-handlers.ts';
import type { CatalogueWatch } from './catalogue/version.ts';
import type { Parts } from './files/receive/parts.ts';
import type { DiskRoom } from './files/store/disk-room.ts';
import type { FileStore } from './files/store/store.ts';
import type { Storefront } from './pages/storefront.ts';
import type { Database } from './platform/db/connection.ts';
import type { PersonalRows } from './platform/db/personal-data.ts';
import type { Handlers } from './platform/http/handlers.ts';
import type { CallInProcess } from './platform/http/http.ts';
import type { BulkAction, OperatorList } from './platform/lists/bulk-action.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import type { Throttle } from './platform/rate-limit/rate-limits.ts';
import type { ReadViewers } from './projects/read-projects.ts';
import type { Settings } from './settings.ts';
import type { Services } from './shop-settings/services.ts';

export type Closer = () => Promise<void> | void;

/** What an open shop gives to its domains. */
export interface ShopParts {
  settings: Settings;
  db: Database;
  catalogue: CatalogueWatch;
  store: FileStore;
  /** A folder on this machine for uploads that are arriving, and those of them that come in parts. */
  incoming: string;
  parts: Parts;
  /** What uploads may still take of that folder's disk. */
  room: DiskRoom;
  throttle: Throttle;
  /** The shop's own keys for signing. */
  secrets: { files: Buffer; drafts: Buffer; guestOrders: Buffer; devices: Buffer };
  /** What takes money and sends mail, as the environment or the owner has set it. */
  services: Services;
  /** Where the shop is, an origin without a slash at its end; known once the shop listens. */
  shopUrl: () => string;
  /** The base address of every call. */
  apiBase: string;
  storefront: Storefront;
  log: FastifyInstance['log'];
  /** How the personal rows of every domain are erased, in the order in which they are. */
  personalRows: readonly PersonalRows[];
  ports: Ports;
  /** What the domains that are open so far have registered; complete once all are. */
  registered: Registered;
}

/** What domains add to lists, bulk acts and undo. */
interface Registered {
  delayedActs: AnyDelayedActKind[];
  lists: OperatorList[];
  bulkActions: BulkAction[];
}

/** What a domain is given of domains that come before it in the order of house/server-domains.ts, and so must not import. */
interface Ports {
  /** Gives an account the orders that its person made as a guest. Called in the transaction that proves the address. */
  joinGuestOrders(tx: Database, accountId: string): Promise<void>;
  /** The condition that an order, or a project, of somebody else than its owner needs the file of a row. */
  isOrderedByOthers(ownerId: string | null): SQL | undefined;
  readViewers: ReadViewers;
  linkDraft: LinkDraft;
}

/** What a domain does in an open shop. */
export interface OpenDomain {
  /** The calls of the API that the domain answers. */
  handlers?: Partial<Handlers>;
  /** What the domain adds to what operators can do. */
  registers?: Partial<Registered>;
  /** Registers addresses beside the API. */
  routes?(app: FastifyInstance, api: { call: CallInProcess; names: readonly (keyof Handlers)[] }): Promise<void> | void;
  /** Takes part in the queue; answers what to close once the jobs have stopped. */
  jobs?(jobs: Jobs): Promise<Closer | void>;
  close?: Closer;
}

/** How a domain of the server registers itself; one stands in each domain's `manifest.ts`. */
export interface Manifest {
  /** The folder. */
  name: string;
  /** The module of the domain's tables, with how its personal rows are erased. */
  tables?: Readonly<Record<string, unknown>> & { readonly personalRows?: readonly PersonalRows[] };
  /** Called once, when the parts of the shop are open and nothing listens yet. */
  open?(shop: ShopParts): OpenDomain | Promise<OpenDomain>;
}
