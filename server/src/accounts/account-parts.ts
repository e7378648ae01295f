import type { Database } from '../platform/db/connection.ts';
import type { KnownDevices } from './known-devices.ts';
import type { Throttle } from '../platform/rate-limit/rate-limits.ts';

/** What the calls on accounts need besides the request. */
export interface AccountParts {
  throttle: Throttle;
  devices: KnownDevices;
  /** Where the shop is, an origin without a slash at its end; the links in mails begin with it. */
  shopUrl: () => string;
  /** Gives the account the orders that its person made as a guest. Called in the transaction that proves the address. */
  joinGuestOrders: (tx: Database, accountId: string) => Promise<void>;
}
